import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ImportError } from '../import-error.ts'

/** Encodings that feeds come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const LONGEST_SEQUENCE = 4
const CONTINUATION_MASK = 0xc0
const CONTINUATION = 0x80

function byMark(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Where the last whole character of a chunk ends, so that a sequence is never cut. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(LONGEST_SEQUENCE, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & CONTINUATION_MASK) === CONTINUATION) continue
    return byte < CONTINUATION ? bytes.length : bytes.length - back
  }
  return bytes.length
}

/**
 * The encoding of a file: by its byte-order mark, else UTF-8 where every byte fits, else
 * windows-1252 (which holds Latin-1). The whole file is looked at, since the first letter outside
 * ASCII may stand on its last line.
 * @throws ImportError file_missing, file_unreadable, file_empty
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const marked = byMark(await startOf(file))
  if (marked) return marked
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = Buffer.concat([rest, chunk as Buffer])
    const end = wholeCharacters(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return 'windows-1252'
    rest = bytes.subarray(end)
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1252'
}

const START_BYTES = 4

async function startOf(file: string): Promise<Uint8Array> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT'
      ? new ImportError('file_missing', `There is no file ${file}.`, cause)
      : new ImportError('file_unreadable', `${file} cannot be read: ${cause.message}.`, cause)
  })
  try {
    const stats = await handle.stat()
    if (stats.isDirectory()) {
      throw new ImportError('file_unreadable', `${file} is a folder; expected a CSV or JSON file.`)
    }
    const { size } = stats
    if (size === 0) throw new ImportError('file_empty', `${file} is empty.`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    const says = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError('file_unreadable', `${file} cannot be read: ${says}.`, cause)
  } finally {
    await handle.close()
  }
}
