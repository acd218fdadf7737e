import { join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import { codeOf, obstacleOf } from '../obstacle.ts'
import type { FileProblem } from './file-problem.ts'
import { type FolderFiles, type Root, readFolder, rootOf, wholeProblem } from './files.ts'
import { type Claims, claimsOf } from './host.ts'
import { readTenant, type Surroundings, type TenantReading } from './read-tenant.ts'
import { scanTenants } from './scan.ts'
import { loadTemplates } from './templates.ts'
import type { FaultyTenant, Tenant } from './tenant.ts'

export type { FaultyTenant, Tenant } from './tenant.ts'

export interface LoadedTenants {
  readonly tenants: Map<string, Tenant>
  readonly faulty: Map<string, FaultyTenant>
  readonly claims: Claims
  readonly problems: FileProblem[]
}

export interface LoadOptions {
  /** Also loads `_example`, the folder that a new dealer is copied from. */
  readonly withExample?: boolean
}

/**
 * Reads all tenants of a folder, one after the other, with all their problems. Wrong files never
 * throw: a wrong page is an entry that says what is wrong with it, a wrong `site.json` makes its
 * tenant faulty, and every other tenant works.
 */
export async function loadTenants(
  folder: string,
  registry: Registry,
  { withExample = false }: LoadOptions = {},
): Promise<LoadedTenants> {
  const loaded = { tenants: new Map(), faulty: new Map(), claims: new Map(), problems: [] }
  const root = await rootOf(folder).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw cause
  })
  if (!root) return loaded
  const { templates, problems: inTemplates } = await loadTemplates(root, registry)
  const { heads, problems: inFolders } = await scanTenants(root, withExample)
  const claims = claimsOf(heads)
  const all: LoadedTenants = { ...loaded, claims, problems: [...inTemplates, ...inFolders] }
  for (const { slug } of heads) {
    const { site, problems } = await readTenantFolder(root, slug, { templates, registry, claims })
    all.problems.push(...problems)
    if (site.kind === 'ready') all.tenants.set(slug, site.tenant)
    else all.faulty.set(slug, site.faulty)
  }
  return all
}

/** A tenant of its folder. Whatever stands there, no other tenant is affected. */
export async function readTenantFolder(
  root: Root,
  slug: string,
  around: Surroundings,
): Promise<TenantReading> {
  return readTenantFiles(await readFolder(root, join(root.folder, slug), 'site.json'), around)
}

/** A tenant of its files, which never throws. */
export function readTenantFiles(files: FolderFiles, around: Surroundings): TenantReading {
  try {
    return readTenant(files, around)
  } catch (cause) {
    // No file is known to do this; if one does, it is that site's fault alone.
    const problem = wholeProblem(
      files.mainPath,
      `the site cannot be read: ${obstacleOf(cause, {})}`,
    )
    const head = {
      slug: files.name,
      isNamed: true,
      hosts: [],
      locale: 'en-AU',
      problems: [problem.message],
    }
    return { site: { kind: 'faulty', faulty: head }, problems: [problem] }
  }
}
