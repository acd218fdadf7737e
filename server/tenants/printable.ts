// Line ends and escape sequences of a terminal, and signs that turn the direction of writing.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text that a file or its name brought, on one line of a terminal or log: control characters as
 * escapes, and no longer than `most` characters.
 */
export function printable(text: string, most = 1_000): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return cut.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
