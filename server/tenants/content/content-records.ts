import { type Content, isCollectionName } from '#domain/content/collections.ts'
import type { Post } from '#domain/content/entries.ts'
import { entryFinder } from '#domain/content/find-entry.ts'
import { categoryOf, postCategories } from '#domain/content/post-category.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import type { Model } from '#domain/model/model.ts'
import type { Offer } from '#domain/promotion/offer.ts'
import type { Records } from '#domain/records.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { PageWhen } from '#pages/page.ts'
import type { Match } from '#pages/routes.ts'
import type { PageEntry } from '../page-entry.ts'

type Params = Readonly<Record<string, string>>

/** The records that routes bind of a site's files. */
type ContentRecords = { -readonly [Name in Exclude<keyof Records, 'car'>]?: Records[Name] }

const offerById = entryFinder(({ id }: Offer) => id)
const modelBySlug = entryFinder(({ slug }: Model) => slug)
const makeBySlug = entryFinder(({ slug }: Manufacturer) => slug)
const postById = entryFinder(({ id }: Post) => id)
const placeBySlug = entryFinder(({ slug }: SiteLocation) => slug)

/**
 * The records that the parameters of a route name, of those that a site's files hold; undefined where one
 * does not exist, or a post is of another category than its address says. D3.
 */
export function contentRecords(
  params: Params,
  { offers, models, manufacturers, posts }: Content,
  { locations }: Pick<Site, 'locations'>,
): ContentRecords | undefined {
  const records: ContentRecords = {}
  const bind = <Name extends keyof ContentRecords>(
    name: Name,
    find: (key: string) => Records[Name] | undefined,
  ): boolean => {
    const key = params[name]
    if (key === undefined) return true
    const record = find(key)
    if (record) Object.assign(records, { [name]: record })
    return record !== undefined
  }
  const areFound =
    bind('location', (slug) => placeBySlug(locations, slug)) &&
    bind('offer', (id) => offerById(offers, id)) &&
    bind('model', (slug) => modelBySlug(models, slug)) &&
    bind('manufacturer', (slug) => makeBySlug(manufacturers, slug)) &&
    bind('category', (slug) => postCategories(posts).find((each) => each.slug === slug)) &&
    bind('post', (id) => postById(posts, id))
  const { category, post } = records
  const isElsewhere = category && post && categoryOf(post).slug !== category.slug
  return areFound && !isElsewhere ? records : undefined
}

/**
 * The matches of a path whose page the site has by its features and content, and whose records of the
 * site's files exist; its stock is not looked at.
 */
export const existingMatch =
  (
    match: Match<PageEntry>,
    content: Content,
    site: Pick<Site, 'locations' | 'flags'>,
  ): Match<PageEntry> =>
  (pathname) =>
    [...match(pathname)].filter(
      ({ entry, params }) =>
        (!entry.ok || isThere(entry.page.when, content, site)) &&
        contentRecords(params, content, site) !== undefined,
    )

/** The pages that a site has by its features and content. */
export const existingPages = (
  pages: ReadonlyMap<string, PageEntry>,
  content: Content,
  site: Pick<Site, 'flags'>,
): ReadonlyMap<string, PageEntry> => {
  const there = [...pages].filter(
    ([, entry]) => !entry.ok || isThere(entry.page.when, content, site),
  )
  return there.length === pages.size ? pages : new Map(there)
}

/** Whether a page's conditions hold on a site. */
function isThere(
  { flag, content: needed }: PageWhen = {},
  content: Content,
  { flags }: Pick<Site, 'flags'>,
): boolean {
  if (flag !== undefined && ![flag].flat().some((name) => flags[name])) return false
  const [name = '', id] = needed?.split('/') ?? []
  if (!isCollectionName(name)) return true
  return content[name].some((entry) => id === undefined || entry.id === id)
}
