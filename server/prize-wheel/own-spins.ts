import type { DrawsPort, OwnSpins } from '#blocks/define-load.ts'
import { calendarDay } from '#domain/format.ts'
import { spinsLeft } from '#domain/prize/spin-entitlement.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import { wheelPhase } from '#domain/prize/wheel-of-day.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What spins are counted by. */
export type SpinStores = Pick<Store, 'spins' | 'reservations'>

/** What blocks get of a tenant's draws. */
export const drawsPort = (open: () => Promise<SpinStores>, tenant: Tenant): DrawsPort => ({
  given: async (wheel) => (await open()).spins(tenant.slug).given(wheel),
  spinsOf: async (wheel, account) => ownSpins(await open(), tenant, wheel, account),
})

/** An account's spins of a wheel, and how many it has left. Spec 9.20, D32. */
export async function ownSpins(
  store: SpinStores,
  { slug, site }: Tenant,
  wheel: Wheel,
  account: string,
): Promise<OwnSpins> {
  const drawn = await store.spins(slug).ofAccount(wheel.id, account)
  const secondSpin = wheel.second_spin_approved
  const reservations = secondSpin ? await store.reservations(slug).ofAccount(account) : []
  const deposits = reservations.map((each) => depositIn(each, wheel, site.timeZone))
  const depositDollars = Math.max(0, ...deposits)
  return { drawn, left: spinsLeft({ secondSpin, depositDollars, spinsTaken: drawn.length }) }
}

const CENTS = 100

/**
 * What a buyer paid for a reservation in the days of a wheel, whole dollars: 0 before it is captured, and once it is
 * refunded. A prize that it gave stands.
 */
function depositIn({ attempt, heldAt }: Reservation, wheel: Wheel, timeZone: string): number {
  if (attempt.state !== 'captured' || heldAt === undefined) return 0
  const isInDays = wheelPhase(wheel, calendarDay(new Date(heldAt), timeZone)) === 'running'
  return isInDays ? attempt.cents / CENTS : 0
}
