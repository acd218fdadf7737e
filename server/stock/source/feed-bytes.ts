import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode, errorReason } from '../../system-error.ts'
import { ImportError } from '../import-error.ts'
import { wideEncoding } from './encoding.ts'

/** Reads a feed from its start on each call, decompressed if it is gzip. */
export type FeedBytes = () => AsyncIterable<Buffer>

const SAMPLE_BYTES = 4096
const GZIP = Buffer.from([0x1f, 0x8b])
// Text has hardly any control characters.
const MAX_CONTROL_SHARE = 0.1

type OtherFormat = { starts: string[]; is: string; advice: string }

/** Formats that are not feeds, by their first bytes (as Latin-1), and what to do. */
const otherFormats: OtherFormat[] = [
  {
    starts: ['PK\x03\x04', 'PK\x05\x06'],
    is: 'a zip archive or an Excel workbook',
    advice: 'Unpack it, or save it as CSV',
  },
  { starts: ['\xd0\xcf\x11\xe0'], is: 'an old Excel or Word file', advice: 'Save it as CSV' },
  { starts: ['%PDF'], is: 'a PDF document', advice: 'Ask the supplier for CSV or JSON' },
  {
    starts: ['7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd'],
    is: 'a compressed archive',
    advice: 'Unpack it',
  },
  { starts: ['\x89PNG', '\xff\xd8\xff', 'GIF8'], is: 'a picture', advice: 'Name the feed itself' },
  { starts: ['SQLite format 3'], is: 'a SQLite database', advice: 'Export its table as CSV' },
  {
    starts: ['<!doctype html', '<html', '<!DOCTYPE html', '<HTML'],
    is: 'a web page',
    advice: 'Check whether the supplier returned an error page',
  },
  { starts: ['<?xml'], is: 'an XML file', advice: 'Ask the supplier for CSV or JSON' },
]

const binary: Omit<OtherFormat, 'starts'> = {
  is: 'binary data',
  advice: 'Name the feed itself, as CSV or JSON',
}

async function sampleOf(bytes: FeedBytes): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes()) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= SAMPLE_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, SAMPLE_BYTES)
}

async function* decompressed(file: string): AsyncIterable<Buffer> {
  try {
    yield* pipeline(createReadStream(file), createGunzip(), () => {})
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError(
      'file_malformed',
      `${file} is not a valid gzip file: ${detail}. Nothing was changed. Download it again.`,
      cause,
    )
  }
}

/** @throws ImportError not_a_feed */
function assertFeed(file: string, sample: Buffer): void {
  const text = sample.toString('latin1').trimStart()
  const known = otherFormats.find(({ starts }) => starts.some((start) => text.startsWith(start)))
  const other = known ?? (looksBinary(sample) ? binary : undefined)
  if (!other) return
  throw new ImportError(
    'not_a_feed',
    `${file} is ${other.is}; expected a CSV or JSON file, optionally compressed with gzip. ${other.advice}, then try again.`,
  )
}

function looksBinary(sample: Buffer): boolean {
  const firstControl = wideEncoding(sample) ? 1 : 0
  const controls = sample.filter(
    (byte) => byte >= firstControl && byte < 32 && (byte < 9 || byte > 13),
  )
  return controls.length > sample.length * MAX_CONTROL_SHARE
}

/**
 * Opens a feed and checks that it can be text; gzip is detected by its first bytes.
 * @returns the bytes, and a sample of the first ones
 * @throws ImportError file_missing, file_unreadable, file_empty, file_malformed, not_a_feed
 */
export async function openBytes(file: string): Promise<{ bytes: FeedBytes; sample: Buffer }> {
  await assertReadable(file)
  const plain: FeedBytes = () => createReadStream(file)
  const start = await sampleOf(plain)
  const isGzip = start.subarray(0, GZIP.length).equals(GZIP)
  const bytes: FeedBytes = isGzip ? () => decompressed(file) : plain
  const sample = isGzip ? await sampleOf(bytes) : start
  assertFeed(file, sample)
  return { bytes, sample }
}

async function assertReadable(file: string): Promise<void> {
  try {
    // Checked before opening: opening a named pipe would wait for a writer.
    const stats = await stat(file)
    if (!stats.isFile()) {
      const is = stats.isDirectory() ? 'a folder' : 'not a regular file'
      throw new ImportError('file_unreadable', `${file} is ${is}; expected a CSV or JSON file.`)
    }
    if (stats.size === 0) throw new ImportError('file_empty', `${file} is empty.`)
    await access(file, constants.R_OK)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    if (errorCode(cause) === 'ENOENT') {
      throw new ImportError('file_missing', `There is no file ${file}.`, cause)
    }
    const reason = errorReason(cause, { EACCES: 'this user may not read it' })
    throw new ImportError('file_unreadable', `${file} cannot be read: ${reason}.`, cause)
  }
}
