import { error, type Problem } from '#pages/problem.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'
import { type FileProblem, fileProblems, formatProblem, type SourceFile } from './file-problem.ts'
import type { PageEntry, PagesBefore } from './page-entry.ts'
import { versionOf } from './version.ts'

/** A page file, read. */
interface ReadFile {
  readonly source: SourceFile
  readonly route: string | undefined
  /** Absent where the file has an error. */
  readonly page: ResolvedPage | undefined
  readonly problems: readonly FileProblem[]
  /** Of what the page is changed from, if it is. */
  readonly basis?: string | undefined
}

/** Collects the page files of one folder, each route once. */
export class RouteBook {
  readonly pages = new Map<string, PageEntry>()
  readonly problems: FileProblem[] = []
  readonly #files = new Map<string, string>()
  readonly #versions: string[] = []
  readonly #before: PagesBefore | undefined

  constructor(before: PagesBefore | undefined) {
    this.#before = before
  }

  /** One for each page, good or faulty. */
  get versions(): readonly string[] {
    return this.#versions.toSorted()
  }

  add({ source, route, page, problems: found, basis }: ReadFile): void {
    const taken = page ? this.#taken(page) : []
    const problems = [...found, ...fileProblems(source, taken)]
    this.problems.push(...problems)
    const faults = problems.filter(({ level }) => level === 'error')
    const version = versionOf([source], basis)
    if (page && faults.length === 0) {
      this.#versions.push(version)
      this.pages.set(page.route, { ok: true, page, version })
      return
    }
    if (this.#keep(source.file)) return
    if (route === undefined || (page && taken.length > 0) || this.pages.has(route)) return
    this.#versions.push(version)
    const entry = { file: source.file, route, version, problems: faults.map(formatProblem) }
    this.pages.set(route, { ok: false, ...entry })
  }

  /** To be called when all files were added. */
  end(sources: readonly SourceFile[]): void {
    if (!this.#before || this.#before.isSettled) return
    const files = new Set(sources.map(({ file }) => file))
    for (const file of this.#before.byFile.keys()) if (!files.has(file)) this.#keep(file)
  }

  /** Whether there is nothing more to do about a faulty file. */
  #keep(file: string): boolean {
    if (!this.#before) return false
    const entry = this.#before.byFile.get(file)
    if (!entry?.ok && this.#before.isSettled) return false
    if (!entry) return true
    this.#versions.push(entry.version)
    const { route } = entry.ok ? entry.page : entry
    if (!this.pages.has(route)) this.pages.set(route, entry)
    return true
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
