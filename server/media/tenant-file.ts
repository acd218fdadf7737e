import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { AppError } from '../http/app-error.ts'

const PICTURE_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'] as const
const SLUG = /^[a-z0-9][a-z0-9-]*$/
/**
 * No leading dot, no separator, no control character: a segment can only name something in its
 * folder.
 */
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9 ._()-]*$/

export type TenantFile = { file: string; digest: string; isSvg: boolean }

const notFound = (path: string) =>
  new AppError(404, 'picture_not_found', `There is no picture at "${path}".`)

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

/**
 * Finds pictures in the tenants' `media/` folders: `<tenantsDir>/<slug>/media/<path>`. The digest
 * is that of the content, read once for each change of size or time. Throws a 404 for whatever is
 * not a picture in that folder.
 */
export function tenantFiles(tenantsDir: string) {
  const digests = new Map<string, { stamp: string; digest: string }>()

  async function digestOf(file: string, stamp: string): Promise<string> {
    const known = digests.get(file)
    if (known?.stamp === stamp) return known.digest
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    digests.set(file, { stamp, digest })
    return digest
  }

  return async (slug: string, path: string): Promise<TenantFile> => {
    const ending = extname(path).toLowerCase()
    const isPicture = PICTURE_ENDINGS.some((known) => known === ending)
    const isPlain = SLUG.test(slug) && path.split('/').every((segment) => SEGMENT.test(segment))
    if (!isPicture || !isPlain) throw notFound(path)
    const file = await realFileWithin(join(tenantsDir, slug, 'media'), path)
    if (!file) throw notFound(path)
    const stats = await stat(file)
    if (!stats.isFile()) throw notFound(path)
    const digest = await digestOf(file, `${stats.size}-${stats.mtimeMs}`)
    return { file, digest, isSvg: ending === '.svg' }
  }
}
