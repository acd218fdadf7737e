import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Registry } from '#blocks/registry.ts'
import { causeText, type Log } from '../log.ts'
import { type ListedSite, slugOfHost, type TenantDirectory } from './directory.ts'
import { type FollowOptions, followSource, SETTLE_MS } from './follow-source.ts'
import { claimsOf } from './host.ts'
import type { ParseContext } from './parse-context.ts'
import { isServable } from './parse-site-file.ts'
import { type ParsedTenant, parseTenant } from './parse-tenant.ts'
import { ProblemLog } from './problem-log.ts'
import { scanTenants } from './scan.ts'
import { siteHeadOf } from './site-head.ts'
import type { Snapshot } from './snapshot.ts'
import type { TenantFiles, TenantSource } from './source.ts'
import type { HostSite, Tenant } from './tenant.ts'
import { namesOf, type Owner, type UpdateOptions, updateSite } from './update-site.ts'
import { type ReloadScope, type UpdateReport, updateSnapshot } from './update-snapshot.ts'
import { updateTemplates } from './update-templates.ts'

export interface SourceDirectoryOptions
  extends Pick<ParseContext, 'secrets' | 'isWithoutPayments'> {
  /** Whether the last good version of an invalid site or page is served (the default). */
  readonly keepsLastGood?: boolean
  /** Follows changes of the source until this is aborted; else only `reload` reads them. */
  readonly followUntil?: AbortSignal
  /** Called after changed files were read and are served. */
  readonly onChange?: () => void
}

export interface LoadOptions {
  readonly count?: number
  /** Ends the loading before the next site. */
  readonly signal?: AbortSignal
}

type Settled = UpdateOptions['isSettled']

/**
 * The tenants of a source (D1). The heads of all sites are read first; a site is loaded at the first
 * request to its host, or when `load` reaches it, and loading yields to the event loop between sites.
 * Changes become visible atomically after all of them are read.
 */
export class SourceDirectory implements TenantDirectory {
  /** Resolves when every site can be found by its hosts; rejects when the source cannot be read. */
  readonly scanned: Promise<void>
  readonly #source: TenantSource
  readonly #registry: Registry
  readonly #log: Log
  readonly #options: Omit<UpdateOptions, 'isSettled'>
  readonly #onChange: (() => void) | undefined
  readonly #given: Pick<ParseContext, 'secrets' | 'isWithoutPayments'>
  readonly #loading = new Map<string, Promise<HostSite | undefined>>()
  #snapshot: Snapshot | undefined
  #tenants = new Map<string, Tenant>()
  /** The queue of loads and updates. */
  #work: Promise<unknown>
  #nextReload: Promise<UpdateReport> | undefined

  constructor(
    source: TenantSource,
    registry: Registry,
    log: Log,
    { keepsLastGood = true, followUntil, onChange, ...given }: SourceDirectoryOptions = {},
  ) {
    this.#source = source
    this.#registry = registry
    this.#log = log
    this.#options = { log, problems: new ProblemLog(log), keepsLastGood }
    this.#onChange = onChange
    this.#given = given
    const update: FollowOptions['update'] = (...wanted) => this.update(...wanted)
    // Before the first read, so that no change after it is missed.
    if (followUntil) followSource({ source, update, log, signal: followUntil })
    this.scanned = this.#scan()
    this.#work = this.scanned.catch(() => undefined)
  }

