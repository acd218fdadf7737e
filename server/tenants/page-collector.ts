import { error, type Problem } from '#pages/problem.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'
import { type FileProblem, fileProblems, formatProblem } from './file-problem.ts'
import type { PageEntry, PagesBefore } from './page-entry.ts'
import type { SourceFile } from './source-file.ts'
import { versionOf } from './version.ts'

/** The result of reading a page file. */
interface PageFile {
  readonly source: SourceFile
  readonly route: string | undefined
  /** Absent where the file has an error. */
  readonly page: ResolvedPage | undefined
  readonly problems: readonly FileProblem[]
  /** Version of the template's page that the file changes, if it does. */
  readonly basis?: string | undefined
}

/** Collects the page files of one folder, each route once. */
export class PageCollector {
  readonly pages = new Map<string, PageEntry>()
  readonly problems: FileProblem[] = []
  readonly #files = new Map<string, string>()
  readonly #versions: string[] = []
  readonly #before: PagesBefore | undefined

  constructor(before: PagesBefore | undefined) {
    this.#before = before
  }

  /** One for each page, valid or not. */
  get versions(): readonly string[] {
    return this.#versions.toSorted()
  }

  add({ source, route, page, problems: found, basis }: PageFile): void {
    const conflicts = page ? this.#routeConflicts(page) : []
    const problems = [...found, ...fileProblems(source, conflicts)]
    this.problems.push(...problems)
    const faults = problems.filter(({ level }) => level === 'error')
    const version = versionOf([source], basis)
    if (page && faults.length === 0) {
      this.#versions.push(version)
      this.pages.set(page.route, { ok: true, page, version })
      return
    }
    if (this.#keepPrevious(source.file)) return
    if (route === undefined || (page && conflicts.length > 0) || this.pages.has(route)) return
    this.#versions.push(version)
    const entry = { file: source.file, route, version, problems: faults.map(formatProblem) }
    this.pages.set(route, { ok: false, ...entry })
  }

  /** Call after all files were added. */
  end(sources: readonly SourceFile[]): void {
    if (!this.#before || this.#before.isSettled) return
    const files = new Set(sources.map(({ file }) => file))
    for (const file of this.#before.byFile.keys()) if (!files.has(file)) this.#keepPrevious(file)
  }

  /**
   * Uses the entry of the previous read for an invalid or missing file. False if the file's errors are
   * to be shown; true also for a new file that may be incomplete, which is left out.
   */
  #keepPrevious(file: string): boolean {
    if (!this.#before) return false
    const entry = this.#before.byFile.get(file)
    if (!entry?.ok && this.#before.isSettled) return false
    if (!entry) return true
    this.#versions.push(entry.version)
    const { route } = entry.ok ? entry.page : entry
    if (!this.pages.has(route)) this.pages.set(route, entry)
    return true
  }

  /** Problems of routes that another file already has. */
  #routeConflicts({ route, also, file }: ResolvedPage): Problem[] {
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
