import { expect, test } from 'vitest'
import { simpleBodyOf, simpleFuelOf, simpleTransmissionOf } from './simplify.ts'

test.each([
  ['Petrol - Premium Unleaded', 'Petrol'],
  ['Unleaded', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Hybrid', 'Hybrid'],
  ['Petrol/Electric Hybrid', 'Hybrid'],
  ['Plug-in Hybrid', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['LPG', 'LPG'],
  ['Other', undefined],
])('%s is %s to filter by (Spec 3.07)', (fuel, simple) => {
  expect(simpleFuelOf(fuel)).toBe(simple)
})

test.each([
  ['Ute / Tray', 'Ute'],
  ['Double Cab Pick-up', 'Ute'],
  ['SUV', 'SUV'],
  ['Commercial', 'Van'],
  ['People Mover', 'People Mover'],
  ['Hatchback', 'Hatchback'],
  ['Other', undefined],
])('%s is a %s to filter by (Spec 3.07)', (body, simple) => {
  expect(simpleBodyOf(body)).toBe(simple)
})

test('a dual clutch drives as an automatic (Spec 3.07)', () => {
  expect(simpleTransmissionOf('7 Speed Dual Clutch')).toBe('Automatic')
  expect(simpleTransmissionOf('6 Speed Manual')).toBe('Manual')
})
