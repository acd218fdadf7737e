import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../keyring/keyring.ts'

const CODES = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 10
const PURPOSE = 'staff recovery code'

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Ten codes as people read them, and the signatures that are stored of them. */
export function newRecoveryCodes(keyring: Keyring, member: string) {
  const codes = Array.from({ length: CODES }, newCode)
  return {
    shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    stored: codes.map((code) => keyring.sign(PURPOSE, `${member} ${code}`)),
  }
}

/** Which of a person's stored codes this is. */
export const storedCodeOf = (
  keyring: Keyring,
  member: string,
  code: string,
  stored: readonly string[],
): string | undefined =>
  stored.find((signature) => keyring.verifies(PURPOSE, `${member} ${code}`, signature))
