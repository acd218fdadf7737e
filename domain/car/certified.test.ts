import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { certifiedBadge } from './certified.ts'

const programme = { enabled: true, make: 'Toyota', label: 'Certified' }
const car = { make: 'Toyota', certified: true, status: 'in_stock' } as const

test.each([
  ['a certified car of the make', [], car],
  ['one that is coming soon', [], { ...car, status: 'coming_soon' }],
  ['a car whose make is spelled otherwise', [], { ...car, make: 'TOYOTA' }],
  ['a car of another make', ['other_make'], { ...car, make: 'Mazda' }],
  ['a car that is not certified', ['not_certified'], { ...car, certified: false }],
  ['a car that is not certified', ['not_certified'], { make: 'Toyota', status: 'in_stock' }],
  ['a sold car', ['sold'], { ...car, status: 'sold' }],
  [
    'a sold car of another make',
    ['other_make', 'not_certified', 'sold'],
    { make: 'Mazda', status: 'sold' },
  ],
] as const)('%s is kept from the badge by %j (Spec 5.38)', (_, reasons, given) => {
  expect(reasonsOf(certifiedBadge(given, programme))).toEqual(reasons)
})

test('no car carries the badge where the feature is off or belongs to no make (Spec 5.38)', () => {
  const off = { ...programme, enabled: false }
  const ofNobody = { enabled: true, label: 'Certified' }
  expect(reasonsOf(certifiedBadge(car, off))).toEqual(['feature_off'])
  expect(reasonsOf(certifiedBadge(car, ofNobody))).toEqual(['other_make'])
})
