const CONTROL = /[^\P{Cc}\t\n\r]/gu
const HAS_CONTROL = /[^\P{Cc}\t\n\r]/u
const HAS_EXTRA_SPACE = /\s\s|[^\S ]/

/** Removes control characters except tab, line feed and carriage return. */
export const withoutControls = (text: string): string =>
  HAS_CONTROL.test(text) ? text.replace(CONTROL, '') : text

/** Trims a text and collapses white space, including line breaks, to single spaces. */
export function oneLine(value: string): string {
  const text = value.trim()
  return HAS_EXTRA_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** Trims lines, and leaves at most one blank line between paragraphs. */
export function normalizeLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
