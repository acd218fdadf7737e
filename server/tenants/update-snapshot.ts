import { setImmediate } from 'node:timers/promises'
import type { Registry } from '#blocks/registry.ts'
import { type Claims, claimsOf } from './host.ts'
import type { ParseContext } from './parse-context.ts'
import { isServable } from './parse-site-file.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { LoadedSite, Snapshot } from './snapshot.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import { type Owner, type UpdateOptions, updateSite } from './update-site.ts'
import { updateTemplates } from './update-templates.ts'

/** What to read again besides new sites: names of tenants and templates, or everything. */
export type ReloadScope =
  | 'all'
  | { readonly tenants: ReadonlySet<string>; readonly templates: ReadonlySet<string> }

/** The result of an update, by slug. */
export interface UpdateReport {
  /** How many sites there are now. */
  readonly sites: number
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Sites whose files are now invalid: their last good version is served. */
  readonly kept: readonly string[]
  /** Files whose errors were fixed. */
  readonly repaired: readonly string[]
}

export interface SnapshotUpdate {
  readonly snapshot: Snapshot
  readonly report: UpdateReport
  /** Still being written, to be read again when they have settled. */
  readonly unsettled: readonly Owner[]
}

/**
 * Reads the given scope again and what depends on it: sites of a changed template, and those that share
 * a host with a changed site. Sites and templates with unchanged content are the same objects as before.
 * @throws Error when the source cannot be read or has no site: a missing disk takes no site down
 */
export async function updateSnapshot(
  source: TenantSource,
  before: Snapshot,
  wanted: ReloadScope,
  registry: Registry,
  options: UpdateOptions,
): Promise<SnapshotUpdate> {
  const loaded = new Map(before.sites)
  const list = await namesNow(source, before, options)
  const wantedTemplates = wanted === 'all' ? undefined : wanted.templates
  const ofTemplates = await updateTemplates(source, before, wantedTemplates, registry, options)
  const { templates, templateFiles } = ofTemplates
  const context = { ...before.context, templates, registry }
  const mustRead = (slug: string) =>
    wanted === 'all' || wanted.tenants.has(slug) || !before.heads.has(slug)
  const heads = await headsNow(source, list.names, mustRead, before, context, options)
  const claims = claimsOf(heads.values(), before.context.claims)
  const hasNewClaims = (slug: string) => haveChanged(heads.get(slug), before.context.claims, claims)
  const slugs = [...heads.keys()].filter((slug) => {
    const site = loaded.get(slug)
    return (
      mustRead(slug) || (site && (hasNewTemplate(site, before, templates) || hasNewClaims(slug)))
    )
  })
  const next = new Map<string, LoadedSite>()
  const kept: string[] = []
  const repaired = [...ofTemplates.repaired]
  const unsettled: Owner[] = [...list.unsettled, ...ofTemplates.unsettled]
  for await (const files of filesOf(source, slugs)) {
    const site = updateSite(files, loaded.get(files.name), { ...context, claims }, options)
    if (site.next) next.set(files.name, site.next)
    if (site.isUnsettled) unsettled.push(`tenant ${files.name}`)
    if (site.isKept) kept.push(files.name)
    repaired.push(...site.repaired)
  }
  // A site loaded before may have another template or other hosts now.
  const sites = new Map<string, LoadedSite>()
  for (const slug of heads.keys()) {
    const site = next.get(slug) ?? loaded.get(slug)
    if (site) sites.set(slug, site)
  }
  const snapshot = { context: { ...context, claims }, heads, sites, templateFiles }
  const report = { ...reportOf(before.heads, loaded, snapshot), kept, repaired }
  return { snapshot, report, unsettled: [...new Set(unsettled)] }
}

