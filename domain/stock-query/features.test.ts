import { expect, test } from 'vitest'
import { featuresIn, filteredFeatures } from './features.ts'

test.each([
  ['Apple CarPlay and Android Auto', ['Apple CarPlay', 'Android Auto']],
  ['Wireless Apple Car Play', ['Apple CarPlay']],
  ['Sat-Nav with traffic', ['Satellite Navigation']],
  ['DAB+ radio', ['Digital Radio']],
  ['Bluetooth streaming', ['Bluetooth']],
  ['Wireless smartphone charger', ['Wireless Charging']],
  ['Head Up Display', ['Head-up Display']],
  ['Rear-view camera', ['Reversing Camera']],
  ['360 degree camera', ['Surround View Camera']],
  ['Park Assist', ['Parking Sensors']],
  ['Radar cruise control', ['Adaptive Cruise Control']],
  ['Cruise control', []],
  ['Blind-spot warning', ['Blind Spot Monitor']],
  ['Lane departure alert', ['Lane Keep Assist']],
  ['AEB with pedestrian detection', ['Autonomous Emergency Braking']],
  ['Smart key', ['Keyless Entry']],
  ['Leather-accented seats', ['Leather Seats']],
  ['Seat trim in leather', ['Leather Seats']],
  ['Leather steering wheel', []],
  ['Heated and ventilated front seats', ['Heated Seats', 'Ventilated Seats']],
  ['Heated mirrors, seat belt reminder', []],
  ['Power driver seat', ['Electric Seats']],
  ['Panoramic glass roof', ['Sunroof']],
  ['Hands-free tailgate', ['Power Tailgate']],
  ['18" alloys and alloy spare', ['Alloy Wheels']],
  ['Roof rails', ['Roof Racks']],
  ['Towbar', ['Tow Bar']],
  ['Nudge bar', ['Bull Bar']],
  ['Running boards', ['Side Steps']],
  ['Canopy', ['Canopy']],
  ['Soft tonneau', ['Tonneau Cover']],
  ['Snorkel', ['Snorkel']],
  ['Rear diff lock', ['Differential Lock']],
  ['Floor mats', []],
  ['', []],
  ['null', []],
])('equipment "%s" stands for %j (Spec 3.20)', (entry, features) => {
  expect(featuresIn(entry)).toEqual(features)
})

test('a car has each feature once, however often its list says it (Spec 3.20)', () => {
  const equipment = ['Tow bar', 'Floor mats', 'Towing: tow ball', 'Bluetooth']
  expect(filteredFeatures(equipment)).toEqual(['Tow Bar', 'Bluetooth'])
  expect(filteredFeatures([])).toEqual([])
})

test('a caller may supply a memoized function for entries (Spec 3.20)', () => {
  expect(filteredFeatures(['Tow bar', 'Alloys'], (entry) => [entry.length.toString()])).toEqual([
    '7',
    '6',
  ])
})
