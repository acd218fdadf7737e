import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn, removeOld } from '../pictures/remove-old.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** What NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12
const TAG_BYTES = 16

/** A file, and the secret without which it is worthless. */
export interface SealedFile {
  readonly file: string
  readonly secret: string
}

/**
 * Files of pictures in a folder that is served nowhere, one folder a tenant. Each is encrypted with a secret of its
 * own, which only the database has: who deletes the row has deleted the picture, wherever a copy of its file is.
 */
export class PictureFiles {
  readonly #folder: string

  /** @param folder such as `data/trade-in`; made when it is first needed */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes a file, whole or not at all. */
  async write(tenant: string, bytes: Uint8Array): Promise<SealedFile> {
    const folder = join(this.#folder, tenant)
    const [file, key, iv] = [randomUUID(), randomBytes(KEY_BYTES), randomBytes(IV_BYTES)]
    const cipher = createCipheriv(CIPHER, key, iv)
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `${file}.part`)
    await writeFile(temporary, Buffer.concat([iv, cipher.getAuthTag(), sealed]), { flush: true })
    await rename(temporary, join(folder, file))
    return { file, secret: key.toString('base64url') }
  }

  /** The bytes of a file; undefined where it is missing or damaged. */
  async read(tenant: string, { file, secret }: SealedFile): Promise<Uint8Array | undefined> {
    try {
      const bytes = await readFile(join(this.#folder, tenant, file))
      const key = Buffer.from(secret, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(sealed), decipher.final()])
    } catch {
      return undefined
    }
  }

  remove(tenant: string, file: string): Promise<void> {
    return rm(join(this.#folder, tenant, file), { force: true })
  }

  /**
   * Removes the files that belong to no picture: of those that were deleted, and of uploads that a killed process
   * began. Younger ones may still get their row.
   *
   * @returns how many there were
   */
  async sweep(
    filesOf: (tenant: string) => Promise<ReadonlySet<string>>,
    before: Date,
  ): Promise<number> {
    let removed = 0
    for (const tenant of await namesIn(this.#folder)) {
      removed += await removeOld(join(this.#folder, tenant), before, await filesOf(tenant))
    }
    return removed
  }
}
