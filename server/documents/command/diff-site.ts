import { join } from 'node:path'
import type { Store } from '../../store/store.ts'
import { FolderSource } from '../../tenants/folder-source.ts'
import { documentsIn, type PagesContext } from './context.ts'
import { libraryFiles } from './library-files.ts'

/** Prints how what is published of a site differs from its files; whether nothing does. */
export async function diffSite(
  store: Store,
  site: string,
  { tenantsDirectory, out }: PagesContext,
): Promise<boolean> {
  const files = documentsIn(await new FolderSource(tenantsDirectory).tenantFiles(site))
  const live = await store.documents(site).live()
  const differing = live.flatMap(({ path, n, text }) => {
    const file = files.get(path)?.text ?? null
    if (file === text) return []
    if (text === null) return [`${path}: taken away by revision ${n}`]
    const how = file === null ? 'there is no such file' : 'differs from the file'
    return [`${path}: revision ${n}, ${how}`]
  })
  for (const line of differing) out(`${site}/${line}`)
  const library = await libraryFiles(store.media(site), join(tenantsDirectory, site))
  for (const { path } of library) out(`${site}/${path}: of the media library, not as in its folder`)
  const same = live.length - differing.length
  if (same > 0) out(`${site}: ${same} published as in its folder`)
  return differing.length + library.length === 0
}
