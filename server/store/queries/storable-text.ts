/** Whether a text can be stored as it is: PostgreSQL refuses NUL and halves of characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A text of a visitor or feed with U+FFFD for what PostgreSQL cannot store. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\u{fffd}')
