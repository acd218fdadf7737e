import type { Words } from '#domain/site/interface-texts.ts'
import type { Site } from '#domain/site/site.ts'

/** What every view may know of the site: its file after defaults, without what is the server's own. */
export type SiteView = Omit<Site, '$schema' | 'hosts' | 'stockFilter' | 'wording'> & {
  /** Every text of the interface, the site's own where it has one. */
  readonly words: Words
}

/**
 * What every view may know of the page it stands on. It has neither host nor query: most blocks are
 * rendered once for all visitors of a path, so nothing of one visitor's address may reach them.
 */
export interface PageView {
  /** Path without query: `/search/used-cars`. */
  readonly path: string
  /** The route that answered: `/search/:scope`. */
  readonly route: string
  /** Ids of all live blocks of the page, with spaces between. */
  readonly liveBlocks: string
  /** The moment that the page is rendered for, ISO 8601 in UTC. */
  readonly now: string
  /** Whether a link to `path` leads to this page. */
  isCurrent(path: string): boolean
}
