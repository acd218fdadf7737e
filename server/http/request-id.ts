import { randomBytes } from 'node:crypto'

const process = randomBytes(6).toString('base64url')
let count = 0

/** Unique among all processes; told to whoever meets an error, and written into the log. */
export const newRequestId = (): string => `${process}-${(++count).toString(36)}`
