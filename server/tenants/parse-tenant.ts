import { inLocationOrder } from '#domain/location/location-order.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { lookOf } from '#domain/site/look-of.ts'
import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import { askPagesOf } from '#parts/links/enquiry-path.ts'
import { errorReason } from '../system-error.ts'
import { linkProblems } from './check-links.ts'
import { pageReferences } from './check-page-references.ts'
import { missingPictures } from './check-pictures.ts'
import { existingMatch, existingPages } from './content/content-records.ts'
import { planProblems } from './content/plan-problems.ts'
import { endedProblems, mergedContent, parseSiteContent } from './content/site-content.ts'
import { type FileProblem, fileProblems, formatProblem, wholeProblem } from './file-problem.ts'
import { hostsOf } from './host.ts'
import { type LibraryPicture, namedPictures, withPictures } from './library-pictures.ts'
import { movedPages } from './moved-pages.ts'
import { type PageEntry, pagesBefore } from './page-entry.ts'
import type { ParseContext } from './parse-context.ts'
import { parseSiteFile } from './parse-site-file.ts'
import { siteHeadOf } from './site-head.ts'
import type { TenantFiles } from './source.ts'
import type { Template } from './template.ts'
import type { HostSite, Tenant } from './tenant.ts'
import { checkPagesAlone, parseTenantPages, type TenantPages } from './tenant-pages.ts'
import { templateNamed } from './validate-site.ts'
import { versionOf } from './version.ts'

/** The parsed files of a tenant: what its hosts serve, and all problems found. */
export interface ParsedTenant {
  readonly site: HostSite
  readonly problems: readonly FileProblem[]
}

/** The tenant that is served while its files are read again. */
export interface TenantBefore {
  readonly tenant: Tenant
  /** Whether its files are completely written, so that errors count. */
  readonly isSettled: boolean
}

/**
 * Parses and validates a tenant's files, without I/O; never throws. An invalid page is the last good one
 * of the tenant `before`, or else an entry with its problems; an invalid `site.json` makes the tenant
 * faulty, and its pages are still checked.
 */
export function parseTenant(
  files: TenantFiles,
  context: ParseContext,
  before?: TenantBefore,
): ParsedTenant {
  try {
    return parseFiles(files, context, before)
  } catch (cause) {
    // No known file causes this; if one does, only its site is affected.
    const message = `the site cannot be read: ${errorReason(cause, {})}`
    const problem = wholeProblem(files.mainPath, message)
    const head = { slug: files.name, isNamed: true, hosts: [], locale: 'en-AU' }
    const faulty = { ...head, problems: [problem.message] }
    return { site: { kind: 'faulty', faulty }, problems: [problem] }
  }
}

function parseFiles(
  files: TenantFiles,
  context: ParseContext,
  before: TenantBefore | undefined,
): ParsedTenant {
  const head = siteHeadOf(files.name, files.main)
  const inSite = parseSiteFile(files, head, context)
  const problems = [...files.problems, ...inSite.problems]
  const written = parseSiteContent(files, before?.tenant)
  problems.push(...written.problems)
  const { ready } = inSite
  const name = ready?.site.template ?? head.template
  const template = name === undefined ? undefined : templateNamed(name, context.templates)
  const known = before && pagesBefore(ownPages(before.tenant), before.isSettled)
  const sources = [...(files.main ? [files.main] : []), ...files.pages, ...files.sharedContent]
  const texts = [...sources, ...files.content].map(({ text }) => text)
  const pictures = namedPictures(files.library ?? [], texts)
  const pages =
    template && parseTenantPages(files.pages, template, context.registry, known, pictures)
  problems.push(...(pages?.problems ?? checkPagesAlone(files.pages, context.registry)))
  problems.push(...missingPictures(files))
  if (!ready || !template || !pages) {
    const faults = inSite.problems.filter(({ level }) => level === 'error')
    const faulty = { ...head, problems: faults.map(formatProblem) }
    return { site: { kind: 'faulty', faulty }, problems }
  }
  const { content, problems: inContent } = mergedContent(template, written.files, ready.site)
  if (ready.site.group !== undefined && files.sharedContent.length === 0) {
    problems.push(wholeProblem(files.mainPath, noGroup(ready.site.group)))
  }
  problems.push(...inContent, ...endedProblems(written.files, ready.site, context.now))
  problems.push(...planProblems(written.files, content, ready.site, context.now))
  const match = existingMatch(pages.match, content, ready.site)
  const there = { ...pages, pages: existingPages(pages.pages, content, ready.site), match }
  problems.push(...referencesOf(files, ready.site, { ...there, content }))
  const hosts = hostsOf(files.name, ready.site.hosts, context.claims)
  const site = { ...withPictures(ready.site, pictures), hosts: [...hosts] }
  const made = tenantOf(files, { ...ready, site }, template, there, [...pictures.values()])
  const tenant = {
    ...made,
    content: withPictures(content, pictures),
    contentFiles: written.files,
  }
  return { site: { kind: 'ready', tenant }, problems }
}

/** Pages of a tenant's own files. */
const ownPages = ({ pages, template }: Tenant): PageEntry[] =>
  [...pages].flatMap(([route, entry]) => (template.pages.get(route) === entry ? [] : [entry]))

function tenantOf(
  files: TenantFiles,
  { site, theme }: { site: Site; theme: Theme },
  template: Template,
  { pages, match, versions }: TenantPages,
  pictures: readonly LibraryPicture[],
): Omit<Tenant, 'content' | 'contentFiles'> {
  const { main, content, sharedContent } = files
  const look = lookOf(template.look, site.look)
  const basis = [template.version, ...site.hosts, ...versions, ...pictures.map(versionOfPicture)]
  return {
    slug: files.name,
    site: {
      ...site,
      look,
      theme,
      locations: inLocationOrder(site.locations),
      words: wordsOf(site),
      askPages: askPagesOf((path) => !match(path)[Symbol.iterator]().next().done),
    },
    version: versionOf([...(main ? [main] : []), ...sharedContent, ...content], basis.join(' ')),
    template,
    pages,
    match,
    movedTo: movedPages(pages.values()),
  }
}

const versionOfPicture = ({ name, hash, focal: { x, y } }: LibraryPicture): string =>
  `${name} ${hash} ${x}-${y}`

/** Links without a page, in the site's file and in its own pages; what else these name in vain. */
function referencesOf(
  files: TenantFiles,
  site: Site,
  known: Parameters<typeof pageReferences>[1],
): FileProblem[] {
  const hasPage = (path: string) => Array.from(known.match(path)).length > 0
  return [
    ...(files.main ? fileProblems(files.main, linkProblems(site, hasPage)) : []),
    ...pageReferences(files.pages, known),
  ]
}

const noGroup = (group: string): string =>
  `group: expected a group with content, found nothing in tenants/_groups/${group}/content`
