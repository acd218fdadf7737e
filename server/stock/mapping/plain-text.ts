const CONTROL = /[^\P{Cc}\t\n\r]/gu
const HAS_CONTROL = /[^\P{Cc}\t\n\r]/u
const UNTIDY = /\s\s|[^\S ]/

/** Text without control characters; white space among them (tab, line feed, return) stays. */
export const withoutControls = (text: string): string =>
  HAS_CONTROL.test(text) ? text.replace(CONTROL, '') : text

/** One line: runs of white space, line breaks included, become one blank. */
export function oneLine(value: string): string {
  const text = value.trim()
  return UNTIDY.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** Lines without outer blanks, at most one blank line between two paragraphs. */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
