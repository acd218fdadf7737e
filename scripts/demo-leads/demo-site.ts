import type { Block } from '#blocks/define-block.ts'
import { localInstants } from '#domain/appointment/local-time.ts'
import { dayAfter } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { calendarDay } from '#domain/format.ts'
import { MINUTE_MS } from '#domain/units.ts'
import type { Keyring } from '#server/keyring/keyring.ts'
import type { Sender } from '#server/leads/submission.ts'
import type { Log } from '#server/log.ts'
import type { Actor } from '#server/store/audit-log.ts'
import type { Store } from '#server/store/store.ts'
import type { Tenant } from '#server/tenants/tenant.ts'

/** A demo site whose last two weeks are told, one thing after the other by a clock that is set. */
export interface DemoSite {
  readonly tenant: Tenant
  /** The block of forms. */
  readonly leadForm: Block
  readonly store: Store
  readonly keyring: Keyring
  /** Scheme and host of its pages. */
  readonly origin: string
  /** When the telling ends: the start of the server. */
  readonly now: Date
  readonly clock: () => Date
  readonly log: Log
  readonly setClock: (to: Date) => void
  /** Ids of the people who work its leads. */
  readonly people: readonly string[]
  /** Ids of leads that the dealer's mailbox refuses. */
  readonly refused: Set<string>
  /** Cars that buyers ask about, each once. */
  readonly nextCar: (fits?: (car: Car) => boolean) => Car | undefined
}

/** One of the people, at the time of the clock. */
export const actorOf = ({ people, clock }: DemoSite, at: number): Actor => ({
  person: people[at % Math.max(1, people.length)],
  at: clock().toISOString(),
  client: undefined,
})

export const minutesBefore = (now: Date, minutes: number): Date =>
  new Date(now.getTime() - minutes * MINUTE_MS)

/** When something of the demo came: minutes ago, or days ago at a time of day of the site. */
export function cameAt(
  { tenant, now }: Pick<DemoSite, 'tenant' | 'now'>,
  came: number | readonly [days: number, time: string],
): Date {
  if (typeof came === 'number') return minutesBefore(now, came)
  const { timeZone } = tenant.site
  const [days, time] = came
  return localInstants(dayAfter(calendarDay(now, timeZone), -days), time, timeZone)[0] ?? now
}

/** A buyer's browser, which is not counted. */
export const senderOf = (source: string | undefined, car: Car | undefined): Sender => ({
  client: 'demo',
  userAgent: undefined,
  mayCount: false,
  requestId: 'demo',
  secondsOnPage: 74,
  attributes: {
    visited_pages: ['/search', ...(car ? [`/cars/${car.slug}`] : [])],
    linked_query_params: source === undefined ? {} : { utm_source: source },
  },
})

/** Gives out cars that are for sale, in the order of their ids, each once. */
export async function carsToAskAbout(store: Store, slug: string): Promise<DemoSite['nextCar']> {
  const left = new Map<string, Car>()
  for await (const { car } of store.stock(slug).cars()) {
    if (car.show_on_dealer_website && !isSold(car) && !car.reserved) left.set(car.id, car)
  }
  return (fits = () => true) => {
    const found = left.values().find(fits)
    if (found) left.delete(found.id)
    return found
  }
}
