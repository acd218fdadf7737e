import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { pathText } from '#pages/problem.ts'
import { pictureFault } from '../../media/picture-fault.ts'
import { pictureHash } from '../../site-media/picture-hash.ts'
import type { Actor } from '../../store/audit-log.ts'
import type { MediaPicture, MediaStore, MediaWords } from '../../store/media-store.ts'
import { LIBRARY_NAME } from '../../tenants/library-pictures.ts'
import { PagesError } from './context.ts'

/** What is said of the pictures of a library, beside them in a site's `media` folder. */
const WORDS_FILE = 'media/library.json'
const percent = z.int().min(0).max(100)
const wordsSchema = z.record(
  z.string().regex(LIBRARY_NAME),
  z.strictObject({
    alt: z.string().max(300),
    decorative: z.boolean(),
    focal: z.tuple([percent, percent]),
  }),
)

/** A file of a site's folder, by its path there. */
export interface LibraryFile {
  readonly path: string
  readonly text: string | Uint8Array
}

/** The files of a site's library that its folder does not have as they are; none of an empty library. */
export async function libraryFiles(media: MediaStore, folder: string): Promise<LibraryFile[]> {
  const pictures = (await media.pictures()).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (pictures.length === 0) return []
  const files: LibraryFile[] = [{ path: WORDS_FILE, text: wordsText(pictures) }]
  for (const { name, hash } of pictures) {
    const file = await media.file(hash)
    if (file) files.push({ path: `media/${name}`, text: file.content })
  }
  const changed = await Promise.all(
    files.map(async ({ path, text }) => {
      const there = await readFile(join(folder, path)).catch(() => undefined)
      return there === undefined || !there.equals(Buffer.from(text))
    }),
  )
  return files.filter((_, index) => changed[index])
}

const wordsText = (pictures: readonly MediaPicture[]): string =>
  `${JSON.stringify(
    Object.fromEntries(
      pictures.map(({ name, alt, isDecorative: decorative, focal: { x, y } }) => [
        name,
        { alt, decorative, focal: [x, y] },
      ]),
    ),
    undefined,
    2,
  )}\n`

/** A picture of a folder's library. */
export interface FolderPicture {
  readonly name: string
  readonly content: Uint8Array
  readonly words: MediaWords
}

/**
 * The pictures that the `media/library.json` of a folder lists; none where there is no such file.
 * @throws PagesError where it, or a picture, cannot be read
 */
export async function libraryOf(folder: string): Promise<FolderPicture[]> {
  const text = await readFile(join(folder, WORDS_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const listed = Object.entries(wordsOf(text))
  const pictures: FolderPicture[] = []
  for (const [name, { alt, decorative: isDecorative, focal }] of listed) {
    const file = join(folder, 'media', name)
    const content = await readFile(file).catch(() => undefined)
    if (!content) throw new PagesError(`${WORDS_FILE} lists ${name}, which media does not have.`)
    const fault = await pictureFault({ file, bytes: content.length })
    if (fault !== undefined) throw new PagesError(`media/${name} cannot be shown: ${fault}.`)
    const [x, y] = focal
    pictures.push({ name, content, words: { alt, isDecorative, focal: { x, y } } })
  }
  return pictures
}

function wordsOf(text: string): z.output<typeof wordsSchema> {
  try {
    const read = wordsSchema.safeParse(JSON.parse(text))
    if (read.success) return read.data
    const [issue] = read.error.issues
    const path = issue?.path.filter((key) => typeof key !== 'symbol') ?? []
    throw new PagesError(`${WORDS_FILE}: ${pathText(path)}: ${issue?.message}.`)
  } catch (cause) {
    if (cause instanceof PagesError) throw cause
    throw new PagesError(`${WORDS_FILE} is not valid JSON.`)
  }
}

/**
 * Puts the pictures of a folder's library into that of a site, byte by byte; the lines say what changed.
 * @throws PagesError for a name that a deleted picture still has
 */
export async function importLibrary(
  media: MediaStore,
  pictures: readonly FolderPicture[],
  by: Actor,
): Promise<string[]> {
  const before = new Map((await media.pictures()).map((picture) => [picture.name, picture]))
  const lines: string[] = []
  for (const { name, content, words } of pictures) {
    const known = before.get(name)
    if (known?.hash !== pictureHash(content)) {
      await put(media, { name, content, words }, known, by)
      lines.push(`media/${name}`)
    }
    if (known && !isSame(known, words)) {
      await media.describe(known.id, words, by)
      lines.push(`media/${name}: what is said of it`)
    }
  }
  return lines
}

async function put(
  media: MediaStore,
  { name, content, words }: FolderPicture,
  known: MediaPicture | undefined,
  by: Actor,
): Promise<void> {
  const { format, width, height } = await sharp(content).metadata()
  const hash = pictureHash(content)
  const key = crypto.randomUUID()
  const file = { hash, type: `image/${format}`, content, width, height, key }
  if (known) {
    await media.replace(known.id, file, by)
    return
  }
  const wanted = { ...file, id: crypto.randomUUID(), name, words, taken: new Set<string>() }
  const added = await media.add(wanted, by)
  if (added.state === 'full') throw new PagesError('The media library is full.')
  if (added.picture.name === name) return
  const other =
    added.state === 'known'
      ? `the library has it as ${added.picture.name}`
      : 'a picture of that name was deleted in the last 30 days'
  throw new PagesError(`media/${name} cannot be added under this name: ${other}.`)
}

const isSame = (picture: MediaWords, words: MediaWords): boolean =>
  picture.alt === words.alt &&
  picture.isDecorative === words.isDecorative &&
  picture.focal.x === words.focal.x &&
  picture.focal.y === words.focal.y
