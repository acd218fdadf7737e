import type { Car } from '#domain/car/car.ts'
import { Unavailable } from '#pages/render/request.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Submission } from './submission.ts'

export interface CarLookup {
  readonly stock: Pick<StockDirectory, 'of'>
  readonly open: () => Promise<Pick<Store, 'stock'>>
}

/** The car that a form is about; `unknown` where it names one that this site does not have. */
export type LeadCar = { readonly car: Car | undefined } | 'unknown'

/**
 * The car of the page's route, else that of its address, else the one that the form names. The first two are
 * the site's own, so only what the form names can be unknown. A car that was sold or withdrawn meanwhile is
 * still the one that is asked about.
 */
export async function leadCar(
  { tenant, page, values }: Pick<Submission, 'tenant' | 'page' | 'values'>,
  lookup: CarLookup,
): Promise<LeadCar> {
  if (page.records.car) return { car: page.records.car }
  const ofAddress = await carById(tenant, page.parameters.car_id, lookup)
  if (ofAddress) return { car: ofAddress }
  const { car_id } = values
  if (car_id === undefined || car_id === '') return { car: undefined }
  const named = await carById(tenant, car_id, lookup)
  return named ? { car: named } : 'unknown'
}

/** From the index, else from the store: no lead waits for an index that cannot be built. */
async function carById(
  tenant: Tenant,
  id: unknown,
  { stock, open }: CarLookup,
): Promise<Car | undefined> {
  if (typeof id !== 'string' || !isStorable(id)) return undefined
  try {
    return (await stock.of(tenant)).search.carById(id)
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause
    return (await open()).stock(tenant.slug).car(id)
  }
}

/** What no database takes is no id. */
const isStorable = (id: string): boolean => id !== '' && id.isWellFormed() && !/\p{Cc}/u.test(id)
