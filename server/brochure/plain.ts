/** Controls, format characters such as those of direction, unpaired surrogates, private characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/** Emojis, which the fonts of a document do not have; these three signs they have. */
const pictures = /(?![©®™])\p{Extended_Pictographic}/gu

/** A text on one line without characters that nobody sees. */
export const plain = (text: string): string =>
  text.normalize('NFC').replace(pictures, '').replace(/\s+/g, ' ').replace(unprintable, '').trim()

/** A text in paragraphs, each as `plain`; empty ones are left out. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plain)
    .filter((line) => line !== '')

/** A text of at most `most` characters, cut with an ellipsis. */
export function limited(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
