import { randomBytes } from 'node:crypto'

const process = randomBytes(6).toString('base64url')
let count = 0

/** Unique among all processes; shown on error pages and written to the log. */
export const newRequestId = (): string => `${process}-${(++count).toString(36)}`
