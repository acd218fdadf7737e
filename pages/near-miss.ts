import { nearestName } from '#domain/nearest-name.ts'

/** No name of ours is half as long; looking for near ones takes time by the length. */
const LONGEST_MISTYPED = 100

/** `; did you mean "hero"?` where a known name is near, else nothing. */
export function hint(found: unknown, known: Iterable<string>): string {
  const isName = typeof found === 'string' && found.length <= LONGEST_MISTYPED
  const name = isName ? nearestName(found, known) : undefined
  return name === undefined ? '' : `; did you mean "${name}"?`
}
