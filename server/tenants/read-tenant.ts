import type { Registry } from '#blocks/registry.ts'
import { inLocationOrder } from '#domain/location/location-order.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { linkProblems } from './check-links.ts'
import { pageLinks } from './check-page-links.ts'
import { missingPictures } from './check-pictures.ts'
import { readSite } from './check-site.ts'
import { type FileProblem, fileProblems, formatProblem, readSource } from './file-problem.ts'
import { type Claims, hostProblems, hostsOf } from './host.ts'
import { type PageEntry, pagesBefore } from './page-entry.ts'
import { wholeProblem } from './read-folder.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { TenantFiles } from './source.ts'
import type { Template } from './templates.ts'
import type { HostSite, Tenant } from './tenant.ts'
import { checkPagesAlone, readTenantPages, type TenantPages } from './tenant-pages.ts'
import { versionOf } from './version.ts'

/** The context in which a tenant's files are read. */
export interface ReadContext {
  readonly templates: ReadonlyMap<string, Template>
  readonly registry: Registry
  readonly claims: Claims
}

/** The result of reading a tenant's files. */
export interface TenantReading {
  readonly site: HostSite
  readonly problems: readonly FileProblem[]
}

/** The `site.json` among the files of a tenant. */
export type SiteFile = Pick<TenantFiles, 'name' | 'main' | 'mainPath'>

/** The tenant that is served while its files are read again. */
export interface TenantBefore {
  readonly tenant: Tenant
  /** Whether its files are completely written, so that errors count. */
  readonly isSettled: boolean
}

/**
 * Makes a tenant from its files, without I/O. Invalid files never throw: an invalid page is the last good
 * one of the tenant `before`, or else an entry with its problems; an invalid `site.json` makes the tenant
 * faulty, and its pages are still checked.
 */
export function readTenant(
  files: TenantFiles,
  context: ReadContext,
  before?: TenantBefore,
): TenantReading {
  const head = siteHeadOf(files.name, files.main)
  const inSite = readSiteFile(files, head, context)
  const problems = [...files.problems, ...inSite.problems]
  for (const source of files.content) problems.push(...readSource(source).problems)
  const { ready } = inSite
  const name = ready?.site.template ?? head.template
  const template = name === undefined ? undefined : context.templates.get(name)
  const known = before && pagesBefore(ownPages(before.tenant), before.isSettled)
  const pages = template && readTenantPages(files.pages, template, context.registry, known)
  problems.push(...(pages?.problems ?? checkPagesAlone(files.pages, context.registry)))
  problems.push(...missingPictures(files))
  if (!ready || !template || !pages) {
    const faults = inSite.problems.filter(({ level }) => level === 'error')
    const faulty = { ...head, problems: faults.map(formatProblem) }
    return { site: { kind: 'faulty', faulty }, problems }
  }
  problems.push(...linksOf(files, ready.site, pages))
  const hosts = hostsOf(files.name, ready.site.hosts, context.claims)
  const site = { ...ready.site, hosts: [...hosts] }
  const tenant = tenantOf(files, { ...ready, site }, template, pages)
  return { site: { kind: 'ready', tenant }, problems }
}

/** Whether a site's file is valid enough to be served. */
export const isServable = (files: SiteFile, context: ReadContext): boolean =>
  readSiteFile(files, siteHeadOf(files.name, files.main), context).ready !== undefined

/** Pages of a tenant's own files. */
const ownPages = ({ pages, template }: Tenant): PageEntry[] =>
  [...pages].flatMap(([route, entry]) => (template.pages.get(route) === entry ? [] : [entry]))

function tenantOf(
  files: TenantFiles,
  { site, theme }: { site: Site; theme: Theme },
  template: Template,
  { pages, match, versions }: TenantPages,
): Tenant {
  const { main, content } = files
  const basis = [template.version, ...site.hosts, ...versions].join(' ')
  return {
    slug: files.name,
    site: { ...site, locations: inLocationOrder(site.locations), words: wordsOf(site) },
    themeCss: themeCss(theme),
    fonts: theme.fonts,
    version: versionOf([...(main ? [main] : []), ...content], basis),
    ...{ template, pages, match },
  }
}

/** Links without a page, in the site's file and in its own pages. */
function linksOf(files: TenantFiles, site: Site, { pages, match }: TenantPages): FileProblem[] {
  const hasPage = (path: string) => Array.from(match(path)).length > 0
  return [
    ...(files.main ? fileProblems(files.main, linkProblems(site, hasPage)) : []),
    ...pageLinks(files.pages, pages, match),
  ]
}

function readSiteFile(
  { name, main, mainPath }: SiteFile,
  { hosts }: SiteHead,
  { templates, claims }: ReadContext,
): { ready?: { site: Site; theme: Theme }; problems: FileProblem[] } {
  if (!main) {
    const message = 'the file is missing; every tenant has one: copy tenants/_example'
    return { problems: [wholeProblem(mainPath, message)] }
  }
  const read = readSource(main)
  if (!read.ok) return { problems: read.problems }
  const themes = new Map(Array.from(templates, ([key, { theme }]) => [key, theme]))
  const { ready, problems } = readSite(read.value, { folder: name, themes })
  const inFile = [...problems, ...hostProblems(hosts, name, claims)]
  return {
    problems: [...read.problems, ...fileProblems(main, inFile)],
    ...(ready && { ready }),
  }
}
