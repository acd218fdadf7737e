import { expect, test } from 'vitest'
import type { CarStatus } from '../car/kinds.ts'
import { reasonsOf } from '../eligibility.ts'
import { tradeInButton } from './trade-in-button.ts'

test.each<[CarStatus, boolean, string[]]>([
  ['in_stock', true, []],
  ['coming_soon', true, []],
  ['sold', true, ['not_available']],
  ['withdrawn', true, ['not_available']],
  ['in_stock', false, ['switched_off']],
  ['sold', false, ['not_available', 'switched_off']],
])(
  'a car that is %s, trade-in switched on %s, has a button or reasons: %j (Spec 5.17)',
  (status, tradeIn, reasons) => {
    const answer = tradeInButton({ status }, { tradeIn })
    expect(reasonsOf(answer)).toEqual(reasons)
    expect(answer.eligible).toBe(reasons.length === 0)
  },
)
