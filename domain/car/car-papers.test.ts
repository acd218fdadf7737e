import { expect, test } from 'vitest'
import type { Car } from './car.ts'
import { carPapers } from './car-papers.ts'

const context = {
  now: new Date('2026-03-20T00:00:00Z'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
} as const
const bare: Car = {
  id: 'u1',
  slug: 'u1',
  name: 'Kia Rio',
  make: 'Kia',
  model: 'Rio',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  show_on_dealer_website: true,
}
const said = (car: Partial<Car>) =>
  carPapers({ ...bare, ...car }, context, 'The dealer says').map(
    ({ label, value }) => `${label}: ${value}`,
  )

test("the evidence is the dealer's tag and the papers that the record has (Spec 2.45, 5.35)", () => {
  const papers = { vin: 'JM0KE1W3A00123456', regplate: '418JMC', rego_expiry: '2027-04-30' }
  expect(said({ ...papers, tag: 'Full Service History', build_date: '2021-03' })).toEqual([
    'The dealer says: Full Service History',
    'Build date: March 2021',
    'Registration: 418JMC',
    'Registration expiry: Expires on 30 April 2027',
    'VIN: JM0KE1W3A00123456',
  ])
})

test('what is not known, or has expired, is not evidence (Spec 5.35, 5.37)', () => {
  expect(said({ tag: 'null', rego_expiry: '2026-03-19', variant: {} })).toEqual([])
})
