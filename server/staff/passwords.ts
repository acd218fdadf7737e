import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { NoTurnError, turns } from './turns.ts'

/** What a password costs: `blocks` of memory and `passes` over them. */
export interface PasswordCost {
  /** log2 of scrypt's N. */
  readonly blocks: number
  readonly passes: number
}

/** 32 MiB and about a fifth of a second (OWASP Password Storage Cheat Sheet, scrypt). */
export const passwordCost: PasswordCost = { blocks: 15, passes: 3 }

const BLOCK_SIZE = 8
const BYTES = 32
const SALT_BYTES = 16
const BYTES_PER_UNIT = 128
/** Each takes memory, and one of the four threads that read files too. */
const AT_ONCE = 2
const WAITING = 30
const RETRY_SECONDS = 5

/** Hashes passwords, at most two at once; rejects with 503 where too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** As slow without a hash as with one, so that the time does not tell which accounts there are. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}

export function passwords(cost: PasswordCost = passwordCost): Passwords {
  const inTurn = turns(AT_ONCE, WAITING)
  const derived = (password: string, salt: Buffer, of: PasswordCost) =>
    inTurn(() => derive(password, salt, of)).catch((cause: unknown) => {
      if (!(cause instanceof NoTurnError)) throw cause
      throw new AppError(503, 'busy', 'Too many people sign in just now. Try again in a moment', {
        retryAfter: RETRY_SECONDS,
      })
    })
  const nobody = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(BYTES) }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const key = await derived(password, salt, cost)
      return JSON.stringify({
        kind: 'scrypt',
        ...cost,
        salt: salt.toString('base64url'),
        key: key.toString('base64url'),
      })
    },
    async matches(password, hash) {
      const known = hash === undefined ? nobody : readHash(hash)
      const key = await derived(password, known.salt, known.cost)
      return timingSafeEqual(key, known.key)
    },
  }
}

const bytes = (length: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((read) => read.length === length)

const storedHash = z.strictObject({
  kind: z.literal('scrypt'),
  blocks: z.int(),
  passes: z.int(),
  salt: bytes(SALT_BYTES),
  key: bytes(BYTES),
})

function readHash(hash: string) {
  const { salt, key, blocks, passes } = storedHash.parse(JSON.parse(hash))
  return { salt, key, cost: { blocks, passes } }
}

/** The same letters, however a keyboard composes them (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC')

function derive(password: string, salt: Buffer, { blocks, passes }: PasswordCost): Promise<Buffer> {
  const N = 2 ** blocks
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: passes }
  options.maxmem = 2 * BYTES_PER_UNIT * N * BLOCK_SIZE
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, BYTES, options, (cause, key) => {
      if (cause) reject(cause)
      else resolve(key)
    })
  })
}
