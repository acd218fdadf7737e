import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorReason } from '../system-error.ts'
import { KEY_BYTES, type Keyring, keyringOf } from './keyring.ts'

/** Where the keys are. */
export interface KeyringPlace {
  /** A file that must be there; undefined for `keys` in the data directory, which is made if absent. */
  readonly keysFile: string | undefined
  readonly dataDir: string
}

/** The keys of a file, which may be read again. */
export interface FileKeyring extends Keyring {
  /** Reads the file again; after a failure the keys are those of before. Rejects as `openKeyring`. */
  reload(): Promise<void>
}

const OWNER_ONLY = 0o600

/**
 * Reads keys from a file: each line one of 32 bytes as base64url, the current one first.
 * @throws Error that names the file and what is wrong, and repeats no key
 */
export async function openKeyring({ keysFile, dataDir }: KeyringPlace): Promise<FileKeyring> {
  const file = keysFile ?? join(dataDir, 'keys')
  if (keysFile === undefined) await makeKeys(file)
  let keyring = keyringOf(await readKeys(file))
  return {
    sign: (purpose, text) => keyring.sign(purpose, text),
    verifies: (purpose, text, signature) => keyring.verifies(purpose, text, signature),
    seal: (purpose, text) => keyring.seal(purpose, text),
    unseal: (purpose, sealed) => keyring.unseal(purpose, sealed),
    async reload() {
      keyring = keyringOf(await readKeys(file))
    },
  }
}

const texts = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
}
const fail = (file: string, reason: string, cause?: unknown): Error =>
  new Error(`KEYS_FILE: ${file}: ${reason}`, { cause })

/** Whole from its first moment, and only where there is none: another process may make it just now. */
async function makeKeys(file: string): Promise<void> {
  const made = `${file}.${randomUUID()}`
  try {
    const written = await open(made, 'wx', OWNER_ONLY)
    await written.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`)
    await written.sync()
    await written.close()
    await link(made, file)
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') {
      throw fail(file, `it cannot be made: ${errorReason(cause, texts)}`, cause)
    }
  } finally {
    await rm(made, { force: true })
  }
}

async function readKeys(file: string): Promise<[Buffer, ...Buffer[]]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw fail(file, errorReason(cause, texts), cause)
  })
  const [first, ...rest] = text.split('\n').flatMap((line, at) => keysOfLine(file, line, at + 1))
  if (!first) throw fail(file, `expected a key of ${KEY_BYTES} bytes as base64url, found none`)
  return [first, ...rest]
}

/** The key of a line; none of an empty one. */
function keysOfLine(file: string, line: string, number: number): Buffer[] {
  const given = line.trim()
  if (given === '') return []
  const key = Buffer.from(given, 'base64url')
  if (key.length === KEY_BYTES && key.toString('base64url') === given) return [key]
  throw fail(
    file,
    `line ${number}: expected a key of ${KEY_BYTES} bytes as base64url, found another text`,
  )
}
