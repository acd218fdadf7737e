import type { Registry } from '#blocks/registry.ts'
import { pinsOf } from '#domain/stock-query/pins.ts'
import { field } from '#pages/field.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Problem, warning } from '#pages/problem.ts'
import { type PageReading, readChangedPage, readWholePage } from '#pages/read-page.ts'
import { type Match, routeTable, shapeOf } from '#pages/routes.ts'
import { type FileProblem, fileProblems, readSource, type SourceFile } from './file-problem.ts'
import {
  type PageEntry,
  type PagesBefore,
  routeOfBroken,
  routeOfText,
  routesOf,
} from './page-entry.ts'
import { RouteBook } from './route-book.ts'
import type { Template } from './templates.ts'

/** A tenant's own pages over those of its template (D2). */
export interface TenantPages {
  /** By route, the template's among them. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  /** Of its own pages, one each. */
  readonly versions: readonly string[]
  readonly problems: readonly FileProblem[]
}

/** Reads a tenant's page files; a wrong one hurts no other page. `before` is what they gave before. */
export function readTenantPages(
  sources: readonly SourceFile[],
  template: Template,
  registry: Registry,
  before: PagesBefore | undefined,
): TenantPages {
  const book = new RouteBook(before)
  for (const source of sources) readPage(source, template, registry, book)
  book.end(sources)
  const { pages: own, versions, problems } = book
  // Tenants without pages of their own share the template's, and its table of routes.
  if (own.size === 0) return { pages: template.pages, match: template.match, versions, problems }
  const pages = new Map([...template.pages, ...own])
  return { pages, match: routeTable(routesOf([...own, ...pages])), versions, problems }
}

/**
 * Problems of pages whose template is not known, since the site's own file cannot be read that far.
 * Changes can be judged only against their template's page.
 */
export const checkPagesAlone = (
  sources: readonly SourceFile[],
  registry: Registry,
): FileProblem[] =>
  sources.flatMap((source) => {
    const read = readSource(source)
    if (!read.ok || field(read.value, 'changes') !== undefined) return read.problems
    const { problems } = readWholePage(read.value, source.file, registry)
    return [...read.problems, ...fileProblems(source, problems)]
  })

function readPage(
  source: SourceFile,
  template: Template,
  registry: Registry,
  book: RouteBook,
): void {
  const read = readSource(source)
  const route = read.ok ? routeOfText(read.value) : routeOfBroken(source)
  const reading = read.ok
    ? readingOf(read.value, route, source.file, template, registry)
    : undefined
  const { page } = reading ?? {}
  const hidden = page
    ? [
        ...hiddenProblems(page.route, page.also, template),
        ...pinProblems(page.route, page.also, template),
      ]
    : []
  const inPage = fileProblems(source, [...(reading?.problems ?? []), ...hidden])
  const problems = [...read.problems, ...inPage]
  book.add({ source, route, page, problems, basis: template.pages.get(route ?? '')?.version })
}

function readingOf(
  value: unknown,
  route: string | undefined,
  file: string,
  template: Template,
  registry: Registry,
): PageReading {
  if (field(value, 'changes') === undefined) return readWholePage(value, file, registry)
  const whole = route === undefined ? undefined : template.whole.get(route)
  if (whole) return readChangedPage(value, file, whole, registry)
  return { problems: [noTemplatePage(route, template)] }
}

/**
 * Pages in the place of a pinned search keep its pins (D7). Conditions are always known; whether a
 * make, model or body of that name is in stock is known only when the page is asked for.
 */
function pinProblems(route: string, also: readonly string[], template: Template): Problem[] {
  return [route, ...also].flatMap((each, index) => {
    const [pinned] = Array.from(template.match(each)).filter(({ params }) => params.scope)
    if (!pinned || each.includes(':')) return []
    const segments = each.split('/').slice(2)
    if (pinsOf(segments, { makes: [], modelsByMake: {}, bodies: [] })) return []
    const path = index === 0 ? ['route'] : ['also', index - 1]
    const message = `this page lists what ${each} names only while that make, model or body is in stock, and otherwise all stock`
    return [warning(path, message)]
  })
}

/** Without the template's page its changes cannot be judged. */
function noTemplatePage(route: string | undefined, template: Template): Problem {
  if (route === undefined)
    return error(['route'], 'missing: expected the route of the changed page')
  const entry = template.pages.get(route)
  if (entry && !entry.ok) {
    return error(['changes'], `the page that they change has faults itself: ${entry.file}`)
  }
  const known = [...template.pages.keys()]
  const help = hint(route, known) || `; it has ${known.join(', ') || 'none'}`
  return error(['route'], `the template "${template.name}" has no page ${route} to change${help}`)
}

/** A route that would hide pages of the template whose parameter has another name. */
function hiddenProblems(route: string, also: readonly string[], template: Template): Problem[] {
  const known = [...template.pages].flatMap(([own, entry]) =>
    own === route ? [] : [own, ...(entry.ok ? entry.page.also : [])],
  )
  return [route, ...also].flatMap((each, index) => {
    const other = known.find((own) => own !== each && shapeOf(own) === shapeOf(each))
    if (other === undefined) return []
    const path = index === 0 ? ['route'] : ['also', index - 1]
    return [error(path, `${each} would hide ${other} of the template; take another route`)]
  })
}