  ofHost(host: string): HostSite | undefined | Promise<HostSite | undefined> {
    const snapshot = this.#snapshot
    if (!snapshot) return this.scanned.then(() => this.ofHost(host))
    const { heads, context, sites } = snapshot
    const slug = slugOfHost(host, context.claims, (each) => heads.has(each))
    return slug === undefined ? undefined : (sites.get(slug)?.site ?? this.#loadSite(slug))
  }

  tenants(): ReadonlyMap<string, Tenant> {
    return this.#tenants
  }

  sites(): readonly ListedSite[] {
    return [...(this.#snapshot?.heads.values() ?? [])]
  }

  async parse(files: TenantFiles, now: Date): Promise<ParsedTenant> {
    await this.scanned
    if (!this.#snapshot) throw new Error('the scan ended without a snapshot')
    return parseTenant(files, { ...this.#snapshot.context, now })
  }

  /**
   * Loads the first `count` sites, or all, one at a time; returns those that are valid. Changes that are
   * found meanwhile are read before the next site.
   */
  async load({ count, signal }: LoadOptions = {}): Promise<readonly Tenant[]> {
    const slugs = await this.#enqueue(async ({ heads }) => [...heads.keys()].slice(0, count))
    const loaded: Tenant[] = []
    for (const slug of slugs) {
      if (signal?.aborted) break
      const site = await this.#enqueue(
        async ({ sites }) => sites.get(slug)?.site ?? this.#tryToLoad(slug),
      )
      if (site?.kind === 'ready') loaded.push(site.tenant)
      await setImmediate()
    }
    return loaded
  }

  /**
   * Reads everything again and replaces it atomically. An invalid site or page keeps its last good version.
   * Calls while one is queued share it.
   * @throws Error when the source cannot be read or has no site; nothing is changed then
   */
  reload(): Promise<UpdateReport> {
    this.#nextReload ??= this.#enqueue(async (before) => {
      this.#nextReload = undefined
      const { report } = await this.#updateSnapshot(before, 'all', () => true)
      this.#log.info('tenants_reloaded', report)
      return report
    })
    return this.#nextReload
  }

  /**
   * Reads some tenants and templates again. An error or a missing file counts only when its owner has
   * settled; returns the owners to read again when they have.
   * @throws Error when the source cannot be read or has no site; nothing is changed then
   */
  update(wanted: ReloadScope, isSettled: Settled): Promise<readonly Owner[]> {
    return this.#enqueue(async (before) => {
      const { report, unsettled } = await this.#updateSnapshot(before, wanted, isSettled)
      const { sites: _, ...lists } = report
      const found = Object.entries(lists).filter(([, names]) => names.length > 0)
      const listed = found.map(([name, names]) => [name, first(names)])
      if (found.length > 0) this.#log.info('tenants_changed', Object.fromEntries(listed))
      return unsettled
    })
  }

  async #updateSnapshot(before: Snapshot, wanted: ReloadScope, isSettled: Settled) {
    const options = { ...this.#options, isSettled }
    const update = await updateSnapshot(this.#source, before, wanted, this.#registry, options)
    this.#take(update.snapshot)
    this.#onChange?.()
    return update
  }

  /** Runs after all queued work is done. */
  #enqueue<Result>(run: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
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
    const nothing = { context: none, templateFiles: new Map() }
    const options = { ...this.#options, isSettled: () => true }
    // The list of tenants first: it fails where there is no source.
    const { heads, problems } = await scanTenants(this.#source)
    const found = await updateTemplates(this.#source, nothing, undefined, registry, options)
    this.#options.problems.report('the list of tenants', problems)
    const { templates, templateFiles } = found
    this.#take({
      context: { templates, registry, claims: claimsOf(heads), ...this.#given },
      heads: new Map(heads.map((head) => [head.slug, head])),
      sites: new Map(),
      templateFiles,
    })
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    const ready = Array.from(snapshot.sites.values(), ({ site }) => site)
    this.#tenants = new Map(
      ready.flatMap((site) => (site.kind === 'ready' ? [[site.tenant.slug, site.tenant]] : [])),
    )
  }

  /** A site that cannot be read now is read at its first request. */
  async #tryToLoad(slug: string): Promise<HostSite | undefined> {
    try {
      return await this.#loadSite(slug)
    } catch (cause) {
      this.#log.error('tenant_load_failed', { tenant: slug, cause: causeText(cause) })
      return undefined
    }
  }

  /** Reads a site once for concurrent callers. */
  #loadSite(slug: string): Promise<HostSite | undefined> {
    const underway = this.#loading.get(slug)
    if (underway) return underway
    const loading = this.#readSite(slug).finally(() => this.#loading.delete(slug))
    this.#loading.set(slug, loading)
    return loading
  }

  /** Undefined where the site has been removed in the meantime. */
  async #readSite(slug: string): Promise<HostSite | undefined> {
    const files = await this.#source.tenantFiles(slug)
    // The current snapshot, not that before the read: an update may have replaced it.
    const snapshot = this.#snapshot
    if (!snapshot?.heads.has(slug)) return undefined
    const known = snapshot.sites.get(slug)
    if (known) return known.site
    if (!isServable(files, snapshot.context)) {
      // It may be in the middle of a write: its errors are reported if they are there later.
      const { site } = parseTenant(files, snapshot.context)
      snapshot.sites.set(slug, { site, key: '', names: namesOf(files) })
      setTimeout(() => this.#readAgain(slug), SETTLE_MS).unref()
      return site
    }
    const options = { ...this.#options, isSettled: () => true }
    const { next } = updateSite(files, undefined, snapshot.context, options)
    if (!next) return undefined
    snapshot.sites.set(slug, next)
    if (next.site.kind === 'ready') this.#tenants.set(slug, next.site.tenant)
    const head = siteHeadOf(slug, files.main)
    if (!isDeepStrictEqual(head, snapshot.heads.get(slug))) this.#readAgain(slug)
    return next.site
  }

  /** For a site whose file was invalid at its first reading, or has changed since the scan. */
  #readAgain(slug: string): void {
    const wanted = { tenants: new Set([slug]), templates: new Set<string>() }
    this.update(wanted, () => true).catch((cause: unknown) =>
      this.#log.error('tenant_load_failed', { tenant: slug, cause: causeText(cause) }),
    )
  }
}

/** A template may change a thousand sites: a log line names only some of them. */
const MOST_NAMES = 20
const first = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMES
    ? names
    : [...names.slice(0, MOST_NAMES), `and ${names.length - MOST_NAMES} more`]
