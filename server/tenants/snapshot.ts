import type { ParseContext } from './parse-context.ts'
import type { SiteHead } from './site-head.ts'
import type { HostSite } from './tenant.ts'

/** The state of all tenants; `updateSnapshot` makes the next one. */
export interface Snapshot {
  readonly context: ParseContext
  /** Every site by slug, in the order of their names. */
  readonly heads: ReadonlyMap<string, SiteHead>
  /** The sites loaded so far. */
  readonly sites: Map<string, LoadedSite>
  /** By template: the files it was last read from. */
  readonly templateFiles: ReadonlyMap<string, InputFiles>
}

/** A site that is served, and the files it was last read from. */
export interface LoadedSite extends InputFiles {
  readonly site: HostSite
}

export interface InputFiles {
  /** Changes with every input of the read; empty: to be read again. */
  readonly key: string
  /** Names of the JSON files. */
  readonly names: readonly string[]
}
