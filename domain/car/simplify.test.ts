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
  ['Gas', 'LPG'],
  ['Gasoline', 'Petrol'],
  ['E10', 'Petrol'],
  ['95', 'Petrol'],
  ['PHEV', 'Plug-in Hybrid'],
  ['Diesel/Electric', 'Hybrid'],
  ['EV', 'Electric'],
  ['BEV', 'Electric'],
  ['Petrol and Electric', 'Hybrid'],
  ['Electric with Petrol', 'Hybrid'],
  ['Hydrogen', 'Hydrogen'],
  ['Electric - Hydrogen Fuel Cell', 'Hydrogen'],
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
  ['Motor Cycle', 'Motorcycle'],
  ['Motorcycle', 'Motorcycle'],
  ['Off-road Caravan', 'Caravan'],
  ['Dual Cab Utility', 'Ute'],
  ['Station Wagon', 'Wagon'],
  ['Cabriolet', 'Convertible'],
  ['Fastback Coupe', 'Coupe'],
  ['Saloon', 'Sedan'],
  ['Mini Bus', 'Bus'],
  ['Prime Mover', 'Truck'],
  ['Avant', 'Wagon'],
  ['Touring Sedan', 'Sedan'],
  ['Sports Touring Coupe', 'Coupe'],
  ['Touring Hatch', 'Hatchback'],
  ['Sedan Fastback', 'Sedan'],
  ['Spyder Coupe', 'Coupe'],
  ['Off-road Van', 'Van'],
  ['4x4 Wagon', 'SUV'],
  ['Dual Cab 4x4', 'Ute'],
  ['Tray Truck', 'Truck'],
  ['Sports Utility Vehicle', 'SUV'],
  ['Business Sedan', 'Sedan'],
])('%s is a %s to filter by (Spec 3.07)', (body, simple) => {
  expect(simpleBodyOf(body)).toBe(simple)
})

test.each([
  ['7 Speed Dual Clutch', 'Automatic'],
  ['CVT', 'Automatic'],
  ['6 Speed Manual', 'Manual'],
  ['Manual Automated Single Clutch', 'Automatic'],
])('%s drives as %s (Spec 3.07)', (words, simple) => {
  expect(simpleTransmissionOf(words)).toBe(simple)
})

const simplified = (words: string | undefined) =>
  [simpleFuelOf(words), simpleBodyOf(words), simpleTransmissionOf(words)].filter(Boolean)

test.each(['', '-', 'Other', 'Evaporated', 'None, ask Kev', 'Business Advance'])(
  '%j names nothing to filter by (Spec 3.07)',
  (words) => {
    expect(simplified(words)).toEqual([])
  },
)

test('what a feed leaves out names nothing to filter by (Spec 3.07)', () => {
  expect(simplified(undefined)).toEqual([])
})
