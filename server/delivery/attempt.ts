const EXCERPT_CHARACTERS = 200
/** More is not searched for what to mask: the search takes the square of its length. */
const READ_CHARACTERS = 1000

const ADDRESS = /[^\s@<>"',;:()[\]]+@[^\s@<>"',;:()[\]]+/g
/** Six digits or more, with what people put between them: a phone or card number. */
const LONG_NUMBER = /\+?\d(?:[\s().-]?\d){5,}/g
// Marks that reverse or hide text in a terminal or on a page.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/**
 * The beginning of a receiver's text on one line, for operators: without mail addresses and long numbers,
 * since receivers repeat what they were sent.
 */
export function excerptOf(text: string): string {
  const line = text.slice(0, READ_CHARACTERS).toWellFormed().replace(UNSEEN, ' ').trim()
  const masked = line.replace(ADDRESS, '…@…').replace(LONG_NUMBER, '…')
  return masked.length > EXCERPT_CHARACTERS
    ? `${masked.slice(0, EXCERPT_CHARACTERS).toWellFormed()}…`
    : masked
}