/** Names of the current tenants, with those that may be missing only temporarily. */
async function namesNow(
  source: TenantSource,
  { heads }: Snapshot,
  options: UpdateOptions,
): Promise<{ names: readonly string[]; unsettled: readonly Owner[] }> {
  const found = await source.tenantNames()
  if (found.names.length === 0) {
    throw new Error(`${source.place} has no site; all sites are left unchanged`)
  }
  options.problems.report('the list of tenants', found.problems)
  const names = new Set(found.names)
  const unsettled: Owner[] = []
  const differ = [...names].filter((slug) => !heads.has(slug))
  differ.push(...[...heads.keys()].filter((slug) => !names.has(slug)))
  for (const slug of differ) {
    const owner: Owner = `tenant ${slug}`
    if (options.isSettled(owner)) {
      if (!names.has(slug)) options.problems.forget(owner)
      continue
    }
    unsettled.push(owner)
    if (heads.has(slug)) names.add(slug)
    else names.delete(slug)
  }
  return { names: [...names].sort(), unsettled }
}

/** Number of sites read concurrently. */
const MAX_CONCURRENT = 8

/**
 * A site whose file is invalid keeps its hosts while its files have not settled, loaded or not, and
 * while its last good version is served.
 */
async function headsNow(
  source: TenantSource,
  names: readonly string[],
  mustRead: (slug: string) => boolean,
  before: Snapshot,
  context: ParseContext,
  { keepsLastGood, isSettled }: UpdateOptions,
): Promise<Map<string, SiteHead>> {
  const headOf = async (slug: string): Promise<SiteHead> => {
    const old = before.heads.get(slug)
    if (old && !mustRead(slug)) return old
    const main = await source.siteFile(slug)
    const mustReady = before.sites.get(slug)?.site.kind === 'ready'
    const isKept = (mustReady && keepsLastGood) || !isSettled(`tenant ${slug}`)
    const file = { name: slug, mainPath: '', ...(main && { main }) }
    return old && isKept && !isServable(file, context) ? old : siteHeadOf(slug, main)
  }
  const heads = new Map<string, SiteHead>()
  for (let from = 0; from < names.length; from += MAX_CONCURRENT) {
    const some = names.slice(from, from + MAX_CONCURRENT)
    for (const head of await Promise.all(some.map(headOf))) heads.set(head.slug, head)
  }
  return heads
}

/** The files of each site, in order; yields to the event loop between sites. */
async function* filesOf(
  source: TenantSource,
  slugs: readonly string[],
): AsyncGenerator<TenantFiles> {
  for (let from = 0; from < slugs.length; from += MAX_CONCURRENT) {
    const read = slugs.slice(from, from + MAX_CONCURRENT).map((slug) => source.tenantFiles(slug))
    for (const files of await Promise.all(read)) {
      yield files
      await setImmediate()
    }
  }
}

function hasNewTemplate(
  { site }: LoadedSite,
  { context }: Snapshot,
  templates: ParseContext['templates'],
): boolean {
  const name = site.kind === 'ready' ? site.tenant.site.template : site.faulty.template
  return name !== undefined && context.templates.get(name) !== templates.get(name)
}

/** Whether the claims of any host of the site have changed. */
const haveChanged = (head: SiteHead | undefined, before: Claims, after: Claims): boolean =>
  (head?.hosts ?? []).some((host) => before.get(host)?.join(' ') !== after.get(host)?.join(' '))

function reportOf(
  headsBefore: Snapshot['heads'],
  before: ReadonlyMap<string, LoadedSite>,
  { heads, sites }: Snapshot,
): Pick<UpdateReport, 'sites' | 'added' | 'changed' | 'removed'> {
  const slugs = [...heads.keys()]
  return {
    sites: heads.size,
    added: slugs.filter((slug) => !headsBefore.has(slug)),
    changed: slugs.filter((slug) => {
      const old = before.get(slug)
      return old && old.site !== sites.get(slug)?.site
    }),
    removed: [...headsBefore.keys()].filter((slug) => !heads.has(slug)),
  }
}
