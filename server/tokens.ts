import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret of a session or a link, which nobody can guess. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of it: the database does not open a session. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')
