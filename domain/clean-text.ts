// Controls but tab, newline and return; marks that turn the direction of what follows; halves of a pair
// without the other; code points that are no characters and that XML refuses.
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu

const LINE_END = /\r\n?|\u2028|\u2029/g

/**
 * A text that people typed, as it is stored: without control characters, without marks that turn the
 * direction of text, well formed, lines ended by `\n`, trimmed. Every engine and XML take it. Spec 5.35, 8.12.
 */
export const cleanLines = (text: string): string =>
  text.replace(LINE_END, '\n').replace(UNWANTED, '').trim()

/** The same on one line: no header and no subject of a mail can be made of it. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ')
