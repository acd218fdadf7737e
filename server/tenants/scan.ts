import { join } from 'node:path'
import type { FileProblem } from './file-problem.ts'
import { fileName, type Root } from './files.ts'
import { folderNames } from './folder-names.ts'
import { readSourceFile } from './read-file.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'

/** All sites of a folder, before any of them is checked. */
export interface Scan {
  /** In the order of their folders. */
  readonly heads: readonly SiteHead[]
  /** Folders that cannot be read. */
  readonly problems: readonly FileProblem[]
}

/** Site files read at once. */
const AT_ONCE = 16

export const isTenant = (name: string): boolean => !name.startsWith('_')
const isTenantOrExample = (name: string): boolean => isTenant(name) || name === '_example'

/** Reads of every site no more than its head; a thousand take a moment. */
export async function scanTenants(root: Root, withExample = false): Promise<Scan> {
  const wanted = withExample ? isTenantOrExample : isTenant
  const { names, problems } = await folderNames(root, root.folder, wanted)
  const heads: SiteHead[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    heads.push(...(await Promise.all(some.map((name) => headIn(root, name)))))
  }
  return { heads, problems }
}

async function headIn(root: Root, name: string): Promise<SiteHead> {
  const path = join(root.folder, name, 'site.json')
  return siteHeadOf(name, await readSourceFile(path, root.home, fileName(root, path)))
}
