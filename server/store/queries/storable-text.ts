/** Whether a text can be stored as it is: PostgreSQL refuses NUL and halves of characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A text of a visitor or feed with U+FFFD for what PostgreSQL cannot store. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\u{fffd}')

const TOKEN = /^[\w-]{1,128}$/

/** Whether a text may be an id or key of a lead. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** Whether a text is a time as they are stored: compared as text, so each must have the same form. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
