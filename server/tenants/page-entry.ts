import { field } from '#pages/field.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { shapeOf } from '#pages/routes.ts'

/** A page of a tenant, or the problems of its invalid file. */
export type PageEntry = GoodPage | FaultyPage

export interface GoodPage {
  readonly ok: true
  readonly page: ResolvedPage
  /** Changes with the files the page is made from. */
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

/** The pages of the previous read, by file. */
export interface PagesBefore {
  readonly byFile: ReadonlyMap<string, PageEntry>
  /**
   * Whether the files are completely written. Until then an invalid or missing file counts as before;
   * from then on an invalid file keeps its last good page and a missing one is removed.
   */
  readonly isSettled: boolean
}

const fileOf = (entry: PageEntry): string => (entry.ok ? entry.page.file : entry.file)

export const pagesBefore = (pages: Iterable<PageEntry>, isSettled: boolean): PagesBefore => ({
  byFile: new Map(Array.from(pages, (entry) => [fileOf(entry), entry])),
  isSettled,
})

/** A page file's route, if it is text. */
export function routeOfText(value: unknown): string | undefined {
  const route = field(value, 'route')
  return typeof route === 'string' ? route : undefined
}

/** Every route once, including each page's `also` routes; of equal shapes the first. */
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
