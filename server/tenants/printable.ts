// Line ends, terminal escape sequences, and bidirectional control characters.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * An untrusted text for one line of a terminal or log: control characters as escapes, at most `most`
 * characters.
 */
export function printable(text: string, most = 1_000): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return cut.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
