import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { MOST_FEED_BYTES } from '#domain/staff/import-limit.ts'
import type { FeedFile } from '../../store/pending-import-store.ts'
import type { Store } from '../../store/store.ts'
import type { ImportError, ImportErrorCode } from '../import-error.ts'
import { refusalText } from './refusal-text.ts'

/** Refusals of a file, whether it can be read by another mapping or let through: only those keep the file. */
const refusals: Readonly<Partial<Record<ImportErrorCode, 'with file' | 'without'>>> = {
  would_shrink: 'with file',
  no_rows: 'with file',
  no_header: 'with file',
  file_empty: 'without',
  file_malformed: 'without',
  not_a_feed: 'without',
}

/** A raw file that is larger is not compressed, to see whether it would be small enough. */
const MOST_RAW_BYTES = 10 * MOST_FEED_BYTES
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The file as it is kept: compressed with gzip. */
export const compressed = async (name: string, bytes: Uint8Array): Promise<FeedFile> => ({
  name,
  content: isGzip(bytes) ? bytes : await promisify(gzip)(bytes),
})

interface Refused {
  readonly feed: string
  readonly mapping: string
  /** Paths. */
  readonly files: readonly string[]
  readonly error: ImportError
  readonly now: Date
}

/** Keeps a refused import, so that people of the site see it and decide (Spec 6.03). */
export async function keepRefused(
  store: Store,
  tenant: string,
  { feed, mapping, files, error, now }: Refused,
): Promise<void> {
  const kept = refusals[error.code]
  if (kept === undefined) return
  const names = files.map((file) => basename(file))
  await store.pendingImports(tenant).add(
    {
      id: randomUUID(),
      feed,
      mapping,
      source: 'refused',
      names,
      refusal: { code: error.code, message: refusalText(error, files) },
      files: kept === 'with file' ? await smallFiles(files) : [],
    },
    { person: undefined, at: now.toISOString(), client: undefined },
  )
}

/** All files, compressed; none where together they are too large. */
async function smallFiles(paths: readonly string[]): Promise<FeedFile[]> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  if (total(sizes) > MOST_RAW_BYTES) return []
  const files: FeedFile[] = []
  for (const path of paths) files.push(await compressed(basename(path), await readFile(path)))
  return total(files.map(({ content }) => content.length)) > MOST_FEED_BYTES ? [] : files
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
