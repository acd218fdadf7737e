import type { Registry } from '#blocks/registry.ts'
import { checkChangesAlone } from '#pages/check-changes.ts'
import { field } from '#pages/field.ts'
import { parseWholePage } from '#pages/parse-page.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import { type Match, routeTable } from '#pages/routes.ts'
import { checkPageFile } from './check-page-file.ts'
import type { FileProblem } from './file-problem.ts'
import { type LibraryPicture, withPictures } from './library-pictures.ts'
import { PageCollector } from './page-collector.ts'
import { type PageEntry, type PagesBefore, routesOf } from './page-entry.ts'
import { parseSourceFile, type SourceFile, valueProblems } from './source-file.ts'
import type { Template } from './template.ts'

/** A tenant's own pages over those of its template (D2). */
export interface TenantPages {
  /** By route, including the template's. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  /** One for each of its own pages. */
  readonly versions: readonly string[]
  readonly problems: readonly FileProblem[]
}

/** Parses and validates a tenant's page files; an invalid one affects no other page. `before` is the previous read. */
export function parseTenantPages(
  sources: readonly SourceFile[],
  template: Template,
  registry: Registry,
  before: PagesBefore | undefined,
  pictures: ReadonlyMap<string, LibraryPicture>,
): TenantPages {
  const collector = new PageCollector(before)
  for (const source of sources) parsePage(source, template, registry, collector)
  collector.end(sources)
  const { versions, problems } = collector
  const own = withPicturesIn(collector.pages, pictures)
  // Tenants without pages of their own share the template's, and its table of routes.
  if (own.size === 0) return { pages: template.pages, match: template.match, versions, problems }
  const left = new Set([...own.values()].flatMap((entry) => (entry.ok ? entry.page.movedFrom : [])))
  const staying = [...template.pages].filter(([route]) => !left.has(route))
  const pages = new Map([...staying, ...own])
  return { pages, match: routeTable(routesOf([...own, ...pages])), versions, problems }
}

/** Of a last good page too, whose pictures may be others by now. */
const withPicturesIn = (
  pages: ReadonlyMap<string, PageEntry>,
  pictures: ReadonlyMap<string, LibraryPicture>,
): ReadonlyMap<string, PageEntry> =>
  pictures.size === 0
    ? pages
    : new Map(Array.from(pages, ([route, entry]) => [route, shownEntry(entry, pictures)]))

function shownEntry(entry: PageEntry, pictures: ReadonlyMap<string, LibraryPicture>): PageEntry {
  if (!entry.ok) return entry
  const shown = (node: PageNode): PageNode => ({
    ...node,
    props: withPictures(node.props, pictures),
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map(shown)]),
    ),
  })
  return { ...entry, page: { ...entry.page, blocks: entry.page.blocks.map(shown) } }
}

/**
 * Problems of pages whose template is unknown, since the site's own file is invalid. Of pages that change
 * a template's page only the form of the changes can be checked then.
 */
export const checkPagesAlone = (
  sources: readonly SourceFile[],
  registry: Registry,
): FileProblem[] =>
  sources.flatMap((source) => {
    const json = parseSourceFile(source)
    const { value } = json
    if (value === undefined) return json.problems
    const problems =
      field(value, 'changes') === undefined
        ? parseWholePage(value, source.file, registry).problems
        : checkChangesAlone(value)
    return [...json.problems, ...valueProblems(source, json, problems)]
  })

function parsePage(
  source: SourceFile,
  template: Template,
  registry: Registry,
  collector: PageCollector,
): void {
  const checked = checkPageFile(source, template, registry)
  const basis = template.pages.get(checked.route ?? '')?.version
  collector.add({ source, ...checked, basis })
}
