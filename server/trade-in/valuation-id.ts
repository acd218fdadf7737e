import { randomBytes } from 'node:crypto'

const BYTES = 18

/** Nobody can guess it, and it fits into a message. */
export const newValuationId = (): string => randomBytes(BYTES).toString('base64url')

/** Whether a text may be one. */
export const isValuationId = (text: string): boolean => /^[\w-]{24}$/.test(text)
