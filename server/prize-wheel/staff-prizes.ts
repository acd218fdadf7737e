import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { AppError } from '../http/app-error.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { SpinStore } from '../store/spin-store.ts'
import { typedCode } from './claim-code.ts'

/** `GET /:site/prizes/:id`: what somebody won who shows a code, and whether it was given. D32. */
export const prizeOfCode = staffEndpoint('GET /:site/prizes/:id', ({ store, site, params }) =>
  prizeOf(store.spins(site.slug), params.id),
)

/** `POST /:site/prizes/:id/given`: once, which the audit log tells. D32. */
export const givePrize = staffEndpoint(
  'POST /:site/prizes/:id/given',
  async ({ store, site, params, by }) => {
    const spins = store.spins(site.slug)
    const { code } = await prizeOf(spins, params.id)
    if (!(await spins.give(code, by))) {
      throw new AppError(409, 'given_before', 'This prize has been given before')
    }
    return prizeOf(spins, code)
  },
)

async function prizeOf(
  spins: Pick<SpinStore, 'byCode'>,
  code: string,
): Promise<StaffAnswer<'GET /:site/prizes/:id'>> {
  const spin = await spins.byCode(typedCode(code))
  if (!spin) throw new AppError(404, 'not_found', 'No prize has this claim code')
  const { wheel, prize, value, claimCode, at, claimedAt } = spin
  return {
    code: claimCode,
    wheel,
    prize,
    value,
    won_at: at,
    ...(claimedAt !== undefined && { given_at: claimedAt }),
  }
}
