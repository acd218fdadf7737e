import type { AustralianState } from '../contact/postcode-states.ts'
import { permitLimits } from './thresholds.ts'

interface Prizes {
  readonly segments: readonly { readonly value: number; readonly stock: number }[]
}

/** What all prizes of a wheel are worth, whole dollars. */
export const totalValue = ({ segments }: Prizes): number =>
  segments.reduce((sum, { value, stock }) => sum + value * stock, 0)

/** The states that ask for a permit for a wheel which names none, with their limit. FLOWS 11. */
export function statesWithoutPermit(
  wheel: Prizes & {
    readonly eligible_states: readonly AustralianState[]
    readonly permits: readonly { readonly state: AustralianState }[]
  },
): { state: AustralianState; limit: number; total: number }[] {
  const total = totalValue(wheel)
  return wheel.eligible_states.flatMap((state) => {
    const limit = permitLimits[state]
    const isNeeded = limit !== undefined && total > limit
    return isNeeded && !wheel.permits.some((permit) => permit.state === state)
      ? [{ state, limit, total }]
      : []
  })
}
