import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import { upTo } from '../cache/up-to.ts'
import { AppError } from '../http/app-error.ts'
import type { Log } from '../log.ts'
import { headerFault, type PictureFile } from './picture-fault.ts'
import { hasPictureEnding, isPlainPath, isSvgName } from './picture-name.ts'

const SLUG = /^[a-z0-9][a-z0-9-]*$/
/** Bounds the files whose digests are cached: a few megabytes. */
const MAX_CACHED_FILES = 20_000

export interface TenantFile extends PictureFile {
  readonly digest: string
  readonly isSvg: boolean
}

/** The digest or fault of a file, valid while its size and modification time stay the same. */
type Content = { readonly digest: string } | { readonly fault: string }

export const notFound = (path: string) =>
  new AppError(404, 'picture_not_found', `There is no picture at "${path}".`)

export const isMissing = (cause: unknown): boolean =>
  cause instanceof AppError && cause.code === 'picture_not_found'

/** For a file that exists but cannot be shown; the log has the reason, for the dealer to act on. */
export const unreadable = (path: string) =>
  new AppError(404, 'picture_unreadable', `The picture at "${path}" cannot be shown.`)

/**
 * The real path of a file, symbolic links resolved; undefined if it is missing or outside `folder`.
 */
async function realFileWithin(folder: string, path: string): Promise<string | undefined> {
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(home + sep) ? file : undefined
  } catch {
    return undefined
  }
}

async function contentOf(picture: PictureFile): Promise<Content> {
  const fault = await headerFault(picture)
  if (fault !== undefined) return { fault }
  const hash = createHash('sha256')
  await pipeline(createReadStream(picture.file), hash)
  return { digest: hash.digest('hex') }
}

/**
 * Finds pictures in the tenants' `media/` folders: `<tenantsDir>/<slug>/media/<path>`. The content
 * is hashed once per change of size or modification time.
 * @throws AppError 404 for anything but a picture in that folder, and for one whose header shows
 * that it cannot be decoded; the reason is logged once per change
 */
export function tenantFiles(tenantsDir: string, log: Log) {
  const contents = new LRUCache<string, { stamp: string; content: Promise<Content> }>(
    upTo(MAX_CACHED_FILES),
  )

  function cachedContent(picture: PictureFile, stamp: string): Promise<Content> {
    const cached = contents.get(picture.file)
    if (cached?.stamp === stamp) return cached.content
    // Stored before it is read: concurrent requests for a new picture share the promise.
    const content = contentOf(picture)
    contents.set(picture.file, { stamp, content })
    content.then(
      (read) => {
        if ('fault' in read) log.warn('picture_unreadable', { file: picture.file, ...read })
      },
      // After a failed read the next request tries again.
      () => contents.delete(picture.file),
    )
    return content
  }

  return async (slug: string, path: string): Promise<TenantFile> => {
    const isPlain = SLUG.test(slug) && isPlainPath(path)
    if (!isPlain || !hasPictureEnding(path)) throw notFound(path)
    const file = await realFileWithin(join(tenantsDir, slug, 'media'), path)
    if (!file) throw notFound(path)
    const stats = await stat(file)
    if (!stats.isFile()) throw notFound(path)
    const picture = { file, bytes: stats.size }
    const content = await cachedContent(picture, `${stats.size}-${stats.mtimeMs}`)
    if ('fault' in content) throw unreadable(path)
    return { ...picture, digest: content.digest, isSvg: isSvgName(path) }
  }
}
