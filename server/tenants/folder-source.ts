import { basename, join } from 'node:path'
import { folderNames } from './folder-names.ts'
import { FolderWatch } from './folder-watch.ts'
import { readSourceFile } from './read-file.ts'
import { fileName, type Root, readFolder, rootOf } from './read-folder.ts'
import { siteHeadOf } from './site-head.ts'
import type {
  SourceChange,
  SourceNames,
  TenantFiles,
  TenantSource,
  WatchOptions,
} from './source.ts'
import type { SourceFile } from './source-file.ts'

const TEMPLATES = '_templates'
const EXAMPLE = '_example'
/** What every template has that brings no file of the same name. */
const BASE = '_base'
const GROUPS = '_groups'

export interface FolderSourceOptions {
  /** Counts `_example`, the folder that a new dealer is made from, as a tenant too. */
  readonly withExample?: boolean
  /** Polls the files instead of using the system's watchers. */
  readonly polls?: boolean
  /** The shortest pause between two rounds of polling, in milliseconds; default: a second. */
  readonly pollPauseMs?: number
}

/**
 * Tenants as folders: `<slug>/site.json` with its pages and content, `_templates/<name>/`, what all templates
 * share in `_templates/_base/`, and the content of a group of dealers in `_groups/<name>/content/` (D1, D2).
 */
export class FolderSource implements TenantSource {
  readonly place: string
  readonly #options: FolderSourceOptions
  #root: Promise<Root> | undefined
  #watch: FolderWatch | undefined

  constructor(folder: string, options: FolderSourceOptions = {}) {
    this.place = folder
    this.#options = options
  }

  async tenantNames(): Promise<SourceNames> {
    await this.#watch?.watchList(this.place, (entry) => this.#changeOf(entry))
    // A link may have a new target.
    this.#root = rootOf(this.place)
    const root = await this.#root
    const isWanted = (name: string) => this.#isTenant(name)
    const found = await folderNames(root, this.place, isWanted)
    this.#watch?.keepOnly('tenant', found.names)
    return found
  }

  async templateNames(): Promise<SourceNames> {
    const folder = join(this.place, TEMPLATES)
    await this.#watch?.watchList(folder, (name) => ({ kind: 'template', name }))
    const isTemplate = (name: string) => !name.startsWith('_')
    const found = await folderNames(await this.#rootFolder(), folder, isTemplate)
    await this.#watch?.watchFiles({ kind: 'template', name: BASE }, join(folder, BASE))
    await this.#watch?.watchFiles({ kind: 'template', name: GROUPS }, join(this.place, GROUPS))
    this.#watch?.keepOnly('template', [...found.names, BASE, GROUPS])
    return found
  }

  async siteFile(tenant: string): Promise<SourceFile | undefined> {
    const root = await this.#rootFolder()
    const path = join(root.folder, tenant, 'site.json')
    return readSourceFile(path, root.home, fileName(root, path))
  }

  async tenantFiles(tenant: string, main?: SourceFile): Promise<TenantFiles> {
    const folder = join(this.place, tenant)
    await this.#watch?.watchFiles({ kind: 'tenant', name: tenant }, folder)
    const root = await this.#rootFolder()
    const found = await readFolder(root, folder, 'site.json')
    const files = main ? { ...found, main } : found
    const { group } = siteHeadOf(tenant, files.main)
    if (group === undefined) return files
    const shared = await readFolder(root, join(this.place, GROUPS, group), 'group.json')
    return withShared(files, shared)
  }

  async templateFiles(template: string): Promise<TenantFiles> {
    const folder = join(this.place, TEMPLATES, template)
    await this.#watch?.watchFiles({ kind: 'template', name: template }, folder)
    const root = await this.#rootFolder()
    const files = await readFolder(root, folder, 'template.json')
    const base = await readFolder(root, join(this.place, TEMPLATES, BASE), 'template.json')
    const names = new Set(files.pages.map(({ file }) => basename(file)))
    const pages = base.pages.filter(({ file }) => !names.has(basename(file)))
    return { ...withShared(files, base), pages: [...files.pages, ...pages] }
  }

  watch(options: WatchOptions): () => void {
    const { polls = false, pollPauseMs } = this.#options
    // What several share is not one's own: all that use it are read again.
    const changed = (change: SourceChange) =>
      options.changed('name' in change && isShared(change.name) ? { kind: 'all' } : change)
    const watch = new FolderWatch(this.place, { ...options, changed, polls, pollPauseMs })
    this.#watch = watch
    return () => {
      watch.close()
      if (this.#watch === watch) this.#watch = undefined
    }
  }

  #isTenant(name: string): boolean {
    return !name.startsWith('_') || (name === EXAMPLE && this.#options.withExample === true)
  }

  #changeOf(entry: string) {
    if (entry === TEMPLATES) return { kind: 'all' } as const
    const isTenant = !entry.startsWith('.') && this.#isTenant(basename(entry))
    return isTenant ? ({ kind: 'tenant', name: entry } as const) : undefined
  }

  /** @throws the system's error where the folder does not exist or may not be read */
  #rootFolder(): Promise<Root> {
    this.#root ??= rootOf(this.place)
    return this.#root
  }
}

const isShared = (name: string): boolean => name === BASE || name === GROUPS

const withShared = (files: TenantFiles, { content, problems }: TenantFiles): TenantFiles => ({
  ...files,
  sharedContent: content,
  problems: [...files.problems, ...problems],
})
