import { hash } from 'node:crypto'

/** Enough to name a content among all others, and short in each address of a page. */
const LETTERS = 22

/** What names the bytes of a picture in the library and in addresses. */
export const pictureHash = (bytes: Uint8Array): string =>
  hash('sha256', bytes, 'base64url').slice(0, LETTERS)
