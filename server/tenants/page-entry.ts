import { error, type Problem } from '#pages/problem.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'
import { valueInBroken } from '#pages/source.ts'
import { field } from '#pages/words.ts'
import { type FileProblem, fileProblems, formatProblem, type SourceFile } from './file-problem.ts'

/** A page of a tenant, or why its file gives none. */
export type PageEntry =
  | { readonly ok: true; readonly page: ResolvedPage }
  | {
      readonly ok: false
      readonly file: string
      readonly route: string
      /** A line each, with file, line and column. */
      readonly problems: readonly string[]
    }

/** A page file's own route, as far as it is text. */
export function routeOfText(value: unknown): string | undefined {
  const route = field(value, 'route')
  return typeof route === 'string' ? route : undefined
}

/** The route of a file that is no JSON: its page tells the fault, not the template's page in its place. */
export function routeOfBroken({ text }: SourceFile): string | undefined {
  const route = valueInBroken(text, ['route'])
  return typeof route === 'string' ? route : undefined
}

/** Every route once, those that a page answers also among them; of one shape the first. */
export function routesOf(
  pages: Iterable<readonly [string, PageEntry]>,
): Iterable<readonly [string, PageEntry]> {
  const byShape = new Map<string, readonly [string, PageEntry]>()
  for (const [route, entry] of pages) {
    for (const each of [route, ...(entry.ok ? entry.page.also : [])]) {
      const shape = shapeOf(each)
      if (!byShape.has(shape)) byShape.set(shape, [each, entry])
    }
  }
  return byShape.values()
}

/** Collects the page files of one folder, each route once. */
export class RouteBook {
  readonly pages = new Map<string, PageEntry>()
  readonly problems: FileProblem[] = []
  readonly #files = new Map<string, string>()

  /** Takes in a page file; `page` is absent where the file has an error. */
  add(
    source: SourceFile,
    route: string | undefined,
    page: ResolvedPage | undefined,
    found: readonly FileProblem[],
  ): void {
    const taken = page ? this.#taken(page) : []
    const problems = [...found, ...fileProblems(source, taken)]
    this.problems.push(...problems)
    if (route === undefined || (page && taken.length > 0)) return
    const faults = problems.filter(({ level }) => level === 'error')
    if (page && faults.length === 0) this.pages.set(route, { ok: true, page })
    else if (!this.pages.has(route)) {
      this.pages.set(route, {
        ...{ ok: false, file: source.file, route },
        problems: faults.map(formatProblem),
      })
    }
  }

  /** Routes of the page that another file's page answers already. */
  #taken({ route, also, file }: ResolvedPage): Problem[] {
    const routes: [string, Problem['path']][] = [
      [route, ['route']],
      ...also.map((each, index): [string, Problem['path']] => [each, ['also', index]]),
    ]
    return routes.flatMap(([each, path]) => {
      const other = this.#files.get(shapeOf(each))
      if (other === undefined) {
        this.#files.set(shapeOf(each), file)
        return []
      }
      return [error(path, `${other} answers the same addresses as ${each}; take another route`)]
    })
  }
}
