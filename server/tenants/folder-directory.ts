import { setImmediate } from 'node:timers/promises'
import type { Registry } from '#blocks/registry.ts'
import { causeText, type Log } from '../log.ts'
import { type ListedSite, slugOfHost, type TenantDirectory } from './directory.ts'
import { rootOf } from './files.ts'
import { claimsOf } from './host.ts'
import { readTenantFolder } from './load.ts'
import { type ReloadReport, reloaded } from './reload.ts'
import { scanTenants } from './scan.ts'
import { logProblems, type Snapshot } from './snapshot.ts'
import { loadTemplates } from './templates.ts'
import type { HostSite, Tenant } from './tenant.ts'

export interface LoadOptions {
  readonly count?: number
  /** Ends the loading before the next site. */
  readonly signal?: AbortSignal
}

/**
 * The tenants of a folder (D1). The heads of all sites are read first; a site is loaded when its host is
 * first asked for, or when `load` reaches it, and the event loop is free between two sites.
 */
export class FolderDirectory implements TenantDirectory {
  /** Resolves when every site can be found by its hosts; rejects when the folder cannot be read. */
  readonly scanned: Promise<void>
  readonly #folder: string
  readonly #registry: Registry
  readonly #log: Log
  readonly #loading = new Map<string, Promise<HostSite>>()
  #snapshot: Snapshot | undefined
  #tenants = new Map<string, Tenant>()
  /** Loads and reloads, one after the other. */
  #work: Promise<unknown>
  #nextReload: Promise<ReloadReport> | undefined

  constructor(folder: string, registry: Registry, log: Log) {
    this.#folder = folder
    this.#registry = registry
    this.#log = log
    this.scanned = this.#scan()
    this.#work = this.scanned.catch(() => undefined)
  }

  ofHost(host: string): HostSite | undefined | Promise<HostSite | undefined> {
    const snapshot = this.#snapshot
    if (!snapshot) return this.scanned.then(() => this.ofHost(host))
    const { heads, around, sites } = snapshot
    const slug = slugOfHost(host, around.claims, (each) => heads.has(each))
    return slug === undefined ? undefined : (sites.get(slug) ?? this.#loadSite(slug, snapshot))
  }

  tenants(): ReadonlyMap<string, Tenant> {
    return this.#tenants
  }

  sites(): readonly ListedSite[] {
    return [...(this.#snapshot?.heads.values() ?? [])]
  }

  /** Loads the first `count` sites, or all, one at a time; answers those that can be shown. */
  load({ count, signal }: LoadOptions = {}): Promise<readonly Tenant[]> {
    return this.#afterwards(async (snapshot) => {
      const loaded: Tenant[] = []
      for (const slug of [...snapshot.heads.keys()].slice(0, count)) {
        if (signal?.aborted) break
        const site = snapshot.sites.get(slug) ?? (await this.#tryToLoad(slug, snapshot))
        if (site?.kind === 'ready') loaded.push(site.tenant)
        await setImmediate()
      }
      return loaded
    })
  }

  /**
   * Reads again what the folder holds and takes it up at once when all is read. A site whose file
   * became faulty keeps its last good version. Calls that come while one waits share it.
   * @throws Error when the folder cannot be read or holds no site; everything stays as it was
   */
  reload(): Promise<ReloadReport> {
    this.#nextReload ??= this.#afterwards(async (before) => {
      this.#nextReload = undefined
      const { snapshot, report } = await reloaded(this.#folder, before, this.#registry, this.#log)
      this.#take(snapshot)
      this.#log.info('tenants_reloaded', report)
      return report
    })
    return this.#nextReload
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
    const root = await rootOf(this.#folder)
    const [scan, { templates, problems }] = await Promise.all([
      scanTenants(root),
      loadTemplates(root, this.#registry),
    ])
    logProblems([...problems, ...scan.problems], this.#log)
    const around = { templates, registry: this.#registry, claims: claimsOf(scan.heads) }
    const heads = new Map(scan.heads.map((head) => [head.slug, head]))
    this.#take({ root, around, heads, sites: new Map() })
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    const ready = [...snapshot.sites.values()].filter((site) => site.kind === 'ready')
    this.#tenants = new Map(ready.map(({ tenant }) => [tenant.slug, tenant]))
  }

  /** A site that cannot be read for the moment is read when somebody asks for it. */
  async #tryToLoad(slug: string, snapshot: Snapshot): Promise<HostSite | undefined> {
    try {
      return await this.#loadSite(slug, snapshot)
    } catch (cause) {
      this.#log.error('tenant_load_failed', { tenant: slug, cause: causeText(cause) })
      return undefined
    }
  }

  /** Reads a site once, however many ask for it. */
  #loadSite(slug: string, snapshot: Snapshot): Promise<HostSite> {
    const under = this.#loading.get(slug)
    if (under) return under
    const loading = this.#readSite(slug, snapshot).finally(() => this.#loading.delete(slug))
    this.#loading.set(slug, loading)
    return loading
  }

  async #readSite(slug: string, { root, around, sites }: Snapshot): Promise<HostSite> {
    const { site, problems } = await readTenantFolder(root, slug, around)
    logProblems(problems, this.#log)
    sites.set(slug, site)
    // A reload may have taken up a newer one since.
    const isCurrent = this.#snapshot?.sites === sites
    if (isCurrent && site.kind === 'ready') this.#tenants.set(slug, site.tenant)
    return site
  }
}
