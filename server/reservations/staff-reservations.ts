import type { Country } from '#domain/contact/country.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { DAY_MS } from '#domain/units.ts'
import { moneyOf, referenceOfReservation } from '../checkout/reservation-view.ts'
import { AppError } from '../http/app-error.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import type { Reservations } from './reservations.ts'

type Told = StaffAnswer<'POST /:site/reservations/:id/confirm'>

const CENTS = 100
const LISTED_MS = 90 * DAY_MS
const end = '9999-12-31T00:00:00.000Z'

/**
 * How a dealer's people see reservations and decide about them. Where nobody takes money any more they see what there
 * was, and decide nothing.
 */
export function staffReservations(
  directory: Pick<TenantDirectory, 'ofHost'>,
  reservations: Pick<Reservations, 'confirm' | 'release'> | undefined,
): StaffEndpoint[] {
  /** As the staff sees those of a site. */
  async function tellerOf({ store, site: { slug } }: Pick<Asked, 'store' | 'site'>) {
    const country = countryOf((await shownTenant(directory, slug)).site.locale)
    return (reservation: Reservation) => told(reservation, { store, tenant: slug, country })
  }
  async function decide(
    { store, site, params }: Asked,
    decision: (of: NonNullable<typeof reservations>) => Promise<boolean>,
  ): Promise<Told> {
    const tell = await tellerOf({ store, site })
    const found = async () => {
      const reservation = await store.reservations(site.slug).reservation(params.id)
      return reservation && tell(reservation)
    }
    if (!(await found())) throw new AppError(404, 'not_found', 'There is no such reservation')
    if (!reservations) throw new AppError(409, 'no_payments', 'No payments are taken here')
    const isDone = await decision(reservations)
    const reservation = isDone && (await found())
    if (!reservation) throw new AppError(409, 'too_late', 'This reservation has ended already')
    return reservation
  }
  return [
    // Those that were held, whatever became of them. Spec 9.19, D31.
    staffEndpoint('GET /:site/reservations', async ({ store, site, now }) => {
      const from = new Date(now.getTime() - LISTED_MS).toISOString()
      const all = await store.reservations(site.slug).reservations({ from, to: end })
      const held = await Promise.all(all.toReversed().map(await tellerOf({ store, site })))
      return { reservations: held.flatMap((each) => each ?? []) }
    }),
    staffEndpoint('POST /:site/reservations/:id/confirm', (asked) =>
      decide(asked, (of) => of.confirm(asked.site.slug, asked.params.id, asked.by)),
    ),
    staffEndpoint('POST /:site/reservations/:id/release', (asked) =>
      decide(asked, (of) => of.release(asked.site.slug, asked.params.id, asked.by)),
    ),
  ]
}

interface Asked {
  readonly store: Store
  readonly site: { readonly slug: string }
  readonly params: { readonly id: string }
}

interface Place {
  readonly store: Pick<Store, 'stock' | 'accounts'>
  readonly tenant: string
  /** In which its people read numbers. */
  readonly country: Country
}

/** As the staff sees it; undefined of what was never held or paid, of which a dealer knows nothing. */
async function told(
  reservation: Reservation,
  { store, tenant, country }: Place,
): Promise<Told | undefined> {
  const { id, car, account, stage, endedWhy, heldUntil, asked, confirmedAt } = reservation
  const since = asked ? confirmedAt : reservation.heldAt
  if (since === undefined || stage === 'claimed') return undefined
  const [inStock, buyer] = await Promise.all([
    store.stock(tenant).car(car),
    account === undefined ? undefined : store.accounts(tenant).account(account),
  ])
  return {
    id,
    reference: referenceOfReservation(reservation),
    car,
    car_name: inStock?.name ?? car,
    ...(asked && { asked: { purpose: asked.purpose, number: asked.number } }),
    ...(buyer && {
      buyer: {
        name: buyer.name,
        phone: buyer.phone,
        phone_shown: displayPhone(buyer.phone, country),
        email: buyer.email,
      },
    }),
    state: stage === 'ended' ? (endedWhy ?? 'payment_failed') : stage,
    deposit_state: moneyOf(reservation),
    price: reservation.priceSeen,
    deposit: asked ? asked.cents / CENTS : reservation.deposit,
    held_at: since,
    ...(stage === 'held' && heldUntil !== undefined && { held_until: heldUntil }),
  }
}
