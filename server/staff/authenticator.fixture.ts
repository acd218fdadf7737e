import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
// COSE keys (RFC 9053, 7.1): an elliptic curve key for ES256.
const KEY_TYPE = 1
const ALGORITHM = 3
const CURVE = -1
const X = -2
const Y = -3

interface Question {
  readonly challenge: string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** A passkey of a device, as a browser at this origin asks it (WebAuthn Level 3, 5.1 and 6.1). */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = base64url(credential)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [KEY_TYPE, 2],
    [ALGORITHM, -7],
    [CURVE, 1],
    [X, new Uint8Array(Buffer.from(x, 'base64url'))],
    [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  let counter = 0

  function authenticatorData(at: string, flags: number): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | USER_VERIFIED)
    head.writeUInt32BE(++counter, 1)
    return Buffer.concat([sha256(new URL(at).hostname), head])
  }
  const clientData = (at: string, type: string, { challenge }: Question): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }

  const asked = (at: string) => ({
    id,
    /** The same passkey, asked by a page of another origin. */
    at: (other: string) => asked(other),
    /** The answer to a question for a new passkey. */
    made(question: Question) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([
        authenticatorData(at, HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credential,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(attested)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData(at, 'webauthn.create', question)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      }
    },
    /** The answer to a question for a passkey that it has. */
    answered(question: Question) {
      const data = authenticatorData(at, 0)
      const client = clientData(at, 'webauthn.get', question)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  })
  return asked(origin)
}
