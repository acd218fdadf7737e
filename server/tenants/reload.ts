import { join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import type { Log } from '../log.ts'
import { type Root, readFolder, rootOf } from './files.ts'
import { claimsOf, hostsOf } from './host.ts'
import { readTenantFiles } from './load.ts'
import { type Surroundings, tenantVersion } from './read-tenant.ts'
import { scanTenants } from './scan.ts'
import { siteHeadOf } from './site-head.ts'
import { logProblems, type Snapshot } from './snapshot.ts'
import { loadTemplates, type Template } from './templates.ts'
import type { HostSite } from './tenant.ts'

/** What a reload found, by slug. */
export interface ReloadReport {
  /** How many sites there are now. */
  readonly sites: number
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Sites whose files are faulty now: their last good version goes on answering. */
  readonly kept: readonly string[]
}

/**
 * The folder as it is now. What did not change, by content, is the same object as before.
 * @throws Error when the folder cannot be read or holds no site: a disk that is gone takes no site down
 */
export async function reloaded(
  folder: string,
  before: Snapshot,
  registry: Registry,
  log: Log,
): Promise<{ snapshot: Snapshot; report: ReloadReport }> {
  const root = await rootOf(folder)
  const scan = await scanTenants(root)
  if (scan.heads.length === 0)
    throw new Error(`${folder} holds no site; all sites stay as they were`)
  logProblems(scan.problems, log)
  const templates = await nextTemplates(root, before, registry, log)
  const around = { templates, registry, claims: claimsOf(scan.heads) }
  const sites = new Map<string, HostSite>()
  const kept = new Set<string>()
  for (const { slug } of scan.heads) {
    const old = before.sites.get(slug)
    const next = await nextSite(root, slug, old, around, log)
    if (next.isKept) kept.add(slug)
    sites.set(slug, next.site)
  }
  // A site that stays as it was keeps its hosts too, whatever its faulty file says of them.
  const heads = scan.heads.map(
    (head) => (kept.has(head.slug) && before.heads.get(head.slug)) || head,
  )
  const claims = claimsOf(heads)
  const snapshot = {
    ...{ root, sites, around: { ...around, claims } },
    heads: new Map(heads.map((head) => [head.slug, head])),
  }
  return { snapshot, report: reportOf(before.sites, sites, kept) }
}

async function nextTemplates(
  root: Root,
  { around }: Snapshot,
  registry: Registry,
  log: Log,
): Promise<ReadonlyMap<string, Template>> {
  const { templates, faulty, problems } = await loadTemplates(root, registry)
  logProblems(problems, log)
  const next = new Map<string, Template>()
  for (const [name, template] of templates) {
    const old = around.templates.get(name)
    next.set(name, old?.version === template.version ? old : template)
  }
  for (const name of faulty) {
    const old = around.templates.get(name)
    if (!old) continue
    log.error('template_faulty_kept', { template: name })
    next.set(name, old)
  }
  return next
}

async function nextSite(
  root: Root,
  slug: string,
  old: HostSite | undefined,
  around: Surroundings,
  log: Log,
): Promise<{ site: HostSite; isKept: boolean }> {
  const files = await readFolder(root, join(root.folder, slug), 'site.json')
  if (old?.kind === 'ready') {
    const template = around.templates.get(old.tenant.template.name)
    const hosts = hostsOf(slug, siteHeadOf(slug, files.main).hosts, around.claims)
    if (template && tenantVersion(files, template, hosts) === old.tenant.version)
      return { site: old, isKept: false }
  }
  const { site, problems } = readTenantFiles(files, around)
  logProblems(problems, log)
  if (site.kind === 'ready' || old?.kind !== 'ready') return { site, isKept: false }
  log.error('site_faulty_kept', { tenant: slug, problems: site.faulty.problems })
  return { site: old, isKept: true }
}

function reportOf(
  before: ReadonlyMap<string, HostSite>,
  after: ReadonlyMap<string, HostSite>,
  kept: ReadonlySet<string>,
): ReloadReport {
  const slugs = [...after.keys()]
  const isChanged = (slug: string) => before.has(slug) && before.get(slug) !== after.get(slug)
  return {
    sites: after.size,
    added: slugs.filter((slug) => !before.has(slug)),
    changed: slugs.filter(isChanged),
    removed: [...before.keys()].filter((slug) => !after.has(slug)),
    kept: [...kept],
  }
}
