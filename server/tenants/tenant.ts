import type { Content } from '#domain/content/collections.ts'
import type { Site } from '#domain/site/site.ts'
import type { Match } from '#pages/routes.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { ContentFiles } from './content/parse-content.ts'
import type { PageEntry } from './page-entry.ts'
import type { SiteHead } from './site-head.ts'
import type { Template } from './template.ts'

/** A dealer's site, ready to be served. */
export interface Tenant {
  readonly slug: string
  /** The site's file after defaults, with all its texts. */
  readonly site: Omit<Site, 'look' | 'theme'> &
    Pick<SiteView, 'words' | 'look' | 'theme' | 'askPages'>
  readonly template: Template
  /** What its pages show beside stock: offers, models, texts. */
  readonly content: Content
  /** Its content as it was read: its group's, then its own. */
  readonly contentFiles: readonly ContentFiles[]
  /** By route. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly match: Match<PageEntry>
  /** The address to which the page of a path has moved, if one has. */
  readonly movedTo: (pathname: string) => string | undefined
  /** Changes with any file that the tenant is made from. */
  readonly version: string
}

/** A tenant whose `site.json` is invalid, with its name and phone number as far as they can be read. */
export interface FaultyTenant extends SiteHead {
  /** A line each, with file, line and column. */
  readonly problems: readonly string[]
}

/** What is served on a site's hosts. */
export type HostSite =
  | { readonly kind: 'ready'; readonly tenant: Tenant }
  | { readonly kind: 'faulty'; readonly faulty: FaultyTenant }
