import { categoryOf, postCategories } from '#domain/content/post-category.ts'
import { calendarDay } from '#domain/format.ts'
import { pathSlug } from '#domain/model/path-slug.ts'
import { dayWindow } from '#domain/promotion/day-window.ts'
import { type EntryItem, offerItem, postItem } from '#parts/entries/entry-item.ts'
import type { EntryKind, Listing } from '#parts/entries/entry-listing.tsx'
import { firstCar } from '#parts/search/first-car.ts'
import type { Load, LoadContext } from '../define-load.ts'
import type block from './schema.ts'

/** Entries on a page of a list. */
const ENTRIES_A_PAGE = 12

type Context = LoadContext<typeof block>

interface Found {
  /** Each makes an entry when it is shown. */
  readonly items: readonly (() => EntryItem | Promise<EntryItem>)[]
  readonly kinds: readonly EntryKind[]
  readonly path: string
}

const load: Load<typeof block, Listing> = async (context) => {
  const { props, search } = context
  const { items, kinds, path } = props.of === 'offers' ? offersOf(context) : postsOf(context)
  const size = props.few ?? ENTRIES_A_PAGE
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = props.few === undefined ? Math.min(search.state.page, pages) : 1
  const shown = items.slice((page - 1) * size, page * size)
  const entries = await Promise.all(shown.map((item) => item()))
  return { entries, kinds: kinds.length > 1 ? kinds : [], page, pages, path }
}
export default load

/** The offers that stand today: of the page's model, or all; without the one that the page is about. */
function offersOf({ page, site, ports, parameters, model, offer: current }: Context): Found {
  const today = calendarDay(new Date(page.now), site.timeZone)
  const standing = ports.content.offers.filter(
    (offer) =>
      offer !== current &&
      dayWindow({ last: offer.expiry }, today).eligible &&
      (model === undefined || offer.model === model.name),
  )
  const names = [...new Set(standing.flatMap(({ category }) => category ?? []))]
  const kind = names.find((name) => pathSlug(name) === parameters.kind)
  const kinds = names.map((name) => ({
    name,
    href: `${page.path}?${new URLSearchParams({ kind: pathSlug(name) })}`,
    isCurrent: name === kind,
  }))
  const chosen =
    kind === undefined ? standing : standing.filter(({ category }) => category === kind)
  const items = chosen.map((offer) => async () => {
    const car =
      (offer.image_or_model_image ?? offer.place) ? undefined : await firstCar(offer.search, ports)
    return offerItem(offer, car, site)
  })
  return { items, kinds, path: kinds.find(({ isCurrent }) => isCurrent)?.href ?? page.path }
}

/** The posts, the newest first: of the page's category, or all; beside a post, all others. */
function postsOf({ props, page, site, ports, category, post: current }: Context): Found {
  const { posts, people } = ports.content
  const own = postCategories(posts).map(({ name, slug }) => ({
    name,
    href: `/blog/${slug}`,
    isCurrent: slug === category?.slug,
  }))
  const elsewhere = props.elsewhere.map(({ label, href }) => ({
    name: label,
    href,
    isCurrent: false,
  }))
  const items = posts
    .filter((post) => post !== current)
    .filter((post) => current || !category || categoryOf(post).slug === category.slug)
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((post) => async () => {
      const author = people.find(({ id }) => id === post.author)
      const car = (post.image ?? post.place) ? undefined : await firstCar(post.search, ports)
      return postItem(post, { author, car }, site)
    })
  return { items, kinds: [...own, ...elsewhere], path: page.path }
}
