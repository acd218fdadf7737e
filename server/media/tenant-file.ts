import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '../http/app-error.ts'
import type { Log } from '../log.ts'
import { headerFault, type PictureFile } from './picture-fault.ts'
import { hasPictureEnding, isPlainPath, isSvgName } from './picture-name.ts'

const SLUG = /^[a-z0-9][a-z0-9-]*$/
/** Files whose digests are remembered: some megabytes at most. */
const MOST_REMEMBERED = 20_000

export interface TenantFile extends PictureFile {
  readonly digest: string
  readonly isSvg: boolean
}

/** What is known of a file's content while its size and time stay the same. */
type Content = { readonly digest: string } | { readonly fault: string }

const notFound = (path: string) =>
  new AppError(404, 'picture_not_found', `There is no picture at "${path}".`)

/** A file that is there and shows nothing; the log says why, for it is the dealer who can act. */
export const unreadable = (path: string) =>
  new AppError(404, 'picture_unreadable', `The picture at "${path}" cannot be shown.`)

/**
 * The real path of a file, links followed; undefined when there is none, or when it lies outside of
 * `folder`.
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
 * Finds pictures in the tenants' `media/` folders: `<tenantsDir>/<slug>/media/<path>`. The digest
 * is that of the content, read once for each change of size or time. Throws a 404 for whatever is
 * not a picture in that folder, and for one whose header shows that it cannot be decoded; the log
 * has the reason, once for each change.
 */
export function tenantFiles(tenantsDir: string, log: Log) {
  const known = new LRUCache<string, { stamp: string; content: Promise<Content> }>({
    max: MOST_REMEMBERED,
  })

  function memoized(picture: PictureFile, stamp: string): Promise<Content> {
    const held = known.get(picture.file)
    if (held?.stamp === stamp) return held.content
    // Kept before it is read: many may ask for a new picture at the same time.
    const content = contentOf(picture)
    known.set(picture.file, { stamp, content })
    content.then(
      (read) => {
        if ('fault' in read) log.warn('picture_unreadable', { file: picture.file, ...read })
      },
      // A file that cannot be read just now is tried again.
      () => known.delete(picture.file),
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
    const content = await memoized(picture, `${stats.size}-${stats.mtimeMs}`)
    if ('fault' in content) throw unreadable(path)
    return { ...picture, digest: content.digest, isSvg: isSvgName(path) }
  }
}
