import type { Log } from '../log.ts'
import type { FileProblem, SourceFile } from './file-problem.ts'

/** The files of one tenant or template. */
export interface TenantFiles {
  readonly name: string
  /** `site.json` of a tenant, `template.json` of a template; absent where there is none. */
  readonly main?: SourceFile
  readonly mainPath: string
  readonly pages: readonly SourceFile[]
  readonly content: readonly SourceFile[]
  /** Pictures and other files, by their paths below `media`. */
  readonly media: readonly string[]
  /** What cannot be listed or goes beyond the limits. */
  readonly problems: readonly FileProblem[]
}

export interface SourceNames {
  /** Sorted. */
  readonly names: readonly string[]
  /** What has a name and cannot be read. */
  readonly problems: readonly FileProblem[]
}

/** What may have changed: the list of tenants, one tenant or template, or anything. */
export type SourceChange =
  | { readonly kind: 'all' | 'names' }
  | { readonly kind: 'tenant' | 'template'; readonly name: string }

export interface WatchOptions {
  /** May be called too often, and for names that there are not; never too rarely. */
  readonly changed: (change: SourceChange) => void
  readonly log: Log
}

/**
 * Where the files of tenants and templates come from. Whatever stands there, reading does not throw
 * but for what says nothing of the files: a source that is gone, a disk that fails for a moment.
 */
export interface TenantSource {
  /** As messages name it: a folder. */
  readonly place: string
  /** @throws Error where the source cannot be reached */
  tenantNames(): Promise<SourceNames>
  templateNames(): Promise<SourceNames>
  /** A tenant's `site.json` alone; nothing where there is none. */
  siteFile(tenant: string): Promise<SourceFile | undefined>
  /** Of a tenant that is not there: without files. */
  tenantFiles(tenant: string): Promise<TenantFiles>
  templateFiles(template: string): Promise<TenantFiles>
  /**
   * Reports changes of whatever is read from now on, each at least once and within a second or so;
   * answers how to end that. A change while it is read counts.
   */
  watch(options: WatchOptions): () => void
}
