import type { Registry } from '#blocks/registry.ts'
import { knownPins } from '#domain/stock-query/known-pins.ts'
import { checkChangesAlone } from '#pages/check-changes.ts'
import { field } from '#pages/field.ts'
import { hint } from '#pages/near-miss.ts'
import { type ParsedPage, parseChangedPage, parseWholePage } from '#pages/parse-page.ts'
import { error, type Problem, warning } from '#pages/problem.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'
import type { FileProblem } from './file-problem.ts'
import { routeOfText } from './page-entry.ts'
import { parseSourceFile, type SourceFile, valueProblems } from './source-file.ts'
import type { Template } from './template.ts'

/** A page file by itself: its route as far as it can be read, the page, and all its problems. */
export interface CheckedPage {
  readonly route: string | undefined
  /** Absent where the file has an error in itself; other problems may be errors too. */
  readonly page: ResolvedPage | undefined
  readonly problems: readonly FileProblem[]
}

/** Parses and validates one page file of a tenant. Storybook's Compose runs it in a browser. */
export function checkPageFile(
  source: SourceFile,
  template: Template,
  registry: Registry,
): CheckedPage {
  const json = parseSourceFile(source)
  const route = routeOfText(json.value)
  const parsed =
    json.value === undefined
      ? { problems: [] }
      : parsedOf(json.value, route, source.file, template, registry)
  const { page } = parsed
  const hidden = page
    ? [
        ...hiddenProblems(page.route, page.also, template),
        ...pinProblems(page.route, page.also, template),
      ]
    : []
  const inPage = valueProblems(source, json, [...parsed.problems, ...hidden])
  return { route, page: json.ok ? page : undefined, problems: [...json.problems, ...inPage] }
}

function parsedOf(
  value: unknown,
  route: string | undefined,
  file: string,
  template: Template,
  registry: Registry,
): ParsedPage {
  if (field(value, 'changes') === undefined) return parseWholePage(value, file, registry)
  const whole = route === undefined ? undefined : template.whole.get(route)
  if (whole) return parseChangedPage(value, file, whole, registry)
  return { problems: [noTemplatePage(route, template), ...checkChangesAlone(value)] }
}

/**
 * Pages at the path of a pinned search have its pins (D7). Conditions and the catalogue's makes, models
 * and bodies are always known; whether the site has or had another name is known only at a request.
 */
function pinProblems(route: string, also: readonly string[], template: Template): Problem[] {
  return [route, ...also].flatMap((each, index) => {
    const [pinned] = Array.from(template.match(each)).filter(({ params }) => params.scope)
    if (!pinned || each.includes(':')) return []
    const segments = each.split('/').slice(2)
    if (knownPins(segments, { makes: [], modelsByMake: {}, bodies: [] })) return []
    const path = index === 0 ? ['route'] : ['also', index - 1]
    const message = `this page lists what ${each} names once the site had a car of that make, model or body, and until then all stock`
    return [warning(path, message)]
  })
}

/** The problem of changes whose template page is missing or invalid. */
function noTemplatePage(route: string | undefined, template: Template): Problem {
  if (route === undefined)
    return error(['route'], 'missing: expected the route of the changed page')
  const entry = template.pages.get(route)
  if (entry && !entry.ok) {
    return error(['changes'], `the template's page that they change has errors: ${entry.file}`)
  }
  const known = [...template.pages.keys()]
  const help = hint(route, known) || `; it has ${known.join(', ') || 'none'}`
  return error(['route'], `the template "${template.name}" has no page ${route} to change${help}`)
}

/** Problems of routes that would hide the template's page of the same shape. */
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
