import { expect, test } from 'vitest'
import { nextFinanceChangeAt } from './next-finance-change.ts'

test.each([
  ['provider 1, dated daily', { provider: 1 }, '2026-06-01T00:00:00Z', '2026-06-01T14:00:00.000Z'],
  ['provider 2', { provider: 2 }, '2026-06-01T00:00:00Z', '2026-12-31T14:00:00.000Z'],
  [
    'provider 2 just before the year turns',
    { provider: 2 },
    '2026-12-31T13:59:59.999Z',
    '2026-12-31T14:00:00.000Z',
  ],
  [
    'provider 2 when the year has turned',
    { provider: 2 },
    '2026-12-31T14:00:00Z',
    '2027-12-31T14:00:00.000Z',
  ],
  [
    'provider 4 with an offer',
    { provider: 4, offerEnds: '2026-06-30' },
    '2026-06-01T00:00:00Z',
    '2026-06-30T14:00:00.000Z',
  ],
  [
    'provider 4 to the end of its last day',
    { provider: 4, offerEnds: '2026-06-30' },
    '2026-06-30T13:59:59.999Z',
    '2026-06-30T14:00:00.000Z',
  ],
  [
    'provider 4 after its offer',
    { provider: 4, offerEnds: '2026-06-30' },
    '2026-06-30T14:00:00Z',
    '2026-12-31T14:00:00.000Z',
  ],
])('the estimates of %s %j next change after %s at %s (Spec 9.15, 9.16)', (...row) => {
  const [, settings, now, moment] = row
  const change = nextFinanceChangeAt(settings, new Date(now), 'Australia/Brisbane')
  expect(change?.toISOString()).toBe(moment)
})
