import type { DrawsPort, OwnSpins } from '#blocks/define-load.ts'
import { spinsLeft } from '#domain/prize/spin-entitlement.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import type { SpinStore } from '../store/spin-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Opens what pages show of a tenant's spins. */
export type OpenSpins = (tenant: string) => Promise<Pick<SpinStore, 'given' | 'ofAccount'>>

/** What blocks get of a tenant's draws. */
export const drawsPort = (open: OpenSpins, { slug }: Pick<Tenant, 'slug'>): DrawsPort => ({
  given: async (wheel) => (await open(slug)).given(wheel),
  spinsOf: async (wheel, account) => ownSpins(await open(slug), wheel, account),
})

/** An account's spins of a wheel, and how many it has left. Spec 9.20, D32. */
export async function ownSpins(
  spins: Pick<SpinStore, 'ofAccount'>,
  wheel: Wheel,
  account: string,
): Promise<OwnSpins> {
  const drawn = await spins.ofAccount(wheel.id, account)
  const spinner = { secondSpin: wheel.second_spin_approved, depositDollars: 0 }
  return { drawn, left: spinsLeft({ ...spinner, spinsTaken: drawn.length }) }
}
