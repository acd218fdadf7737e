import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export const KEY_BYTES = 32
/** What NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** Signs and seals with keys that are kept outside of the database. */
export interface Keyring {
  /** HMAC-SHA-256 of a text for a purpose by the current key, base64url. */
  sign(purpose: string, text: string): string
  /** In constant time; also by former keys, so that keys can be rotated. */
  verifies(purpose: string, text: string, signature: string): boolean
  /** Encrypts with AES-256-GCM by the current key, base64url; each time to another text. */
  seal(purpose: string, text: string): string
  /** Undefined where it was not sealed for this purpose by a known key. */
  unseal(purpose: string, sealed: string): string | undefined
}

/** A keyring of keys of 32 bytes: the first one signs and seals, the others still verify and open. */
export function keyringOf(keys: readonly [Buffer, ...Buffer[]]): Keyring {
  const [current] = keys
  return {
    sign: (purpose, text) => signatureBy(current, purpose, text).toString('base64url'),
    verifies(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url')
      // All keys, so that the time does not tell which one it was.
      const found = keys.filter((key) => areEqual(signatureBy(key, purpose, text), given))
      return found.length > 0
    },
    seal: (purpose, text) => sealBy(current, purpose, text).toString('base64url'),
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const text = unsealBy(key, purpose, bytes)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

/** A key of its own for each use and purpose (RFC 5869): a signature for one is worthless for another. */
const derived = (key: Buffer, use: 'sign' | 'seal', purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `forecourt ${use} ${purpose}`, KEY_BYTES))

const signatureBy = (key: Buffer, purpose: string, text: string): Buffer =>
  createHmac('sha256', derived(key, 'sign', purpose))
    .update(text)
    .digest()

const areEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

function sealBy(key: Buffer, purpose: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, derived(key, 'seal', purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

function unsealBy(key: Buffer, purpose: string, bytes: Buffer): string | undefined {
  const start = IV_BYTES + TAG_BYTES
  if (bytes.length < start) return undefined
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, derived(key, 'seal', purpose), iv)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, start))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
