import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { errorCode, errorReason, isTransient } from '../system-error.ts'
import { kindOf, type Target, targetOf, type Unreadable } from './link-target.ts'
import type { SourceFile } from './source-file.ts'

/** Maximum bytes of a JSON file, and of a file of content. */
export const MOST_FILE_BYTES = 1_000_000
export const MOST_CONTENT_BYTES = 8_000_000

/**
 * The text of a file, or why it cannot be read; undefined where it does not exist. Only regular files are
 * opened, since a pipe or device could block, and a link must not lead out of `home`.
 * @param home the real path of the folder of all tenants
 * @param file its name in messages
 * @throws the system's error where a retry may succeed
 */
export async function readSourceFile(
  path: string,
  home: string,
  file: string,
  most = MOST_FILE_BYTES,
): Promise<SourceFile | undefined> {
  try {
    const target = await regularFile(path, home, most)
    if ('reason' in target) return unreadable(file, `cannot be read: ${target.reason}`)
    // Non-blocking: the file may have been replaced by a pipe since.
    const handle = await open(target.real, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      return textOf(file, await readBytes(handle, target.stats.size))
    } finally {
      await handle.close()
    }
  } catch (cause) {
    // An editor that saves by renaming may remove a file between listing and reading.
    if (errorCode(cause) === 'ENOENT') return undefined
    if (isTransient(cause)) throw cause
    return unreadable(file, `cannot be read: ${errorReason(cause, reasons)}`)
  }
}

export const unreadable = (file: string, message: string): SourceFile => ({
  file,
  text: '',
  fault: { offset: 0, message },
})

async function regularFile(path: string, home: string, most: number): Promise<Target | Unreadable> {
  const target = await targetOf(path, home)
  if ('reason' in target) return target
  const { stats } = target
  if (!stats.isFile()) return { reason: `${kindOf(stats)} has this name` }
  if (stats.size <= most) return target
  return { reason: tooLarge(stats.size, most) }
}

export const tooLarge = (bytes: number, most: number): string =>
  `it has ${bytes} bytes; expected at most ${most}`

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  ENAMETOOLONG: 'its path is too long',
  ENOTDIR: 'a file has the name of its folder',
}

async function readBytes(handle: FileHandle, size: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(size)
  const { bytesRead } = await handle.read(buffer, 0, size, 0)
  return buffer.subarray(0, bytesRead)
}

/** Decodes UTF-8, up to the first invalid byte. */
function textOf(file: string, bytes: Buffer): SourceFile {
  const text = bytes.toString('utf8')
  const wrong = invalidByte(text, bytes)
  if (wrong === undefined) return { file, text: withoutByteOrderMark(text) }
  const before = withoutByteOrderMark(text.slice(0, wrong.letter))
  const byte = `0x${bytes[wrong.at]?.toString(16).padStart(2, '0')}`
  const message = `the byte ${byte} is not UTF-8; save the file in the encoding UTF-8`
  return { file, text: before, fault: { offset: before.length, message } }
}

/** The first invalid byte: its offset in the text and in the bytes. */
function invalidByte(text: string, bytes: Buffer): { letter: number; at: number } | undefined {
  let at = 0
  let from = 0
  for (;;) {
    const letter = text.indexOf('\uFFFD', from)
    if (letter < 0) return undefined
    at += Buffer.byteLength(text.slice(from, letter))
    // The file may contain the replacement character itself.
    if (!(bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)) {
      return { letter, at }
    }
    at += 3
    from = letter + 1
  }
}

/** Removes a byte order mark. */
const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '')
