/**
 * The beginning of a text, at most `limit` characters, ended at a word; undefined where the text is
 * not longer. Spec 9.09.
 */
export function shortened(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  const cut = text.slice(0, limit + 1)
  const end = cut.search(/\s\S*$/)
  return `${cut.slice(0, end > 0 ? end : limit).trimEnd()}…`
}
