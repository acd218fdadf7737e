import { causeText } from '../log.ts'
import { type FileProblem, wholeProblem } from '../tenants/file-problem.ts'
import type { LibraryPicture } from '../tenants/library-pictures.ts'
import { MOST_CONTENT_BYTES, MOST_FILE_BYTES, tooLarge, unreadable } from '../tenants/read-file.ts'
import { folderLimits, tooManyBytes } from '../tenants/read-folder.ts'
import type {
  SourceChange,
  SourceNames,
  TenantFiles,
  TenantSource,
  WatchOptions,
} from '../tenants/source.ts'
import type { SourceFile } from '../tenants/source-file.ts'

/** A published file of a tenant. */
export interface LiveDocument {
  /** From the tenant's folder: `pages/home.json`. */
  readonly path: string
  /** Null takes the file away. */
  readonly text: string | null
}

/** What is published over the files of tenants. */
export interface LiveDocuments {
  /** By tenant, of those with documents, a number that every publish of it raises; cheap. */
  versions(): Promise<ReadonlyMap<string, number>>
  live(tenant: string): Promise<readonly LiveDocument[]>
  /** Pictures that the tenant's people uploaded, by name. */
  library(tenant: string): Promise<readonly LibraryPicture[]>
}

export interface DocumentSourceOptions {
  /** Whether changes of the files below are followed too (the default). */
  readonly followsFiles?: boolean
  /** Milliseconds between two looks at the versions; default: a second. */
  readonly pollMs?: number
}

const POLL_MS = 1_000

/**
 * The files of tenants with what is published in place of or beside them: a published text counts as the
 * file of its path would, with the same limits and the same treatment of errors. Spec 6.04.
 */
export class DocumentSource implements TenantSource {
  readonly place: string
  /** What the sites ship with. */
  readonly files: TenantSource
  readonly #documents: LiveDocuments
  readonly #options: DocumentSourceOptions
  /** Those whose changes were reported. */
  #reported: ReadonlyMap<string, number> | undefined
  /** Tenants that have documents: the others need no query. */
  readonly #shadowed = new Set<string>()
  #changed: ((change: SourceChange) => void) | undefined

  constructor(files: TenantSource, documents: LiveDocuments, options: DocumentSourceOptions = {}) {
    this.place = files.place
    this.files = files
    this.#documents = documents
    this.#options = options
  }

  async tenantNames(): Promise<SourceNames> {
    try {
      await this.#versions()
    } catch (cause) {
      // While the database is down, sites without documents go on following their files.
      if (!this.#reported) throw cause
    }
    return this.files.tenantNames()
  }

  templateNames(): Promise<SourceNames> {
    return this.files.templateNames()
  }

  templateFiles(template: string): Promise<TenantFiles> {
    return this.files.templateFiles(template)
  }

  async siteFile(tenant: string): Promise<SourceFile | undefined> {
    const file = await this.files.siteFile(tenant)
    const published = (await this.#live(tenant)).find(({ path }) => path === SITE)
    if (!published) return file
    return published.text === null ? undefined : sourceFile(file?.file ?? SITE, published)
  }

  async tenantFiles(tenant: string): Promise<TenantFiles> {
    return this.#filesWith(tenant, await this.#live(tenant))
  }

  async #filesWith(tenant: string, live: readonly LiveDocument[]): Promise<TenantFiles> {
    const site = live.find(({ path }) => path === SITE)
    // It names the group whose content the site shares.
    const files = await this.files.tenantFiles(tenant, site && sourceFile(SITE, site))
    const library = this.#shadowed.has(tenant) ? await this.#documents.library(tenant) : []
    // A site of which nothing is published may have a draft that is checked.
    if (live.length === 0 && library.length === 0) return files
    return { ...withDocuments(files, live), ...(library.length > 0 && { library }) }
  }

  watch(options: WatchOptions): () => void {
    const { followsFiles = true, pollMs = POLL_MS } = this.#options
    this.#changed = options.changed
    const endFiles = followsFiles ? this.files.watch(options) : () => undefined
    let [hasFailed, isEnded] = [false, false]
    const poll = async () => {
      try {
        await this.look()
        hasFailed = false
      } catch (cause) {
        // A database that is down for an hour is reported once.
        if (!(hasFailed || isEnded)) {
          options.log.error('documents_poll_failed', { cause: causeText(cause) })
        }
        hasFailed = true
      }
      if (!isEnded) next()
    }
    let timer: NodeJS.Timeout
    const next = () => {
      timer = setTimeout(() => void poll(), pollMs).unref()
    }
    next()
    return () => {
      isEnded = true
      clearTimeout(timer)
      this.#changed = undefined
      endFiles()
    }
  }

  /** A site's files as they are published at this moment. */
  async filesNow(tenant: string): Promise<TenantFiles> {
    await this.look()
    return this.tenantFiles(tenant)
  }

  /** As `filesNow`, with another text of one document, as if that were published. */
  async filesWith(tenant: string, document: LiveDocument): Promise<TenantFiles> {
    await this.look()
    const others = (await this.#live(tenant)).filter(({ path }) => path !== document.path)
    return this.#filesWith(tenant, [...others, document])
  }

  /** Reports what was published since the last look; who publishes calls it, and need not wait for the next poll. */
  async look(): Promise<void> {
    const before = this.#reported ?? new Map<string, number>()
    const now = await this.#versions()
    this.#reported = now
    for (const [name, version] of now) {
      if (before.get(name) !== version) {
        this.#changed?.({ kind: 'tenant', name, isComplete: true })
      }
    }
  }

  async #versions(): Promise<ReadonlyMap<string, number>> {
    const versions = await this.#documents.versions()
    this.#reported ??= versions
    for (const tenant of versions.keys()) this.#shadowed.add(tenant)
    return versions
  }

  async #live(tenant: string): Promise<readonly LiveDocument[]> {
    return this.#shadowed.has(tenant) ? this.#documents.live(tenant) : []
  }
}

