import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Context } from 'hono'
import type { FieldErrors } from '#domain/trade-in/field-errors.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import type { FormValues } from '../http/endpoint/body.ts'
import { takePicture } from './take-picture.ts'
import type { PictureTools } from './tools.ts'

const limits = { fields: 10, fieldSize: 1_000, files: 2 * MAX_IMAGES, fileSize: IMAGE_BYTES_UNDER }
const KEY_LENGTH = 32

/** The fields of the form of photos, and what was wrong with its files. */
export interface PhotoForm {
  readonly values: FormValues
  readonly errors: FieldErrors
}

/**
 * The form of photos as a browser without script sends it, all files in one request: each goes to disk as it comes,
 * good ones are stored, and each other one has a sentence. The same file again is the same picture. Spec 5.24, 8.11.
 * @throws AppError 400 where it is malformed or ends early
 */
export async function takePhotoForm(
  c: Context<AppEnv>,
  tools: PictureTools,
  valuation: string,
): Promise<PhotoForm> {
  await mkdir(tools.uploads, { recursive: true })
  const folder = await mkdtemp(join(tools.uploads, 'form-'))
  try {
    const { values, files } = await received(c, folder)
    const present = await (await tools.open())
      .valuationImages(c.get('tenant').slug)
      .images(valuation)
    const after = present.reduce((most, { place }) => Math.max(most, place + 1), 0)
    const errors: Record<string, string> = {}
    for (const [at, { path, name }] of files.entries()) {
      const key = hash('sha256', await readFile(path), 'base64url').slice(0, KEY_LENGTH)
      try {
        await takePicture(c, tools, valuation, { key, name, place: after + at }, path)
      } catch (cause) {
        if (!(cause instanceof AppError && isOfFile(cause))) throw cause
        if (cause.code === 'too_many_images') errors.images = cause.message
        else errors[`images.${at}`] = `${name}: ${cause.message}`
      }
    }
    return { values, errors }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What another file would not have: these are told beside the good ones. */
const isOfFile = ({ status }: AppError): boolean => status === 422 || status === 413

interface ReceivedFile {
  readonly path: string
  readonly name: string
}

async function received(
  c: Context<AppEnv>,
  folder: string,
): Promise<{ values: FormValues; files: readonly ReceivedFile[] }> {
  const values: Record<string, string> = {}
  const files: ReceivedFile[] = []
  const writes: Promise<void>[] = []
  const faults: unknown[] = []
  // A fault of a file ends the form too; nothing of it is left unheard, or on its way.
  const fault = (cause: unknown) => {
    faults.push(cause)
  }
  try {
    const type = c.req.header('content-type') ?? ''
    const form = new Busboy({ headers: { 'content-type': type }, limits })
    form.on('field', (name, value) => {
      values[name] = value
    })
    form.on('file', (_field, stream, name = '') => {
      // A field that nothing was chosen in.
      if (name === '') return stream.resume()
      const path = join(folder, String(files.length))
      files.push({ path, name })
      writes.push(write(stream, path).catch(fault))
    })
    await pipeline(c.req.raw.body ?? [], form)
  } catch (cause) {
    fault(cause)
  }
  await Promise.all(writes)
  if (faults.length === 0) return { values, files }
  throw new AppError(400, 'body_incomplete', 'The upload ended early', { cause: faults[0] })
}

/** At the limit the rest is passed over: the file is then as large as the limit, and refused by its size. */
const write = (stream: BusboyFileStream, path: string): Promise<void> =>
  pipeline(stream, createWriteStream(path))
