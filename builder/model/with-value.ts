import type { Path } from '#pages/problem.ts'

/**
 * A JSON value with another one at a path; undefined takes the field away, or the entry of a list. Objects on
 * the way are made where they are missing; all beside the path is shared with the value before.
 */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value) && typeof key === 'number') {
    const list: readonly unknown[] = value
    const inner = withValue(list[key], rest, next)
    return inner === undefined
      ? list.toSpliced(key, 1)
      : list.with(Math.min(key, list.length), inner)
  }
  const { [key]: old, ...others } = objectOf(value)
  const inner = withValue(old, rest, next)
  if (inner === undefined) return others
  // In the place that it had, so that files keep their order.
  return { ...objectOf(value), [key]: inner }
}

const objectOf = (value: unknown): Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** What a JSON value has at a path; undefined where nothing is. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