const SITE = 'site.json'

/** The kinds of files of a tenant's folder that documents may be, by the field of `TenantFiles`. */
const kinds = {
  pages: { pattern: /^pages\/.+\.json$/, most: MOST_FILE_BYTES },
  content: { pattern: /^content\/.+\.(json|md)$/, most: MOST_CONTENT_BYTES },
} as const

function sourceFile(
  file: string,
  { text }: LiveDocument,
  most: number = MOST_FILE_BYTES,
): SourceFile {
  const bytes = Buffer.byteLength(text ?? '')
  if (bytes > most) return unreadable(file, `cannot be read: ${tooLarge(bytes, most)}`)
  return { file, text: text ?? '' }
}

function withDocuments(files: TenantFiles, live: readonly LiveDocument[]): TenantFiles {
  const folder = files.mainPath.slice(0, -SITE.length)
  const problems: FileProblem[] = [...files.problems]
  const merged = (kind: keyof typeof kinds): SourceFile[] => {
    const { pattern, most } = kinds[kind]
    const published = live.filter(({ path }) => pattern.test(path))
    const byFile = new Map(files[kind].map((source) => [source.file, source]))
    for (const document of published) {
      const source = sourceFile(folder + document.path, document, most)
      if (document.text === null) byFile.delete(source.file)
      else byFile.set(source.file, source)
    }
    const all = [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
    const { within, fault } = withinLimits(all)
    if (fault !== undefined) problems.push(wholeProblem(`${folder}${kind}`, fault))
    return within
  }
  const { main: _, ...others } = files
  const site = live.find(({ path }) => path === SITE)
  const main = site ? site.text !== null && sourceFile(files.mainPath, site) : files.main
  return {
    ...others,
    pages: merged('pages'),
    content: merged('content'),
    problems,
    ...(main && { main }),
  }
}

/** What the reader of folders reads of as many files. */
function withinLimits(files: readonly SourceFile[]): { within: SourceFile[]; fault?: string } {
  const most = folderLimits.json
  const some = files.slice(0, most)
  let bytes = 0
  const large = some.findIndex(({ text }) => {
    bytes += text.length
    return bytes > folderLimits.bytes
  })
  if (large >= 0) return { within: some.slice(0, large), fault: tooManyBytes }
  if (files.length === some.length) return { within: some }
  return { within: some, fault: `has more than ${most} files; the rest is not read` }
}
