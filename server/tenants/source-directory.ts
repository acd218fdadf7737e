import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Registry } from '#blocks/registry.ts'
import { causeText, type Log } from '../log.ts'
import { type ListedSite, slugOfHost, type TenantDirectory } from './directory.ts'
import { type ExchangeReport, exchanged, type Wanted } from './exchange.ts'
import { type FollowOptions, followSource } from './follow-source.ts'
import { claimsOf } from './host.ts'
import { ProblemLog } from './problem-log.ts'
import { scanTenants } from './scan.ts'
import { type ExchangeOptions, exchangeSite, type Owner } from './site-exchange.ts'
import { siteHeadOf } from './site-head.ts'
import type { Snapshot } from './snapshot.ts'
import type { TenantSource } from './source.ts'
import { exchangeTemplates } from './template-exchange.ts'
import type { HostSite, Tenant } from './tenant.ts'

export interface SourceDirectoryOptions {
  /** Whether the last good version of what became faulty goes on answering (the default). */
  readonly keepsLastGood?: boolean
  /** Takes up what changes in the source until this is aborted; else only a reload does. */
  readonly followUntil?: AbortSignal
  /** Is called when changed files were read and what they give answers. */
  readonly onChange?: () => void
}

export interface LoadOptions {
  readonly count?: number
  /** Ends the loading before the next site. */
  readonly signal?: AbortSignal
}

type Settled = ExchangeOptions['isSettled']

/**
 * The tenants of a source (D1). The heads of all sites are read first; a site is loaded when its host is
 * first asked for, or when `load` reaches it, and the event loop is free between two sites. What changes
 * is exchanged at once when all of it is read: a request sees the sites before or those after.
 */
export class SourceDirectory implements TenantDirectory {
  /** Resolves when every site can be found by its hosts; rejects when the source cannot be read. */
  readonly scanned: Promise<void>
  readonly #source: TenantSource
  readonly #registry: Registry
  readonly #log: Log
  readonly #options: Omit<ExchangeOptions, 'isSettled'>
  readonly #onChange: (() => void) | undefined
  readonly #loading = new Map<string, Promise<HostSite | undefined>>()
  #snapshot: Snapshot | undefined
  #tenants = new Map<string, Tenant>()
  /** Loads and exchanges, one after the other. */
  #work: Promise<unknown>
  #nextReload: Promise<ExchangeReport> | undefined

  constructor(
    source: TenantSource,
    registry: Registry,
    log: Log,
    { keepsLastGood = true, followUntil, onChange }: SourceDirectoryOptions = {},
  ) {
    this.#source = source
    this.#registry = registry
    this.#log = log
    this.#options = { log, problems: new ProblemLog(log), keepsLastGood }
    this.#onChange = onChange
    const update: FollowOptions['update'] = (...wanted) => this.update(...wanted)
    // Before the first look, so that no change after it is missed.
    if (followUntil) followSource({ source, update, log, signal: followUntil })
    this.scanned = this.#scan()
    this.#work = this.scanned.catch(() => undefined)
  }

