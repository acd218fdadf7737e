import { carTitle } from '#domain/car/name.ts'
import { categoryOf } from '#domain/content/post-category.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import type { StockSearch } from '../search/stock-search-port.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Target = StaffAnswer<'GET /:site/targets'>['targets'][number]

/** Most answers, and of these most cars. */
const MOST_TARGETS = 200
const MOST_CARS = 10

/**
 * What typed words may mean as the end of a link: pages, searches of the menu, entries of the content, and cars
 * where there are words.
 */
export function targetsOf(tenant: Tenant, stock: StockSearch, words: string): Target[] {
  const wanted = words.trim().toLowerCase()
  const known = [...pagesOf(tenant), ...searchesOf(tenant), ...entriesOf(tenant)]
  const fitting = known.filter(({ href, title }) =>
    [href, title].some((text) => text.toLowerCase().includes(wanted)),
  )
  const targets = [...fitting, ...(wanted === '' ? [] : carsOf(stock, wanted))]
  return [...new Map(targets.map((target) => [target.href, target])).values()].slice(
    0,
    MOST_TARGETS,
  )
}

/** Its address names a car (Spec 2.06). */
const OF_A_CAR = '/checkout-journey'

/** Pages of which the route is an address. */
const pagesOf = ({ pages }: Tenant): Target[] =>
  [...pages].flatMap(([route, entry]) =>
    route.includes(':') || route === OF_A_CAR || /^\/\d{3}$/.test(route)
      ? []
      : [
          {
            kind: 'page',
            href: route,
            title: titleOf(route, entry.ok ? entry.page.title : undefined),
          },
        ],
  )

/** A page's title without what is filled in, else its route in words. */
function titleOf(route: string, title: string | undefined): string {
  const written = title?.replaceAll(/\s*[|–·-]?\s*\{[^}]*\}/g, '').trim()
  if (written) return written
  const words = route.slice(1).replaceAll(/[-/]/g, ' ')
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1)
}

const searchesOf = ({ site: { menu } }: Tenant): Target[] =>
  menu.groups
    .flatMap(({ label, href, links }) => [
      ...(href === undefined ? [] : [{ label, href }]),
      ...links,
    ])
    .filter(({ href }) => href.startsWith('/search'))
    .map(({ label, href }) => ({ kind: 'search', href, title: label }))

/** Entries that have a page of their own, where the site has a route for them. */
function entriesOf({ content, site, pages }: Tenant): Target[] {
  const named = [
    ...content.offers.map(({ id, name }) => ['offer', { offer: id }, name] as const),
    ...content.models.map(({ slug, name }) => ['model', { model: slug }, name] as const),
    ...content.manufacturers.map(
      ({ slug, name }) => ['manufacturer', { manufacturer: slug }, name] as const,
    ),
    ...content.posts.map(
      (post) => ['post', { post: post.id, category: categoryOf(post).slug }, post.title] as const,
    ),
    ...site.locations.map(({ slug, name }) => ['location', { location: slug }, name] as const),
  ]
  const routes = [...pages.keys()]
  return named.flatMap(([record, values, title]): Target[] => {
    const route = routes.find((each) => each.endsWith(`/:${record}`))
    if (route === undefined) return []
    const href = Object.entries(values).reduce(
      (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
      route,
    )
    return href.includes(':') ? [] : [{ kind: 'entry', href, title }]
  })
}

function carsOf(stock: StockSearch, query: string): Target[] {
  // Of an address the last part names the car.
  const words = query.startsWith('/cars/')
    ? query.slice('/cars/'.length).replaceAll('-', ' ')
    : query
  if (words.startsWith('/')) return []
  const { hits } = stock.search({
    state: { ...emptyState, query: words },
    hitsPerPage: MOST_CARS,
    facets: [],
  })
  return hits.map((car) => ({ kind: 'car', href: `/cars/${car.slug}`, title: carTitle(car) }))
}
