/** The words of a text in lower case; anything but letters and digits separates them. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The words of each name and synonym, with the name. */
export const entriesOf = <T extends string>(
  names: readonly T[],
  synonyms: Readonly<Record<string, T>>,
) => [
  ...names.map((name) => [wordsOf(name), name] as const),
  ...Object.entries(synonyms).map(([text, name]) => [wordsOf(text), name] as const),
]

/** The last index after `phrase` in `text`, in words; 0 if it does not occur. */
function endOf(phrase: readonly string[], text: readonly string[]): number {
  for (let end = text.length; end >= phrase.length; end--) {
    if (phrase.every((word, i) => text[end - phrase.length + i] === word)) return end
  }
  return 0
}

/**
 * The name whose words occur last in the text, since English puts the noun last; of equals, the
 * longest.
 */
export function lastNamed<T>(
  text: string,
  entries: readonly (readonly [readonly string[], T])[],
): T | undefined {
  const words = wordsOf(text)
  const found = entries
    .map(([phrase, name]) => ({ name, end: endOf(phrase, words), length: phrase.length }))
    .filter(({ end }) => end > 0)
    .sort((a, b) => b.end - a.end || b.length - a.length)
  return found[0]?.name
}
