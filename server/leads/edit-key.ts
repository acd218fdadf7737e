import { randomBytes } from 'node:crypto'

const BYTES = 24

/** A secret that a later change of a lead needs: 192 random bits. D21. */
export const newEditKey = (): string => randomBytes(BYTES).toString('base64url')
