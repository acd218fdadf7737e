import { nearestName } from '#domain/nearest-name.ts'

/** More than twice the length of any known name; longer ones are not compared, to bound the time. */
const LONGEST_MISTYPED = 100

/** `; did you mean "hero"?` where a known name is similar, else an empty string. */
export function hint(found: unknown, known: Iterable<string>): string {
  const isName = typeof found === 'string' && found.length <= LONGEST_MISTYPED
  const name = isName ? nearestName(found, known) : undefined
  return name === undefined ? '' : `; did you mean "${name}"?`
}
