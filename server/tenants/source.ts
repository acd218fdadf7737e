import type { Log } from '../log.ts'
import type { FileProblem } from './file-problem.ts'
import type { LibraryPicture } from './library-pictures.ts'
import type { SourceFile } from './source-file.ts'

/** The files of one tenant or template. */
export interface TenantFiles {
  readonly name: string
  /** `site.json` of a tenant, `template.json` of a template; absent where there is none. */
  readonly main?: SourceFile
  readonly mainPath: string
  readonly pages: readonly SourceFile[]
  /** JSON and Markdown files of `content`. */
  readonly content: readonly SourceFile[]
  /** The content that it shares: of a template that of every template, of a tenant that of its group. */
  readonly sharedContent: readonly SourceFile[]
  /** Pictures and other files, by their paths below `media`. */
  readonly media: readonly string[]
  /** Pictures that its people uploaded, in place of or beside those. */
  readonly library?: readonly LibraryPicture[]
  /** Problems of entries that cannot be listed or exceed the limits. */
  readonly problems: readonly FileProblem[]
}

export interface SourceNames {
  /** Sorted. */
  readonly names: readonly string[]
  /** Problems of entries that cannot be read. */
  readonly problems: readonly FileProblem[]
}

/**
 * What may have changed: the list of tenants, one tenant or template, or anything. A change that `isComplete`
 * was stored as a whole: unlike files, it needs no time to settle.
 */
export type SourceChange =
  | { readonly kind: 'all' | 'names' }
  | {
      readonly kind: 'tenant' | 'template'
      readonly name: string
      readonly isComplete?: boolean
    }

export interface WatchOptions {
  /** May be called more often than needed, and for names that do not exist; misses no change. */
  readonly changed: (change: SourceChange) => void
  readonly log: Log
}

/**
 * Reads the files of tenants and templates. Invalid files never throw; a missing source or a temporary
 * error of the disk does.
 */
export interface TenantSource {
  /** Its name in messages: a folder. */
  readonly place: string
  /** @throws Error where the source cannot be reached */
  tenantNames(): Promise<SourceNames>
  templateNames(): Promise<SourceNames>
  /** A tenant's `site.json` only; undefined where there is none. */
  siteFile(tenant: string): Promise<SourceFile | undefined>
  /** For a tenant that does not exist: no files. `main` counts in place of its `site.json`. */
  tenantFiles(tenant: string, main?: SourceFile): Promise<TenantFiles>
  templateFiles(template: string): Promise<TenantFiles>
  /**
   * Reports changes of everything that is read from now on, each at least once and within about a second,
   * changes during a read included. Returns a function that ends it.
   */
  watch(options: WatchOptions): () => void
}
