import { expect, test } from 'vitest'
import type { CarType } from '../car/kinds.ts'
import { type CarPhone, carPhone } from './car-phone.ts'

const phoneOverride = '0491 570 006'
const phoneNew = '0491 570 156'
const phoneDemo = '0491 570 157'
const phoneUsed = '0491 570 158'
const ofLocation = '07 5550 0100'

test.each<[string, CarType, Parameters<typeof carPhone>[1], CarPhone]>([
  [
    'the override, before that of its type',
    'new',
    { phoneOverride, phoneNew },
    { phone: phoneOverride, source: 'override' },
  ],
  [
    'that for new cars where it is new',
    'new',
    { phoneNew, phoneDemo, phoneUsed },
    { phone: phoneNew, source: 'car_type' },
  ],
  [
    'that for demo cars where it is a demo',
    'demo',
    { phoneNew, phoneDemo, phoneUsed },
    { phone: phoneDemo, source: 'car_type' },
  ],
  [
    'that for used cars where it is used',
    'used',
    { phoneNew, phoneDemo, phoneUsed },
    { phone: phoneUsed, source: 'car_type' },
  ],
  [
    'that for new cars where its type has none',
    'demo',
    { phoneNew, phoneUsed },
    { phone: phoneNew, source: 'new' },
  ],
  [
    'that for used cars where neither its type nor new cars have one',
    'demo',
    { phoneUsed },
    { phone: phoneUsed, source: 'used' },
  ],
  [
    'never that for demo cars where it is no demo',
    'used',
    { phoneDemo },
    { phone: ofLocation, source: 'location' },
  ],
  [
    'that of its location where the site has none',
    'used',
    {},
    { phone: ofLocation, source: 'location' },
  ],
])('the number of a car is %s (Spec 5.41, D16)', (_, car_type, contact, phone) => {
  expect(carPhone({ car_type, location: { phone: ofLocation } }, contact)).toEqual(phone)
})

test.each([
  ['whose location has none', { car_type: 'used', location: { name: 'Yard' } }],
  ['without a location', { car_type: 'new' }],
] as const)('a car %s has no number where the site has none (Spec 5.41, 8.08, D16)', (_, car) => {
  expect(carPhone(car, {})).toBeUndefined()
})
