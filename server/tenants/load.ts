import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Registry } from '#blocks/registry.ts'
import type { SiteView } from '#blocks/view-context.ts'
import { inLocationOrder } from '#domain/location/location-order.ts'
import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import { wordsOf } from '#domain/site/words.ts'
import { error, type Problem } from '#pages/problem.ts'
import type { Match } from '#pages/routes.ts'
import { field } from '#pages/words.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { linkProblems } from './check-links.ts'
import { missingPictures } from './check-pictures.ts'
import { readSite } from './check-site.ts'
import { type FileProblem, fileProblems, readSource, type SourceFile } from './file-problem.ts'
import { type FolderFiles, folderNames, readFolder } from './files.ts'
import type { PageEntry } from './page-entry.ts'
import { loadTemplates, type Template, type Templates } from './templates.ts'
import { readTenantPages } from './tenant-pages.ts'

/** A dealer's site, ready to be served. */
export interface Tenant {
  readonly slug: string
  /** The site's file after defaults, with all its texts. */
  readonly site: Site & Pick<SiteView, 'words'>
  readonly template: Template
  readonly themeCss: string
  /** By route. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  /** Changes with any file that the tenant is made from. */
  readonly version: string
}

/** A tenant whose `site.json` cannot be used; its hosts as far as they can be read. */
export interface FaultyTenant {
  readonly slug: string
  readonly hosts: readonly string[]
}

export interface LoadedTenants {
  readonly tenants: Map<string, Tenant>
  readonly faulty: Map<string, FaultyTenant>
  readonly problems: FileProblem[]
}

export interface LoadOptions {
  /** Also loads `_example`, the folder that a new dealer is copied from. */
  readonly withExample?: boolean
}

/**
 * Reads all tenants of a folder. Wrong files never throw: a wrong page is an entry that tells its
 * problems, a wrong `site.json` makes its tenant faulty, and every other tenant works.
 */
export async function loadTenants(
  root: string,
  registry: Registry,
  { withExample = false }: LoadOptions = {},
): Promise<LoadedTenants> {
  const templates = await loadTemplates(root, registry)
  const loaded: LoadedTenants = {
    tenants: new Map(),
    faulty: new Map(),
    problems: [...templates.problems],
  }
  const isTenant = (name: string) => !name.startsWith('_') || (withExample && name === '_example')
  const hosts = new Map<string, string>()
  for (const name of (await folderNames(root)).filter(isTenant)) {
    const files = await readFolder(root, join(root, name), 'site.json')
    readTenant(files, templates, registry, hosts, loaded)
  }
  return loaded
}

function readTenant(
  files: FolderFiles,
  { templates }: Templates,
  registry: Registry,
  hosts: Map<string, string>,
  loaded: LoadedTenants,
): void {
  const { problems } = loaded
  for (const source of files.content) problems.push(...readSource(source).problems)
  const { ready, value } = readSiteFile(files, templates, problems)
  const template = ready && templates.get(ready.site.template)
  if (!ready || !template || !files.main) {
    loaded.faulty.set(files.name, { slug: files.name, hosts: hostsOf(value) })
    return
  }
  const { site, theme } = ready
  const { pages, match, problems: inPages } = readTenantPages(files.pages, template, registry)
  problems.push(...inPages)
  const hasPage = (path: string) => Array.from(match(path)).length > 0
  const inSite = [...linkProblems(site, hasPage), ...hostProblems(site, hosts)]
  problems.push(...fileProblems(files.main, inSite))
  problems.push(...missingPictures(files))
  loaded.tenants.set(files.name, {
    slug: files.name,
    site: { ...site, locations: inLocationOrder(site.locations), words: wordsOf(site) },
    themeCss: themeCss(theme),
    version: versionOf([...template.files, files.main, ...files.pages, ...files.content]),
    ...{ template, pages, match },
  })
}

function readSiteFile(
  { name, main, mainPath }: FolderFiles,
  templates: ReadonlyMap<string, Template>,
  problems: FileProblem[],
): { ready?: { site: Site; theme: Theme }; value?: unknown } {
  if (!main) {
    const message = 'the file is missing; every tenant has one: copy tenants/_example'
    problems.push({ file: mainPath, line: 1, column: 1, ...error([], message) })
    return {}
  }
  const read = readSource(main)
  problems.push(...read.problems)
  if (!read.ok) return {}
  const themes = new Map(Array.from(templates, ([key, { theme }]) => [key, theme]))
  const reading = readSite(read.value, { folder: name, themes })
  problems.push(...fileProblems(main, reading.problems))
  return { value: read.value, ...(reading.ready && { ready: reading.ready }) }
}

/** Host names of a site that cannot be read otherwise. */
function hostsOf(value: unknown): string[] {
  const hosts = field(value, 'hosts')
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
}

/** A host name belongs to one tenant; `hosts` holds those of the tenants before. */
function hostProblems({ slug, hosts: own }: Site, hosts: Map<string, string>): Problem[] {
  return own.flatMap((host, index) => {
    const other = hosts.get(host)
    hosts.set(host, other ?? slug)
    return other === undefined
      ? []
      : [error(['hosts', index], `"${host}" is a host of tenants/${other} already`)]
  })
}

function versionOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  for (const { file, text } of files) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex').slice(0, 16)
}
