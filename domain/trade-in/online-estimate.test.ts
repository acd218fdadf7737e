import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { type EstimateVariant, onlineEstimate } from './online-estimate.ts'

const brisbane = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const reasons = (
  car: { Year?: number; Kms?: number },
  variant: EstimateVariant = 'tenYears',
  moment = brisbane,
) => reasonsOf(onlineEstimate({ Year: 2020, Kms: 60_000, ...car }, variant, moment))

test('a car within age and distance is valued online (Spec 5.26)', () => {
  expect(onlineEstimate({ Year: 2020, Kms: 60_000 }, 'tenYears', brisbane)).toEqual({
    eligible: true,
  })
})

test.each<[EstimateVariant, number, string[]]>([
  ['tenYears', 2017, []],
  ['tenYears', 2016, []],
  ['tenYears', 2015, ['car_too_old']],
  ['sevenYears', 2020, []],
  ['sevenYears', 2019, []],
  ['sevenYears', 2018, ['car_too_old']],
  ['tenYears', 2026, []],
  ['tenYears', 2027, []],
  ['tenYears', 2028, ['year_unknown']],
  ['tenYears', 2060, ['year_unknown']],
  ['tenYears', 0, ['car_too_old']],
  ['tenYears', Number.NaN, ['year_unknown']],
])('variant %s in 2026 with a car of %d: %j (Spec 5.26)', (variant, Year, expected) => {
  expect(reasons({ Year }, variant)).toEqual(expected)
})

test.each<[EstimateVariant, number, string[]]>([
  ['tenYears', 0, []],
  ['tenYears', 99_999, []],
  ['tenYears', 100_000, []],
  ['tenYears', 100_001, ['over_100000_km']],
  ['sevenYears', 99_999, []],
  ['sevenYears', 100_000, []],
  ['sevenYears', 100_001, ['over_100000_km']],
  ['tenYears', 1e12, ['over_100000_km']],
  ['tenYears', -5, ['distance_unknown']],
  ['tenYears', Number.NaN, ['distance_unknown']],
])('variant %s with a car of %d km: %j (Spec 5.26)', (variant, Kms, expected) => {
  expect(reasons({ Kms }, variant)).toEqual(expected)
})

test('reports every reason at once (Spec 5.26)', () => {
  expect(reasons({ Year: 2001, Kms: 310_000 })).toEqual(['car_too_old', 'over_100000_km'])
  expect(reasonsOf(onlineEstimate({}, 'tenYears', brisbane))).toEqual([
    'year_unknown',
    'distance_unknown',
  ])
})

test.each([
  ['the last moment of 2026', '2026-12-31T13:59:59.999Z', []],
  ['the first moment of 2027', '2026-12-31T14:00:00.000Z', ['car_too_old']],
])('a car of 2016 in Brisbane, %s: %j (Spec 5.26, D5)', (_name, now, expected) => {
  const moment = { ...brisbane, now: new Date(now) }
  expect(reasons({ Year: 2016 }, 'tenYears', moment)).toEqual(expected)
})