  ofHost(host: string): HostSite | undefined | Promise<HostSite | undefined> {
    const snapshot = this.#snapshot
    if (!snapshot) return this.scanned.then(() => this.ofHost(host))
    const { heads, around, sites } = snapshot
    const slug = slugOfHost(host, around.claims, (each) => heads.has(each))
    return slug === undefined ? undefined : (sites.get(slug)?.site ?? this.#loadSite(slug))
  }

  tenants(): ReadonlyMap<string, Tenant> {
    return this.#tenants
  }

  sites(): readonly ListedSite[] {
    return [...(this.#snapshot?.heads.values() ?? [])]
  }

  /** Loads the first `count` sites, or all, one at a time; answers those that can be shown. */
  load({ count, signal }: LoadOptions = {}): Promise<readonly Tenant[]> {
    return this.#afterwards(async ({ heads }) => {
      const loaded: Tenant[] = []
      for (const slug of [...heads.keys()].slice(0, count)) {
        if (signal?.aborted) break
        const site = this.#snapshot?.sites.get(slug)?.site ?? (await this.#tryToLoad(slug))
        if (site?.kind === 'ready') loaded.push(site.tenant)
        await setImmediate()
      }
      return loaded
    })
  }

  /**
   * Reads everything again and takes it up at once when all is read. What became faulty keeps its last
   * good version. Calls that come while one waits share it.
   * @throws Error when the source cannot be read or holds no site; everything stays as it was
   */
  reload(): Promise<ExchangeReport> {
    this.#nextReload ??= this.#afterwards(async (before) => {
      this.#nextReload = undefined
      const { report } = await this.#exchange(before, 'all', () => true)
      this.#log.info('tenants_reloaded', report)
      return report
    })
    return this.#nextReload
  }

  /**
   * Reads some tenants and templates again, as `reload` does all. A fault or a missing file counts only
   * where its owner has settled; answers the owners that are to be read again when they have.
   * @throws Error when the source cannot be read or holds no site; everything stays as it was
   */
  update(wanted: Wanted, isSettled: Settled): Promise<readonly Owner[]> {
    return this.#afterwards(async (before) => {
      const { report, unsettled } = await this.#exchange(before, wanted, isSettled)
      const { sites: _, ...lists } = report
      const found = Object.entries(lists).filter(([, names]) => names.length > 0)
      const listed = found.map(([name, names]) => [name, first(names)])
      if (found.length > 0) this.#log.info('tenants_changed', Object.fromEntries(listed))
      return unsettled
    })
  }

  async #exchange(before: Snapshot, wanted: Wanted, isSettled: Settled) {
    const options = { ...this.#options, isSettled }
    const exchange = await exchanged(this.#source, before, wanted, this.#registry, options)
    this.#take(exchange.snapshot)
    this.#onChange?.()
    return exchange
  }

  /** Runs when all work asked for before is done. */
  #afterwards<Result>(run: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    const result = this.#work.then(async () => {
      await this.scanned
      if (!this.#snapshot) throw new Error('the scan ended without a snapshot')
      return run(this.#snapshot)
    })
    this.#work = result.catch(() => undefined)
    return result
  }

  async #scan(): Promise<void> {
    const registry = this.#registry
    const none = { templates: new Map(), registry, claims: new Map() }
    const nothing = { around: none, templateFiles: new Map() }
    const options = { ...this.#options, isSettled: () => true }
    // The list of tenants first: it says whether there is a source at all.
    const { heads, problems } = await scanTenants(this.#source)
    const found = await exchangeTemplates(this.#source, nothing, undefined, registry, options)
    this.#options.problems.report('the list of tenants', problems)
    const { templates, templateFiles } = found
    this.#take({
      around: { templates, registry, claims: claimsOf(heads) },
      heads: new Map(heads.map((head) => [head.slug, head])),
      ...{ sites: new Map(), templateFiles },
    })
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    const ready = Array.from(snapshot.sites.values(), ({ site }) => site)
    this.#tenants = new Map(
      ready.flatMap((site) => (site.kind === 'ready' ? [[site.tenant.slug, site.tenant]] : [])),
    )
  }

  /** A site that cannot be read for the moment is read when somebody asks for it. */
  async #tryToLoad(slug: string): Promise<HostSite | undefined> {
    try {
      return await this.#loadSite(slug)
    } catch (cause) {
      this.#log.error('tenant_load_failed', { tenant: slug, cause: causeText(cause) })
      return undefined
    }
  }

  /** Reads a site once, however many ask for it. */
  #loadSite(slug: string): Promise<HostSite | undefined> {
    const underway = this.#loading.get(slug)
    if (underway) return underway
    const loading = this.#readSite(slug).finally(() => this.#loading.delete(slug))
    this.#loading.set(slug, loading)
    return loading
  }

  /** Nothing where the site is gone by the time that it is read. */
  async #readSite(slug: string): Promise<HostSite | undefined> {
    const files = await this.#source.tenantFiles(slug)
    // Against what is known now, not before it was read: an exchange may have ended since.
    const snapshot = this.#snapshot
    if (!snapshot?.heads.has(slug)) return undefined
    const known = snapshot.sites.get(slug)
    if (known) return known.site
    const options = { ...this.#options, isSettled: () => true }
    const { next } = exchangeSite(files, undefined, snapshot.around, options)
    if (!next) return undefined
    snapshot.sites.set(slug, next)
    if (next.site.kind === 'ready') this.#tenants.set(slug, next.site.tenant)
    const head = siteHeadOf(slug, files.main)
    if (!isDeepStrictEqual(head, snapshot.heads.get(slug))) this.#takeHead(slug)
    return next.site
  }

  /** The site's file changed between the scan and its first reading. */
  #takeHead(slug: string): void {
    const wanted = { tenants: new Set([slug]), templates: new Set<string>() }
    this.update(wanted, () => true).catch((cause: unknown) =>
      this.#log.error('tenant_load_failed', { tenant: slug, cause: causeText(cause) }),
    )
  }
}

/** A template may have changed a thousand sites: a line of the log names some of them. */
const MOST_NAMES = 20
const first = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMES
    ? names
    : [...names.slice(0, MOST_NAMES), `and ${names.length - MOST_NAMES} more`]
