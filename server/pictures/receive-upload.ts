import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { closeUnread } from '../http/endpoint/body.ts'

export interface ReceiveOptions {
  /** Of the temporary file; made where there is none. */
  readonly folder: string
  readonly bytesUnder: number
  /** The sentence for one that is larger. */
  readonly tooLarge: string
}

/**
 * A request's body as a temporary file while `use` works, so that memory does not grow with uploads.
 * @throws AppError 413 for a larger one, of which no more is read; 400 where it ends early
 */
export async function receiveUpload<Result>(
  c: Context<AppEnv>,
  { folder, bytesUnder, tooLarge }: ReceiveOptions,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const tooLargeError = () => {
    closeUnread(c)
    return new AppError(413, 'upload_too_large', tooLarge)
  }
  if (Number(c.req.header('content-length') ?? 0) >= bytesUnder) throw tooLargeError()
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${randomUUID()}.part`)
  try {
    await written(c.req.raw.body, file, bytesUnder, tooLargeError)
    return await use(file)
  } finally {
    await rm(file, { force: true })
  }
}

async function written(
  body: Request['body'],
  file: string,
  bytesUnder: number,
  tooLargeError: () => AppError,
): Promise<void> {
  let size = 0
  const limited = async function* () {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size >= bytesUnder) throw tooLargeError()
      yield chunk
    }
  }
  try {
    await pipeline(limited, createWriteStream(file))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (cause instanceof Error && 'code' in cause && isOfDisk(cause.code)) throw cause
    throw new AppError(400, 'body_incomplete', 'The upload ended early', { cause })
  }
}

/** A full disk is no fault of the client. */
const isOfDisk = (code: unknown): boolean =>
  typeof code === 'string' && ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE'].includes(code)
