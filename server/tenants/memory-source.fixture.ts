import { siteHeadOf } from './site-head.ts'
import type {
  SourceChange,
  SourceNames,
  TenantFiles,
  TenantSource,
  WatchOptions,
} from './source.ts'
import type { SourceFile } from './source-file.ts'
import { type Files, fixtureHome, fixtureSite, fixtureTemplate } from './tenants.fixture.ts'

/** A template, a site, and the test's files, in memory; a test may change them. */
export class MemorySource implements TenantSource {
  readonly place = 'memory'
  /** Names of tenants whose files were read, in their order. */
  readonly reads: string[] = []
  /** Set by tests: the error that reading the list of tenants throws. */
  fault: Error | undefined
  /** Set by tests: called after a tenant's files were read, with its name. */
  onRead: ((tenant: string) => void) | undefined
  readonly #files = new Map<string, string>()
  #changed: ((change: SourceChange) => void) | undefined

  constructor(files: Files = {}) {
    this.write('_templates/plain/template.json', fixtureTemplate)
    this.write('_templates/plain/pages/home.json', fixtureHome)
    this.write('harbour/site.json', fixtureSite)
    for (const [path, content] of Object.entries(files)) this.write(path, content)
  }

  /** Writes text unchanged, anything else as JSON. */
  write(path: string, content: unknown): void {
    this.#files.set(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    this.#changed?.(changeOf(path))
  }

  /** Removes a file, or a folder with all its files. */
  remove(path: string): void {
    for (const each of [...this.#files.keys()]) {
      if (each === path || each.startsWith(`${path}/`)) this.#files.delete(each)
    }
    this.#changed?.(changeOf(path))
  }

  async tenantNames(): Promise<SourceNames> {
    if (this.fault) throw this.fault
    return { names: this.#names('').filter((name) => !name.startsWith('_')), problems: [] }
  }

  async templateNames(): Promise<SourceNames> {
    const names = this.#names('_templates/').filter((name) => !name.startsWith('_'))
    return { names, problems: [] }
  }

  async siteFile(tenant: string): Promise<SourceFile | undefined> {
    return this.#below(`${tenant}/site.json`)[0]
  }

  async tenantFiles(tenant: string, main?: SourceFile): Promise<TenantFiles> {
    this.reads.push(tenant)
    const found = main ?? (await this.siteFile(tenant))
    const files = this.#filesOf(tenant, tenant, 'site.json', found)
    this.onRead?.(tenant)
    return files
  }

  async templateFiles(template: string): Promise<TenantFiles> {
    const folder = `_templates/${template}`
    const [main] = this.#below(`${folder}/template.json`)
    return this.#filesOf(template, folder, 'template.json', main)
  }

  watch({ changed }: WatchOptions): () => void {
    this.#changed = changed
    return () => {
      this.#changed = undefined
    }
  }

  #filesOf(
    name: string,
    folder: string,
    mainName: string,
    main: SourceFile | undefined,
  ): TenantFiles {
    const media = this.#below(`${folder}/media/`)
    const { group } = siteHeadOf(name, main)
    const shared = mainName === 'template.json' ? '_templates/_base' : group && `_groups/${group}`
    return {
      name,
      mainPath: `tenants/${folder}/${mainName}`,
      problems: [],
      pages: this.#below(`${folder}/pages/`),
      content: this.#below(`${folder}/content/`),
      sharedContent: shared === undefined ? [] : this.#below(`${shared}/content/`),
      media: media.map(({ file }) => file.slice(`tenants/${folder}/media/`.length)),
      ...(main && { main }),
    }
  }

  #below(start: string): SourceFile[] {
    const found = [...this.#files].filter(([path]) => path.startsWith(start))
    return found.map(([path, text]) => ({ file: `tenants/${path}`, text })).sort(byFile)
  }

  /** Names of the folders in a folder. */
  #names(start: string): string[] {
    const paths = [...this.#files.keys()].filter((path) => path.startsWith(start))
    const names = paths.map((path) => path.slice(start.length).split('/')[0] ?? '')
    return [...new Set(names)].sort()
  }
}

const byFile = (a: SourceFile, b: SourceFile): number => (a.file < b.file ? -1 : 1)

function changeOf(path: string): SourceChange {
  const [first = '', second = ''] = path.split('/')
  return first === '_templates'
    ? { kind: 'template', name: second }
    : { kind: 'tenant', name: first }
}
