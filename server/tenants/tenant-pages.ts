import type { Registry } from '#blocks/registry.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Problem } from '#pages/problem.ts'
import { type PageReading, readChangedPage, readWholePage } from '#pages/read-page.ts'
import { type Match, routeTable, shapeOf } from '#pages/routes.ts'
import { field } from '#pages/words.ts'
import { type FileProblem, fileProblems, readSource, type SourceFile } from './file-problem.ts'
import { type PageEntry, RouteBook, routeOfBroken, routeOfText } from './page-entry.ts'
import type { Template } from './templates.ts'

/** A tenant's own pages over those of its template (D2). */
export interface TenantPages {
  /** By route, the template's among them. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  readonly problems: readonly FileProblem[]
}

/** Reads a tenant's page files; a wrong one hurts no other page. */
export function readTenantPages(
  sources: readonly SourceFile[],
  template: Template,
  registry: Registry,
): TenantPages {
  const book = new RouteBook()
  for (const source of sources) readPage(source, template, registry, book)
  const pages = new Map([...template.pages, ...book.pages])
  return { pages, match: routeTable(routesOf(book.pages, pages)), problems: book.problems }
}

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
  const hidden = reading?.page
    ? hiddenProblems(reading.page.route, reading.page.also, template)
    : []
  const problems = fileProblems(source, [...(reading?.problems ?? []), ...hidden])
  book.add(source, route, reading?.page, [...read.problems, ...problems])
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

/** Every route once: the tenant's own go before the template's of the same shape. */
function routesOf(
  own: ReadonlyMap<string, PageEntry>,
  all: ReadonlyMap<string, PageEntry>,
): Iterable<readonly [string, PageEntry]> {
  const byShape = new Map<string, readonly [string, PageEntry]>()
  for (const [route, entry] of [...own, ...all]) {
    for (const each of [route, ...(entry.ok ? entry.page.also : [])]) {
      const shape = shapeOf(each)
      if (!byShape.has(shape)) byShape.set(shape, [each, entry])
    }
  }
  return byShape.values()
}
