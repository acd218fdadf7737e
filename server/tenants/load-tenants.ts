import type { Registry } from '#blocks/registry.ts'
import { errorCode } from '../system-error.ts'
import type { FileProblem } from './file-problem.ts'
import { FolderSource } from './folder-source.ts'
import { type Claims, claimsOf } from './host.ts'
import { parseTemplate } from './parse-template.ts'
import { parseTenant } from './parse-tenant.ts'
import { scanTenants } from './scan.ts'
import type { TenantSource } from './source.ts'
import type { Template } from './template.ts'
import type { FaultyTenant, Tenant } from './tenant.ts'

export interface LoadedTenants {
  readonly tenants: Map<string, Tenant>
  readonly faulty: Map<string, FaultyTenant>
  readonly claims: Claims
  readonly problems: FileProblem[]
}

export interface LoadOptions {
  /** Also loads `_example`, the folder that a new dealer is made from. */
  readonly withExample?: boolean
  /** Names of the secrets of webhooks; undefined where deliveries only go to the local outbox. */
  readonly secrets?: ReadonlySet<string> | undefined
  /** The time at which ended offers are reported; undefined: they are not. */
  readonly now?: Date
}

/**
 * Loads all tenants of a folder, one at a time, with all their problems; none where the folder does not
 * exist. Invalid files never throw: an invalid page is an entry with its problems, an invalid `site.json`
 * makes its tenant faulty, and other tenants are not affected. The running server has `SourceDirectory`.
 */
export async function loadTenants(
  folder: string,
  registry: Registry,
  options: LoadOptions = {},
): Promise<LoadedTenants> {
  try {
    return await loadFrom(new FolderSource(folder, options), registry, options)
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause
    return { tenants: new Map(), faulty: new Map(), claims: new Map(), problems: [] }
  }
}

async function loadFrom(
  source: TenantSource,
  registry: Registry,
  { secrets, now }: LoadOptions,
): Promise<LoadedTenants> {
  const { heads, problems: ofNames } = await scanTenants(source)
  const { templates, problems: inTemplates } = await loadTemplates(source, registry)
  const claims = claimsOf(heads)
  const tenants = new Map<string, Tenant>()
  const faulty = new Map<string, FaultyTenant>()
  const problems = [...inTemplates, ...ofNames]
  for (const { slug } of heads) {
    const files = await source.tenantFiles(slug)
    const context = { templates, registry, claims, secrets, now }
    const { site, problems: found } = parseTenant(files, context)
    problems.push(...found)
    if (site.kind === 'ready') tenants.set(slug, site.tenant)
    else faulty.set(slug, site.faulty)
  }
  return { tenants, faulty, claims, problems }
}

export interface Templates {
  readonly templates: ReadonlyMap<string, Template>
  readonly problems: readonly FileProblem[]
}

/** Reads every template, with all problems. */
export async function loadTemplates(source: TenantSource, registry: Registry): Promise<Templates> {
  const templates = new Map<string, Template>()
  const { names, problems: ofNames } = await source.templateNames()
  const problems = [...ofNames]
  for (const name of names) {
    const parsed = await parseTemplate(await source.templateFiles(name), registry)
    problems.push(...parsed.problems)
    if (parsed.template) templates.set(name, parsed.template)
  }
  return { templates, problems }
}
