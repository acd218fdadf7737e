import { nearestName } from '#domain/nearest-name.ts'

/** `; did you mean "hero"?` where a known name is near, else nothing. */
export function hint(found: unknown, known: Iterable<string>): string {
  const name = typeof found === 'string' ? nearestName(found, known) : undefined
  return name === undefined ? '' : `; did you mean "${name}"?`
}
