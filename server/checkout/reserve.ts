import { randomUUID } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { reservable } from '#domain/car/reservable.ts'
import { currencyOf } from '#domain/payment/currency-of.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import type { Reserved } from '../reservations/reservations.ts'
import type { Account } from '../store/account-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { termsFor } from './terms.ts'
import type { CheckoutTools } from './tools.ts'

/** A buyer's wish for a car, as a form or the API sends it. */
export interface BuyersWish {
  readonly tenant: Tenant
  readonly car: Car
  readonly account: Account
  /** Of the form: the same again is the same payment. */
  readonly key: string
  /** Whole dollars. */
  readonly priceSeen: number
  /** Scheme and host of the site. */
  readonly origin: string
  /** The address that limits count against; never stored. */
  readonly client: string
  /** Whether the buyer lets it be counted: see `mayCount`. */
  readonly mayCount: boolean
  /** What was chosen beside the car, where it is bought online. */
  readonly purchase?: PurchaseOfLead | undefined
}

/** Claims the car and begins its payment. Spec 9.19, D31. */
export function reserveCar(
  { tenant, car, account, key, priceSeen, origin, client, mayCount, purchase }: BuyersWish,
  {
    reservations,
    keyring,
    services,
  }: Pick<CheckoutTools, 'reservations' | 'keyring'> & {
    readonly services: Pick<CheckoutTools['services'], 'clock'>
  },
): Promise<Reserved> {
  const { site, slug } = tenant
  const terms = termsFor(car, site)
  const back = (id: string) => origin + reservationPath(id)
  return reservations.reserve(slug, {
    id: randomUUID(),
    key,
    account: account.id,
    address: keyring.sign('reservation address', client),
    car: car.id,
    title: car.name,
    ...(account.email !== undefined && { email: account.email }),
    priceSeen,
    mayCount,
    purchase,
    deposit: site.constants.reserveDeposit,
    currency: currencyOf(site.locale),
    termsVersion: terms.version,
    terms: terms.text,
    now: services.clock().toISOString(),
    isOffered: (current) => isReservable(current, tenant),
    returnUrl: back,
    cancelUrl: back,
  })
}

/** Whether a site lets a car be reserved. D12. */
export const isReservable = (car: Car, { site: { flags, constants } }: Pick<Tenant, 'site'>) =>
  reservable(car, { enabled: flags.reserveOnline, deposit: constants.reserveDeposit }).eligible
