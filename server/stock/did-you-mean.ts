import { nearestName } from '#domain/nearest-name.ts'

/** " Did you mean "x"?" for the nearest known name, or an empty text where none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const name = nearestName(wrong, known)
  return name === undefined ? '' : ` Did you mean "${name}"?`
}
