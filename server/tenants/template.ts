import type { Look } from '#domain/site/look-axes.ts'
import type { TemplateTheme } from '#domain/site/theme.ts'
import type { WholePage } from '#pages/parse-page.ts'
import type { Match } from '#pages/routes.ts'
import type { ContentFiles } from './content/parse-content.ts'
import type { PageEntry } from './page-entry.ts'

/** A set of pages, a theme and a look that sites share (D2). */
export interface Template {
  readonly name: string
  readonly title: string
  readonly theme: TemplateTheme
  readonly look: Look
  /** By route; tenants that do not change a page share it. */
  readonly pages: ReadonlyMap<string, PageEntry>
  /** Its pages as written, by route, for tenants that change them. */
  readonly whole: ReadonlyMap<string, WholePage>
  /** Matches the paths of a tenant without pages of its own. */
  readonly match: Match<PageEntry>
  /** What its sites have unless they bring their own; the lowest layer first. */
  readonly content: readonly ContentFiles[]
  /** Changes with any of its files. */
  readonly version: string
}
