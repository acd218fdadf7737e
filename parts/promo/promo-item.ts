import type { Car } from '#domain/car/car.ts'
import { carTypes as allCarTypes } from '#domain/car/kinds.ts'
import { calendarDay } from '#domain/format.ts'
import type { PromoPlace } from '#domain/promotion/places.ts'
import type { PromoCard } from '#domain/promotion/promo-card.ts'
import { shownPromotions } from '#domain/promotion/shown-promotions.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { PageSearch, SearchPort } from '../search/page-search.ts'
import type { PageView, SiteView } from '../view-context.ts'

/** A promotion with a car of those that it is about, which is drawn where it has no picture. */
export interface PromoItem {
  readonly promo: PromoCard
  readonly car?: Car | undefined
}

interface Context {
  readonly promotions: readonly PromoCard[]
  readonly place: PromoPlace
  readonly site: Pick<SiteView, 'timeZone'>
  readonly page: Pick<PageView, 'now'>
  readonly search: Pick<PageSearch, 'state'>
  /** The car that the page is about. */
  readonly car?: Pick<Car, 'car_type'> | undefined
  readonly ports: SearchPort
}

/** The promotions of a place that show on a page today. Spec 2.42, 2.50, 2.52, 4.29. */
export function promoItems(context: Context): Promise<PromoItem[]> {
  const { promotions, place, site, page, search, car, ports } = context
  const today = calendarDay(new Date(page.now), site.timeZone)
  const searched = search.state.terms.car_type ?? []
  const carTypes = car ? [car.car_type] : allCarTypes.filter((type) => searched.includes(type))
  return Promise.all(
    shownPromotions(promotions, { place, today, carTypes }).map(async (promo) => {
      if (promo.image !== undefined || promo.wheel || promo.search === undefined) return { promo }
      const state = searchStateOf(promo.search)
      const { hits } = await ports.search({ state, hitsPerPage: 1, facets: [] })
      return { promo, car: hits[0] }
    }),
  )
}

/** Where a promotion leads: its own address, or the search for the cars that it is about. */
export const promoHref = ({ url, search }: PromoCard): string | undefined =>
  url ?? (search === undefined ? undefined : canonicalPath(searchStateOf(search)))
