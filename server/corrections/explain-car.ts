import { atLocation } from '#domain/car/at-location.ts'
import type { Car } from '#domain/car/car.ts'
import type { CorrectionField } from '#domain/car/correction.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { isSold } from '#domain/car/status.ts'
import { formatMoney } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { SECOND_MS } from '#domain/units.ts'
import { buildRequest, indexOptions } from '../search/build/index-options.ts'
import { stockIndexer } from '../search/stock-index.ts'
import { decisionsOf } from '../site-settings/why.ts'
import type { CorrectedCar } from '../store/correction-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Explained = StaffAnswer<'GET /:site/stock/:car/explain'>

/** A car as its people see it: what buyers see and why, by the rules that decide on pages, and its corrections. */
export function explainCar(found: CorrectedCar, tenant: Tenant, now: Date): Explained {
  const { site } = tenant
  const car = atLocation(found.shown, site)
  const { id, name, slug, stocknum, badge } = car
  const filtered = isFiltered(car, tenant, now)
  return {
    id,
    name: car.carsales_title ?? [name, badge].filter(Boolean).join(' '),
    page: `/cars/${slug}`,
    ...(stocknum !== undefined && { stocknum }),
    feed: found.feedName,
    ...(found.leftAt !== null && { left: found.leftAt }),
    decisions: [...(filtered ? [leftOut] : []), ...decisionsOf(car, tenant, now)],
    values: valuesOf(car),
    corrections: found.corrections.map(({ field, version, until, by, at }) => ({
      field,
      version,
      feed: feedWords(field, found.feed, tenant),
      ...(until !== undefined && { until }),
      ...(by && { by }),
      at,
    })),
  }
}

/** Whether the site's filter of stock leaves a car out. */
function isFiltered(car: Car, { slug, site }: Tenant, now: Date): boolean {
  if (site.stockFilter === undefined || !car.show_on_dealer_website) return false
  return stockIndexer(indexOptions(buildRequest(slug, site, now))).add(car) === 'hidden'
}

const leftOut: Explained['decisions'][number] = {
  thing: 'On the site',
  is_shown: false,
  how: 'all',
  conditions: [
    {
      code: 'stock_filter',
      holds: false,
      words: 'The site’s stock filter leaves it out',
      from: 'settings',
      setting: 'stockFilter',
    },
  ],
}

const photosOf = ({ images, primary_image_url: first, image_texts: texts }: Car) =>
  (images ?? (first === undefined ? [] : [first])).map((url, index) => {
    const alt = texts?.[index]
    return { url, ...(alt !== undefined && { alt }) }
  })

function valuesOf(car: Car): Explained['values'] {
  const price = askingPrice(car)
  const { tag, dealercomments: comments, custom_rank: rank, sold_date_timestamp: soldAt } = car
  const sold = isSold(car) && soldAt !== undefined ? new Date(soldAt * SECOND_MS) : undefined
  return {
    ...(price !== undefined && { price }),
    ...(tag !== undefined && { tag }),
    ...(comments !== undefined && { comments }),
    photos: photosOf(car),
    hidden: !car.show_on_dealer_website,
    ...(sold && { sold: sold.toISOString() }),
    ...(rank !== undefined && { rank }),
  }
}

/** What the feed says where a correction stands, in words. */
function feedWords(field: CorrectionField, car: Car, { site }: Tenant): string {
  const price = askingPrice(car)
  const count = photosOf(car).length
  return {
    price: price === undefined ? '' : formatMoney(price, site.locale),
    tag: car.tag ?? '',
    comments: car.dealercomments ?? '',
    photos: count === 0 ? '' : `${count} ${count === 1 ? 'photo' : 'photos'}`,
    hidden: car.show_on_dealer_website ? 'on the site' : 'kept off the site',
    sold: car.status.replace('_', ' '),
    rank: car.custom_rank === undefined ? '' : String(car.custom_rank),
  }[field]
}
