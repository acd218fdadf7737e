import { atLocation } from '#domain/car/at-location.ts'
import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { isSold } from '#domain/car/status.ts'
import type { StaffAnswer, StaffQuery } from '#domain/staff/staff-calls.ts'
import {
  STOCK_PAGE,
  type StockShow,
  type StockSort,
  stockShows,
} from '#domain/staff/stock-shows.ts'
import { DAY_MS } from '#domain/units.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Answer = StaffAnswer<'GET /:site/stock'>
type Asked = StaffQuery<'GET /:site/stock'>

/** A car of the list; it is a share of a car's record, of which a site may have 20,000. */
interface Listed {
  readonly car: Omit<Answer['cars'][number], 'days' | 'shows'>
  readonly shows: ReadonlySet<StockShow>
  /** Milliseconds since 1970; undefined where it is not known. */
  readonly since: number | undefined
  /** What it is found by, in small letters. */
  readonly words: string
}

interface Placed {
  readonly each: Listed
  readonly at: Place
}

/** What is made of all cars of a site once, for many pages. */
interface Made {
  readonly all: readonly Listed[]
  readonly feeds: readonly string[]
  /** Of the shares that do not change from day to day. */
  readonly counts: ReadonlyMap<StockShow, number>
  /** Of the orders that were asked for last. */
  readonly orders: Map<string, readonly Placed[]>
}

interface Kept {
  readonly version: string
  readonly made: Promise<Made>
}

/** Sites whose lists are kept: they are made anew in some tenths of a second. */
const MOST_KEPT = 8
/** Orders that are kept of a site, of 20,000 cars a few megabytes each. */
const MOST_ORDERS = 2
const LONG_DAYS = 60

/**
 * The cars of sites as their people look at them, those that no buyer sees included: kept in memory, and made anew
 * when the stock or the site has changed.
 */
export class StockList {
  readonly #kept = new Map<string, Kept>()

  /** Those that are asked for. */
  async page(store: Store, tenant: Tenant, asked: Asked, now: Date): Promise<Answer> {
    const made = await this.#of(store, tenant)
    const { q = '', show = 'all', sort = 'days', down, after } = asked
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    const found = ordered(made, sort, down === '1').filter(
      ({ each }) => has(each, show, now) && words.every((word) => each.words.includes(word)),
    )
    const from = after === undefined ? undefined : readPlace(after)
    const begin = from ? found.findIndex(({ at }) => compare(at, from, down === '1') > 0) : 0
    const shown = begin < 0 ? [] : found.slice(begin, begin + STOCK_PAGE)
    const last = shown.at(-1)
    const isOver = (each: Listed) => has(each, 'over_60_days', now)
    const counts = Object.fromEntries(
      stockShows.map((name) => [
        name,
        made.counts.get(name) ?? made.all.reduce((sum, each) => sum + (isOver(each) ? 1 : 0), 0),
      ]),
    )
    return {
      cars: shown.map(({ each }) => rowOf(each, now)),
      total: found.length,
      // Each name is one of `stockShows`.
      counts: counts as Answer['counts'],
      feeds: [...made.feeds],
      ...(last && found.at(-1) !== last && { after: JSON.stringify(last.at) }),
    }
  }

  async #of(store: Store, tenant: Tenant): Promise<Made> {
    const { slug } = tenant
    const version = `${await store.stock(slug).version()} ${tenant.version}`
    const known = this.#kept.get(slug)
    this.#kept.delete(slug)
    const kept = known?.version === version ? known : { version, made: make(store, tenant) }
    this.#kept.set(slug, kept)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest)
    return kept.made.catch((cause: unknown) => {
      if (this.#kept.get(slug) === kept) this.#kept.delete(slug)
      throw cause
    })
  }
}

async function make(store: Store, { slug, site }: Tenant): Promise<Made> {
  const stock = store.stock(slug)
  const corrected = new Set((await stock.corrections()).map(({ car }) => car))
  const all: Listed[] = []
  const counts = new Map<StockShow, number>(
    stockShows.filter((show) => show !== 'over_60_days').map((show) => [show, 0]),
  )
  for await (const { car } of stock.cars()) {
    const each = listedOf(atLocation(car, site), corrected.has(car.id))
    for (const show of each.shows) counts.set(show, (counts.get(show) ?? 0) + 1)
    all.push(each)
  }
  const feeds = Object.keys(await stock.counts()).toSorted()
  return { all, feeds, counts, orders: new Map() }
}

