/** Dealer comments show at most this before they expand, characters. Spec 9.09. */
export const DEALER_COMMENTS_CHARACTERS = 400

/**
 * The beginning of a text, at most `limit` characters and an ellipsis, ended at a word; undefined
 * if the text is not longer. A first word that is longer is cut. Spec 9.09.
 */
export function shortened(text: string, limit: number): string | undefined {
  // By code points, so that no emoji is cut in half.
  const characters = Array.from(text)
  if (characters.length <= limit) return undefined
  const oneMore = characters.slice(0, limit + 1).join('')
  const words = oneMore.slice(0, Math.max(0, oneMore.search(/\s\S*$/))).trimEnd()
  return `${words || characters.slice(0, limit).join('')}…`
}
