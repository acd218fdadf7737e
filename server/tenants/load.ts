import type { Registry } from '#blocks/registry.ts'
import { codeOf, obstacleOf } from '../obstacle.ts'
import type { FileProblem } from './file-problem.ts'
import { wholeProblem } from './files.ts'
import { FolderSource } from './folder-source.ts'
import { type Claims, claimsOf } from './host.ts'
import {
  readTenant,
  type Surroundings,
  type TenantBefore,
  type TenantReading,
} from './read-tenant.ts'
import { scanTenants } from './scan.ts'
import type { TenantFiles, TenantSource } from './source.ts'
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

/** Reads all tenants of a folder, as `loadSource` does; none where there is no such folder. */
export async function loadTenants(
  folder: string,
  registry: Registry,
  options: LoadOptions = {},
): Promise<LoadedTenants> {
  try {
    return await loadSource(new FolderSource(folder, options), registry)
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause
    return { tenants: new Map(), faulty: new Map(), claims: new Map(), problems: [] }
  }
}

/**
 * Reads all tenants, one after the other, with all their problems. Wrong files never throw: a wrong
 * page is an entry that says what is wrong with it, a wrong `site.json` makes its tenant faulty, and
 * every other tenant works.
 */
export async function loadSource(source: TenantSource, registry: Registry): Promise<LoadedTenants> {
  const { heads, problems: ofNames } = await scanTenants(source)
  const { templates, problems: inTemplates } = await loadTemplates(source, registry)
  const claims = claimsOf(heads)
  const tenants = new Map<string, Tenant>()
  const faulty = new Map<string, FaultyTenant>()
  const problems = [...inTemplates, ...ofNames]
  for (const { slug } of heads) {
    const files = await source.tenantFiles(slug)
    const { site, problems: found } = readTenantFiles(files, { templates, registry, claims })
    problems.push(...found)
    if (site.kind === 'ready') tenants.set(slug, site.tenant)
    else faulty.set(slug, site.faulty)
  }
  return { tenants, faulty, claims, problems }
}

/** A tenant of its files, which never throws. */
export function readTenantFiles(
  files: TenantFiles,
  around: Surroundings,
  before?: TenantBefore,
): TenantReading {
  try {
    return readTenant(files, around, before)
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
