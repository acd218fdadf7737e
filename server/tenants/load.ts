import type { Registry } from '#blocks/registry.ts'
import { errorCode, errorReason } from '../system-error.ts'
import type { FileProblem } from './file-problem.ts'
import { FolderSource } from './folder-source.ts'
import { type Claims, claimsOf } from './host.ts'
import { wholeProblem } from './read-folder.ts'
import {
  type ReadContext,
  readTenant,
  type TenantBefore,
  type TenantReading,
} from './read-tenant.ts'
import { scanTenants } from './scan.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import { loadTemplates } from './templates.ts'
import type { FaultyTenant, Tenant } from './tenant.ts'

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

/** Reads all tenants of a folder, as `loadSource` does; none where the folder does not exist. */
export async function loadTenants(
  folder: string,
  registry: Registry,
  options: LoadOptions = {},
): Promise<LoadedTenants> {
  try {
    return await loadSource(new FolderSource(folder, options), registry)
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause
    return { tenants: new Map(), faulty: new Map(), claims: new Map(), problems: [] }
  }
}

/**
 * Reads all tenants, one at a time, with all their problems. Invalid files never throw: an invalid page
 * is an entry with its problems, an invalid `site.json` makes its tenant faulty, and other tenants are not
 * affected.
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

/** Reads a tenant from its files; never throws. */
export function readTenantFiles(
  files: TenantFiles,
  context: ReadContext,
  before?: TenantBefore,
): TenantReading {
  try {
    return readTenant(files, context, before)
  } catch (cause) {
    // No known file causes this; if one does, only its site is affected.
    const problem = wholeProblem(
      files.mainPath,
      `the site cannot be read: ${errorReason(cause, {})}`,
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
