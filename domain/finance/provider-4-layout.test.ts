import { expect, test } from 'vitest'
import { provider4Layout } from './provider-4-layout.ts'

const at = (now: string) => ({ now: new Date(now), timeZone: 'Australia/Brisbane' })
const today = at('2026-06-01T00:00:00Z')

test.each([
  [
    { deposit: 2499, termMonths: 60 },
    { deposit: 2499, termYears: 5, finalPayment: 0 },
  ],
  [
    { deposit: 0, termYears: 4, balloon: 0 },
    { deposit: 0, termYears: 4, finalPayment: 0 },
  ],
  [
    { termMonths: 30, balloon: 7497 },
    { termYears: 2.5, finalPayment: 7497 },
  ],
  [{}, { finalPayment: 0 }],
])('%j shows as %j (Spec 9.16)', (lender, layout) => {
  expect(provider4Layout(lender, {}, today)).toEqual(layout)
})

test.each([
  ['when its last day begins', '2026-12-30T14:00:00Z', '2026-12-31'],
  ['a second before its last day is over', '2026-12-31T13:59:59Z', '2026-12-31'],
  ['no more when its last day is over', '2026-12-31T14:00:00Z', undefined],
])('an offer in Brisbane says when it ends: %s (Spec 9.16)', (_, now, shown) => {
  const site = { offerEnds: '2026-12-31' }
  expect(provider4Layout({}, site, at(now))).toHaveProperty('offerEnds', shown)
})
