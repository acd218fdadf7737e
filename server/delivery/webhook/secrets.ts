import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { errorReason } from '../../system-error.ts'

const MIN_CHARACTERS = 16
const secret = z.string().min(MIN_CHARACTERS)
const fileSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  z.union([secret, z.array(secret).min(1).max(2)]),
)

/** The secrets of webhooks by the names that dealers' files use. */
export interface SecretsByName {
  /** One, or two while one replaces the other; undefined for an unknown name. */
  of(name: string): readonly string[] | undefined
}

/** The secrets of a file, which may be read again. */
export interface WebhookSecrets extends SecretsByName {
  /** The names; the same set after the file was read again. */
  readonly names: ReadonlySet<string>
  /** Reads the file again; after a failure the secrets are those of before. Rejects as `webhookSecrets`. */
  reload(): Promise<void>
}

/**
 * Reads secrets from a JSON file such as `{ "crm": "<at least 16 characters>" }`; without one there are
 * none.
 * @throws Error that names the file and what is wrong, and repeats no secret
 */
export async function webhookSecrets(file: string | undefined): Promise<WebhookSecrets> {
  const byName = new Map<string, readonly string[]>()
  const names = new Set<string>()
  const reload = async () => {
    const read = file === undefined ? {} : await readSecrets(file)
    byName.clear()
    names.clear()
    for (const [name, given] of Object.entries(read)) {
      byName.set(name, typeof given === 'string' ? [given] : given)
      names.add(name)
    }
  }
  await reload()
  return { names, of: (name) => byName.get(name), reload }
}

const texts = { ENOENT: 'there is no such file', EACCES: 'this user may not read it' }

async function readSecrets(file: string): Promise<z.infer<typeof fileSchema>> {
  const fail = (reason: string) => new Error(`WEBHOOK_SECRETS_FILE: ${file}: ${reason}`)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw fail(errorReason(cause, texts))
  })
  const read = fileSchema.safeParse(jsonOf(text))
  if (read.success) return read.data
  const name = read.error.issues[0]?.path[0]
  const where = name === undefined ? '' : ` at ${JSON.stringify(name)}`
  throw fail(
    `expected a JSON object of names in small letters, digits and - and of secrets of at least ${MIN_CHARACTERS} characters, or lists of two, found something else${where}`,
  )
}

/** Undefined for what is not JSON: the message of a parser repeats parts of the text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
