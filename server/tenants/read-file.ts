import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { codeOf, isTransient, obstacleOf } from '../obstacle.ts'
import { kindOf, type Obstacle, type Target, targetOf } from './file-kind.ts'
import type { SourceFile } from './file-problem.ts'

/** Bytes of one JSON file at most. */
const MOST_FILE_BYTES = 1_000_000

/**
 * The text of a file, or why it has none; nothing where there is no such file. Only regular files are
 * opened, so that a pipe or device cannot make anybody wait, and a link must not lead out of `home`.
 * @param home the real path of the folder of all tenants
 * @param file as messages name it
 * @throws the system's error where it may work a moment later
 */
export async function readSourceFile(
  path: string,
  home: string,
  file: string,
): Promise<SourceFile | undefined> {
  try {
    const target = await regularFile(path, home)
    if ('obstacle' in target) return unreadable(file, `cannot be read: ${target.obstacle}`)
    // Not waiting for a writer: a pipe may have taken the file's place since.
    const handle = await open(target.real, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      return textOf(file, await bytesOf(handle, target.stats.size))
    } finally {
      await handle.close()
    }
  } catch (cause) {
    // An editor that saves by renaming may take a file away between listing and reading.
    if (codeOf(cause) === 'ENOENT') return undefined
    if (isTransient(cause)) throw cause
    return unreadable(file, `cannot be read: ${obstacleOf(cause, obstacles)}`)
  }
}

const unreadable = (file: string, message: string): SourceFile => ({
  ...{ file, text: '' },
  fault: { offset: 0, message },
})

async function regularFile(path: string, home: string): Promise<Target | Obstacle> {
  const target = await targetOf(path, home)
  if ('obstacle' in target) return target
  const { stats } = target
  if (!stats.isFile()) return { obstacle: `${kindOf(stats)} has this name` }
  if (stats.size <= MOST_FILE_BYTES) return target
  return { obstacle: `it has ${stats.size} bytes; expected at most ${MOST_FILE_BYTES}` }
}

const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  ENAMETOOLONG: 'its path is too long',
  ENOTDIR: 'a file has the name of its folder',
}

async function bytesOf(handle: FileHandle, size: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(size)
  const { bytesRead } = await handle.read(buffer, 0, size, 0)
  return buffer.subarray(0, bytesRead)
}

/** Bytes as text; up to the first that is no UTF-8 where there is one. */
function textOf(file: string, bytes: Buffer): SourceFile {
  const text = bytes.toString('utf8')
  const wrong = wrongLetter(text, bytes)
  if (wrong === undefined) return { file, text: withoutMark(text) }
  const before = withoutMark(text.slice(0, wrong.letter))
  const byte = `0x${bytes[wrong.at]?.toString(16).padStart(2, '0')}`
  const message = `the byte ${byte} is no UTF-8; save the file in the encoding UTF-8`
  return { file, text: before, fault: { offset: before.length, message } }
}

/** The first place at which the text is not what its bytes say. */
function wrongLetter(text: string, bytes: Buffer): { letter: number; at: number } | undefined {
  let at = 0
  let from = 0
  for (;;) {
    const letter = text.indexOf('\uFFFD', from)
    if (letter < 0) return undefined
    at += Buffer.byteLength(text.slice(from, letter))
    // The sign for what cannot be read may itself have been written.
    if (!(bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)) {
      return { letter, at }
    }
    at += 3
    from = letter + 1
  }
}

/** A byte order mark is no part of the JSON. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')
