import type { Surroundings } from './read-tenant.ts'
import type { SiteHead } from './site-head.ts'
import type { HostSite } from './tenant.ts'

/** What is known of all tenants at a moment; an exchange makes the next one. */
export interface Snapshot {
  readonly around: Surroundings
  /** Every site by slug, in the order of their names. */
  readonly heads: ReadonlyMap<string, SiteHead>
  /** The sites loaded so far. */
  readonly sites: Map<string, LoadedSite>
  /** By template: of which files it was read last. */
  readonly templateFiles: ReadonlyMap<string, ReadFiles>
}

/** A site that is served, and of which files it was read last. */
export interface LoadedSite extends ReadFiles {
  readonly site: HostSite
}

export interface ReadFiles {
  /** Changes with any file, and with whatever else decides what they give; empty: to be read again. */
  readonly key: string
  /** Names of the JSON files. */
  readonly names: readonly string[]
}
