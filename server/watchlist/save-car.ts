import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText } from '#domain/stock-query/counted.ts'
import { FAVOURITE } from '#domain/tracking/event-ids.ts'
import type { Tools } from '../capability.ts'
import { mayCount } from '../events/may-count.ts'
import type { AppError } from '../http/app-error.ts'
import { MOST_SAVED } from '../store/watchlist-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { today } from '../today.ts'
import { refusal } from './refusal.ts'

export type WatchlistTools = Pick<Tools, 'services' | 'open' | 'events'>

/** A wish to save a car, and what its request says about being counted. */
export interface CarWish {
  readonly tenant: Tenant
  readonly body: { readonly car_id: string; readonly consent?: 'granted' | undefined }
  readonly header: (name: string) => string | undefined
}

/**
 * Saves a car to an account with its price of today; one that is saved stays as it is. A new one is event
 * 39. Resolves when it is stored. Spec 4.01, 4.12, 7.01.
 * @throws AppError 404 or 410 for a car that is not there, 409 for one that may not be saved, or a full list
 */
export async function saveCar(
  { body, tenant, header }: CarWish,
  account: string,
  { services: { stock, clock }, open, events }: WatchlistTools,
): Promise<void> {
  const { slug, site } = tenant
  const now = clock()
  const { search } = await stock.of(tenant)
  const car = search.carById(body.car_id)
  const list = (await open()).watchlist(slug)
  const fault = savingFault(car, tenant)
  if (!car || fault) {
    // One that is saved, or was a moment ago, may stay.
    if (fault && !(await list.restore(account, body.car_id, now))) throw fault
    return
  }
  const { added, isFull } = await list.save(
    account,
    [{ car: car.id, price: askingPrice(car) }],
    now,
  )
  if (isFull) throw refusal(409, 'watchlist_full', fullText(tenant))
  if (added.length > 0 && mayCount(site.tracking, { header, consent: body.consent })) {
    events.add(slug, today(now, site.timeZone), [{ event: FAVOURITE, carId: car.id }])
  }
}

/** Why a car cannot be saved anew, if it cannot. Spec 4.01, 5.07, 5.08. */
function savingFault(car: Car | undefined, { site }: Tenant): AppError | undefined {
  const { words, flags } = site
  const text = (words: string) => fillPlaceholders(words, { car: site.words.car })
  if (!car) return refusal(404, 'not_found', text(words.savedUnknown))
  if (isWithdrawn(car)) return refusal(410, 'gone', text(words.savedUnknown))
  if (favouriteButton(car, flags).eligible) return undefined
  return refusal(409, 'not_available', text(words.savedTooLate))
}

/** Why no further car is taken. */
export const fullText = ({ site }: Tenant): string =>
  fillPlaceholders(site.words.savedFull, { cars: countedText(MOST_SAVED, 'car', site) })
