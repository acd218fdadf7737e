import type { Words } from '#domain/site/interface-texts.ts'
import type { Look } from '#domain/site/look-axes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'

/** The site as every view gets it: its file with defaults, without the server's settings. */
export type SiteView = Omit<
  Site,
  '$schema' | 'hosts' | 'stockFilter' | 'wording' | 'delivery' | 'look' | 'theme'
> & {
  /** The variant of every part of a page: the site's own or its template's. */
  readonly look: Look
  /** The site's theme over its template's. */
  readonly theme: Theme
  /** Every text of the interface: the site's own or the default. */
  readonly words: Words
}

/**
 * The page as every view gets it. It has neither host nor query: most blocks are rendered once for
 * all visitors of a path, so nothing from one visitor's URL may reach them.
 */
export interface PageView {
  /** Path without query: `/search/used-cars`. */
  readonly path: string
  /** The matched route: `/search/:scope`. */
  readonly route: string
  /** Ids of all live blocks of the page, separated by spaces. */
  readonly liveBlocks: string
  /** The time that the page is rendered for, ISO 8601 in UTC. */
  readonly now: string
  /** Whether `path` is the path of this page. */
  isCurrent(path: string): boolean
  /**
   * Whether the site has a page for a path without query: a link to one that it lacks is left out. True
   * also for a record that does not exist, such as an unknown car.
   */
  answers(path: string): boolean
}
