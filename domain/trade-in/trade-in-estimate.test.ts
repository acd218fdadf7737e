import { describe, expect, test } from 'vitest'
import { estimateValidUntil, isEstimateValid } from './estimate-validity.ts'
import { type EstimateSettings, NO_ONLINE_ESTIMATE, tradeInEstimate } from './trade-in-estimate.ts'

const settings: EstimateSettings = {
  variant: 'tenYears',
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
  now: new Date('2026-06-01T00:00:00Z'),
}
const car = { Year: 2020, Kms: 60_000 }
const worth = { from: 18_000, to: 20_500 }

test.each([
  ['a range', worth, '$18,000 to $20,500'],
  ['one value where both ends are the same', { from: 18_000, to: 18_000 }, '$18,000'],
])('an estimate shows %s and its last day (Spec 5.26, D29)', (_name, range, text) => {
  expect(tradeInEstimate(car, range, settings)).toEqual({
    eligible: true,
    text,
    validUntil: '2026-06-08',
    validity: 'Valid until 8 June 2026',
  })
})

test.each([
  ['for a car over 10 years', { ...car, Year: 2015 }, worth, ['car_too_old']],
  ['for a car over 100,000 km', { ...car, Kms: 100_001 }, worth, ['over_100000_km']],
  ['without a value', car, undefined, ['value_unknown']],
  ['for a value that ends before it begins', car, { from: 2, to: 1 }, ['value_unknown']],
  ['for a value of zero', car, { from: 0, to: 1 }, ['value_unknown']],
  ['for a value below zero', car, { from: -1, to: 1 }, ['value_unknown']],
  ['for a value that is not a number', car, { from: Number.NaN, to: 1 }, ['value_unknown']],
  ['for a value without end', car, { from: 1, to: Number.POSITIVE_INFINITY }, ['value_unknown']],
  ['for nothing known', {}, undefined, ['year_unknown', 'distance_unknown', 'value_unknown']],
])('a text stands in its place %s (Spec 5.26, D29)', (_name, vehicle, range, reasons) => {
  expect(tradeInEstimate(vehicle, range, settings)).toEqual({
    eligible: false,
    reasons,
    text: NO_ONLINE_ESTIMATE,
  })
})

test('the text leads to a call (D29)', () => {
  expect(NO_ONLINE_ESTIMATE).toMatch(/^We .*\. Call us /)
})

describe('an estimate is valid for 7 days of the site', () => {
  test.each([
    ['a Monday until the next', '2026-06-01T00:00:00Z', 'Australia/Brisbane', '2026-06-08'],
    ['late in the evening', '2026-06-01T13:59:59Z', 'Australia/Brisbane', '2026-06-08'],
    ['after midnight', '2026-06-01T14:00:00Z', 'Australia/Brisbane', '2026-06-09'],
    ['over the end of a year', '2026-12-28T00:00:00Z', 'Australia/Brisbane', '2027-01-04'],
    ['over the end of summer time', '2026-04-02T12:30:00Z', 'Australia/Sydney', '2026-04-09'],
    ['over its beginning', '2026-10-01T13:30:00Z', 'Australia/Sydney', '2026-10-08'],
    ['in 2060', '2060-02-25T00:00:00Z', 'Australia/Brisbane', '2060-03-03'],
  ])('%s (Spec 5.26, D29)', (_name, now, timeZone, last) => {
    expect(estimateValidUntil(new Date(now), timeZone)).toBe(last)
  })

  test.each([
    ['on the day before its last', '2026-06-07T00:00:00.000Z', true],
    ['in the last moment of its last day', '2026-06-08T13:59:59.999Z', true],
    ['in the first moment of the next', '2026-06-08T14:00:00.000Z', false],
  ])('and %s that is %s (Spec 5.26, D29)', (_name, now, valid) => {
    expect(isEstimateValid('2026-06-08', new Date(now), 'Australia/Brisbane')).toBe(valid)
  })
})
