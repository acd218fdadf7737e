import { setImmediate } from 'node:timers/promises'
import type { Registry } from '#blocks/registry.ts'
import { type Claims, claimsOf } from './host.ts'
import { isServable, type Surroundings } from './read-tenant.ts'
import { type ExchangeOptions, exchangeSite, type Owner } from './site-exchange.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { LoadedSite, Snapshot } from './snapshot.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import { exchangeTemplates } from './template-exchange.ts'

/** What to read again besides what is new: names of tenants and templates, or all of them. */
export type Wanted =
  | 'all'
  | { readonly tenants: ReadonlySet<string>; readonly templates: ReadonlySet<string> }

/** What an exchange found, by slug. */
export interface ExchangeReport {
  /** How many sites there are now. */
  readonly sites: number
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Sites whose files are faulty now: their last good version goes on answering. */
  readonly kept: readonly string[]
  /** Files whose faults are gone. */
  readonly repaired: readonly string[]
}

export interface Exchange {
  readonly snapshot: Snapshot
  readonly report: ExchangeReport
  /** To be read again when nobody writes to them any more. */
  readonly unsettled: readonly Owner[]
}

/**
 * Reads again what is wanted and what depends on it: sites of a changed template, and those that share
 * a host with a changed site. What did not change, by content, is the same object as before.
 * @throws Error when the source cannot be read or holds no site: a disk that is gone takes no site down
 */
export async function exchanged(
  source: TenantSource,
  before: Snapshot,
  wanted: Wanted,
  registry: Registry,
  options: ExchangeOptions,
): Promise<Exchange> {
  const loaded = new Map(before.sites)
  const list = await namesNow(source, before, options)
  const wantedTemplates = wanted === 'all' ? undefined : wanted.templates
  const ofTemplates = await exchangeTemplates(source, before, wantedTemplates, registry, options)
  const { templates, templateFiles } = ofTemplates
  const around = { templates, registry, claims: before.around.claims }
  const isRead = (slug: string) =>
    wanted === 'all' || wanted.tenants.has(slug) || !before.heads.has(slug)
  const heads = await headsNow(source, list.names, isRead, before, around, options)
  const claims = claimsOf(heads.values(), before.around.claims)
  const hasNewClaims = (slug: string) => haveChanged(heads.get(slug), before.around.claims, claims)
  const slugs = [...heads.keys()].filter((slug) => {
    const site = loaded.get(slug)
    return isRead(slug) || (site && (hasNewTemplate(site, before, templates) || hasNewClaims(slug)))
  })
  const next = new Map<string, LoadedSite>()
  const kept: string[] = []
  const repaired = [...ofTemplates.repaired]
  const unsettled: Owner[] = [...list.unsettled, ...ofTemplates.unsettled]
  for await (const files of filesOf(source, slugs)) {
    const site = exchangeSite(files, loaded.get(files.name), { ...around, claims }, options)
    if (site.next) next.set(files.name, site.next)
    if (site.isUnsettled) unsettled.push(`tenant ${files.name}`)
    if (site.isKept) kept.push(files.name)
    repaired.push(...site.repaired)
  }
  // Sites that were loaded meanwhile may be of another template or have other hosts by now.
  const sites = new Map<string, LoadedSite>()
  for (const slug of heads.keys()) {
    const site = next.get(slug) ?? loaded.get(slug)
    if (site) sites.set(slug, site)
  }
  const snapshot = { around: { ...around, claims }, heads, sites, templateFiles }
  const report = { ...reportOf(before.heads, loaded, snapshot), kept, repaired }
  return { snapshot, report, unsettled: [...new Set(unsettled)] }
}

/** Names of the tenants that there are, with those that may be gone for a moment only. */
async function namesNow(
  source: TenantSource,
  { heads }: Snapshot,
  options: ExchangeOptions,
): Promise<{ names: readonly string[]; unsettled: readonly Owner[] }> {
  const found = await source.tenantNames()
  if (found.names.length === 0) {
    throw new Error(`${source.place} holds no site; all sites stay as they were`)
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

/** Sites read at once. */
const AT_ONCE = 8

/** A site that stays as it was keeps its hosts too, whatever its faulty file says of them. */
async function headsNow(
  source: TenantSource,
  names: readonly string[],
  isRead: (slug: string) => boolean,
  before: Snapshot,
  around: Surroundings,
  { keepsLastGood, isSettled }: ExchangeOptions,
): Promise<Map<string, SiteHead>> {
  const headOf = async (slug: string): Promise<SiteHead> => {
    const old = before.heads.get(slug)
    if (old && !isRead(slug)) return old
    const main = await source.siteFile(slug)
    const isReady = before.sites.get(slug)?.site.kind === 'ready'
    const isKept = isReady && (keepsLastGood || !isSettled(`tenant ${slug}`))
    const file = { name: slug, mainPath: '', ...(main && { main }) }
    return old && isKept && !isServable(file, around) ? old : siteHeadOf(slug, main)
  }
  const heads = new Map<string, SiteHead>()
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    for (const head of await Promise.all(some.map(headOf))) heads.set(head.slug, head)
  }
  return heads
}

/** The files of each site, in order; the event loop is free between two of them. */
async function* filesOf(
  source: TenantSource,
  slugs: readonly string[],
): AsyncGenerator<TenantFiles> {
  for (let from = 0; from < slugs.length; from += AT_ONCE) {
    const read = slugs.slice(from, from + AT_ONCE).map((slug) => source.tenantFiles(slug))
    for (const files of await Promise.all(read)) {
      yield files
      await setImmediate()
    }
  }
}

function hasNewTemplate(
  { site }: LoadedSite,
  { around }: Snapshot,
  templates: Surroundings['templates'],
): boolean {
  const name = site.kind === 'ready' ? site.tenant.site.template : site.faulty.template
  return name !== undefined && around.templates.get(name) !== templates.get(name)
}

/** Whether a host of the site is claimed by others than before, or in another order. */
const haveChanged = (head: SiteHead | undefined, before: Claims, after: Claims): boolean =>
  (head?.hosts ?? []).some((host) => before.get(host)?.join(' ') !== after.get(host)?.join(' '))

function reportOf(
  headsBefore: Snapshot['heads'],
  before: ReadonlyMap<string, LoadedSite>,
  { heads, sites }: Snapshot,
): Pick<ExchangeReport, 'sites' | 'added' | 'changed' | 'removed'> {
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
