import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Registry } from '#blocks/registry.ts'
import type { Log } from '../log.ts'
import { type FolderFiles, type Root, readFolder, rootOf } from './files.ts'
import { claimsOf, hostsOf } from './host.ts'
import { readTenantFiles } from './load.ts'
import { type Surroundings, tenantVersion } from './read-tenant.ts'
import { scanTenants } from './scan.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
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
  for await (const files of foldersOf(root, scan.heads)) {
    const next = nextSite(files, before.sites.get(files.name), around, log)
    if (next.isKept) kept.add(files.name)
    sites.set(files.name, next.site)
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

/** Folders read at once. */
const AT_ONCE = 8

/** The files of each site, in order; the event loop is free between two of them. */
async function* foldersOf(root: Root, heads: readonly SiteHead[]): AsyncGenerator<FolderFiles> {
  for (let from = 0; from < heads.length; from += AT_ONCE) {
    const some = heads.slice(from, from + AT_ONCE)
    const read = some.map(({ slug }) => readFolder(root, join(root.folder, slug), 'site.json'))
    for (const files of await Promise.all(read)) {
      yield files
      await setImmediate()
    }
  }
}

function nextSite(
  files: FolderFiles,
  old: HostSite | undefined,
  around: Surroundings,
  log: Log,
): { site: HostSite; isKept: boolean } {
  const slug = files.name
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
