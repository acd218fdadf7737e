import { field } from '#pages/field.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'
import { valueInBroken } from '#pages/source.ts'
import type { SourceFile } from './file-problem.ts'

/** A page of a tenant, or why its file gives none. */
export type PageEntry = GoodPage | FaultyPage

export interface GoodPage {
  readonly ok: true
  readonly page: ResolvedPage
  /** Changes with what the page is made from. */
  readonly version: string
}

export interface FaultyPage {
  readonly ok: false
  readonly file: string
  readonly route: string
  readonly version: string
  /** A line each, with file, line and column. */
  readonly problems: readonly string[]
}

/** The pages that files gave when they were read before, by file. */
export interface PagesBefore {
  readonly byFile: ReadonlyMap<string, PageEntry>
  /**
   * Whether the files are whole by now. Until then a file that is faulty or gone may be on its way to
   * be written, and counts as it was before; from then on only the last good page of a faulty one does.
   */
  readonly isSettled: boolean
}

const fileOf = (entry: PageEntry): string => (entry.ok ? entry.page.file : entry.file)

export const pagesBefore = (pages: Iterable<PageEntry>, isSettled: boolean): PagesBefore => ({
  byFile: new Map(Array.from(pages, (entry) => [fileOf(entry), entry])),
  isSettled,
})

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
