import { expect, test } from 'vitest'
import { type Place, secondFactorDue } from './second-factor.ts'

const since = '2026-11-26T00:00:00.000Z'
const inAWeek = '2026-12-03T00:00:00.000Z'

test.each<[who: string, places: readonly Place[], due: string | undefined]>([
  ['a viewer has a week', [{ role: 'viewer', since }], inAWeek],
  ['sales must have one at once', [{ role: 'sales', since }], since],
  ['an owner must have one at once', [{ role: 'owner', since }], since],
  [
    'the strictest of several sites counts',
    [
      { role: 'viewer', since },
      { role: 'editor', since: '2026-11-27T00:00:00.000Z' },
    ],
    '2026-11-27T00:00:00.000Z',
  ],
  ['nobody without a site needs one', [], undefined],
])('%s (Spec 6.03)', (_who, places, due) => {
  expect(secondFactorDue(places)).toBe(due)
})