/** The cars in an order, which is kept: the next page and another share have the same. */
function ordered({ all, orders }: Made, sort: StockSort, isDown: boolean): readonly Placed[] {
  const name = `${sort} ${isDown}`
  const place = placeOf(sort, isDown)
  const order =
    orders.get(name) ??
    all
      .map((each) => ({ each, at: place(each) }))
      .sort((one, other) => compare(one.at, other.at, isDown))
  orders.delete(name)
  orders.set(name, order)
  const [oldest] = orders.keys()
  if (oldest !== undefined && orders.size > MOST_ORDERS) orders.delete(oldest)
  return order
}

function listedOf(car: Car, isCorrected: boolean): Listed {
  const { id, name, stocknum, car_type, status, images, primary_image_url, location, city } = car
  const price = askingPrice(car)
  const picture = images?.[0] ?? primary_image_url
  const photos = images?.length ?? (primary_image_url === undefined ? 0 : 1)
  const place = location?.name ?? city
  const isLeft = status === 'withdrawn'
  const shares: readonly [StockShow, boolean][] = [
    ['all', true],
    ['no_photos', photos === 0],
    ['no_price', price === undefined && !isSold(car)],
    ['no_comments', car.dealercomments === undefined],
    ['hidden', !car.show_on_dealer_website],
    ['reserved', car.reserved === true],
    ['sold', isSold(car)],
    ['corrected', isCorrected],
  ]
  const shows = shares.filter(([, isIn]) => isIn).map(([show]) => show)
  return {
    car: {
      id,
      name: [name, car.badge].filter(Boolean).join(' '),
      ...(stocknum !== undefined && { stocknum }),
      car_type,
      status,
      ...(price !== undefined && { price }),
      photos,
      ...(picture !== undefined && { picture }),
      ...(place !== undefined && { place }),
    },
    shows: new Set<StockShow>(isLeft ? ['left'] : shows),
    since: car.created_at === undefined ? undefined : Date.parse(car.created_at),
    words: [name, car.carsales_title, car.badge, stocknum, car.vin, car.regplate, car.colour, id]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  }
}

const daysOf = ({ since }: Listed, now: Date): number | undefined =>
  since === undefined ? undefined : Math.max(0, Math.floor((now.getTime() - since) / DAY_MS))

function has(each: Listed, show: StockShow, now: Date): boolean {
  if (show !== 'over_60_days') return each.shows.has(show)
  return each.shows.has('all') && !each.shows.has('sold') && (daysOf(each, now) ?? 0) > LONG_DAYS
}

function rowOf(each: Listed, now: Date): Answer['cars'][number] {
  const days = daysOf(each, now)
  return {
    ...each.car,
    ...(days !== undefined && { days }),
    shows: stockShows.filter((show) => show !== 'all' && has(each, show, now)),
  }
}

/** Where a car stands in an order: its value, then its id. */
type Place = readonly [value: string | number, id: string]

function placeOf(sort: StockSort, isDown: boolean): (each: Listed) => Place {
  // Those without a value come last.
  const none = isDown ? -Number.MAX_VALUE : Number.MAX_VALUE
  const value = {
    name: ({ car }: Listed) => car.name.toLowerCase(),
    price: ({ car }: Listed) => car.price ?? none,
    photos: ({ car }: Listed) => car.photos,
    days: ({ since }: Listed) => (since === undefined ? none : -since),
  }[sort]
  return (each) => [value(each), each.car.id]
}

function compare([a, aId]: Place, [b, bId]: Place, isDown: boolean): number {
  if (a !== b) return a < b === isDown ? 1 : -1
  return aId < bId ? -1 : aId === bId ? 0 : 1
}

/** What a client sends back; one that it made up begins anywhere. */
function readPlace(after: string): Place | undefined {
  try {
    const [value, id]: unknown[] = JSON.parse(after)
    const isValue = typeof value === 'string' || typeof value === 'number'
    return isValue && typeof id === 'string' ? [value, id] : undefined
  } catch {
    return undefined
  }
}
