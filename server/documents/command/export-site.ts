import { cp, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Store } from '../../store/store.ts'
import { errorCode, errorReason } from '../../system-error.ts'
import { FolderSource } from '../../tenants/folder-source.ts'
import { type CommandOf, documentsIn, type PagesContext, PagesError } from './context.ts'
import { libraryFiles } from './library-files.ts'

/**
 * Writes what is published of a site, and its media library, as files, byte by byte: into its folder, each file at once, or into a
 * new folder, which has its name once it is whole.
 * @throws PagesError where a folder cannot be written, or is there already
 */
export async function exportSite(
  store: Store,
  { site, to }: CommandOf<'export'>,
  { tenantsDirectory, out }: PagesContext,
): Promise<void> {
  const own = join(tenantsDirectory, site)
  const files = documentsIn(await new FolderSource(tenantsDirectory).tenantFiles(site))
  const live = await store.documents(site).live()
  const changed: readonly Written[] = [
    ...live.filter(({ path, text }) => (files.get(path)?.text ?? null) !== text),
    ...(await libraryFiles(store.media(site), own)),
  ]
  try {
    if (to === undefined) await writeAll(own, changed)
    else await writeNew(own, resolve(to), changed)
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new PagesError(`${to ?? own} cannot be written: ${errorReason(cause, reasons)}.`)
  }
  for (const { path, text } of changed) out(`${path}${text === null ? ': removed' : ''}`)
  const what = `${changed.length} ${changed.length === 1 ? 'file differs' : 'files differ'}`
  out(`${to ?? own} is as ${site} is published; ${what} from what it shipped with.`)
}

/** A file to write; null takes it away. */
interface Written {
  readonly path: string
  readonly text: string | Uint8Array | null
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  ENOSPC: 'the disk is full',
  EROFS: 'it can only be read',
}

async function writeNew(own: string, folder: string, changed: readonly Written[]): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    (cause) => errorCode(cause) !== 'ENOENT',
  )
  if (isThere) {
    throw new PagesError(
      `Expected a new folder, found ${folder}, which exists. Nothing was written.`,
    )
  }
  const part = join(dirname(folder), `.${basename(folder)}.part`)
  await rm(part, { recursive: true, force: true })
  try {
    await cp(own, part, { recursive: true, dereference: true })
    await writeAll(part, changed)
    await rename(part, folder)
  } catch (cause) {
    await rm(part, { recursive: true, force: true }).catch(() => {})
    throw cause
  }
}

/** All are written beside their places first, so that a full disk changes none of them. */
async function writeAll(folder: string, changed: readonly Written[]): Promise<void> {
  const parts = changed.flatMap(({ path, text }) =>
    text === null ? [] : [{ text, file: join(folder, path), part: join(folder, `${path}.part`) }],
  )
  try {
    for (const { file, part, text } of parts) {
      await mkdir(dirname(file), { recursive: true })
      const handle = await open(part, 'w')
      await handle.writeFile(text)
      await handle.sync()
      await handle.close()
    }
  } catch (cause) {
    await Promise.all(parts.map(({ part }) => rm(part, { force: true }).catch(() => {})))
    throw cause
  }
  for (const { file, part } of parts) await rename(part, file)
  for (const { path, text } of changed) {
    if (text === null) await rm(join(folder, path), { force: true })
  }
}
