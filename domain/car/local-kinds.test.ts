import { expect, test } from 'vitest'
import { simpleBodies, simpleFuels } from './kinds.ts'
import { localKind } from './local-kinds.ts'

test.each([
  ['Ute', 'Truck'],
  ['Truck', 'Commercial Truck'],
  ['People Mover', 'Minivan'],
  ['Caravan', 'Travel Trailer'],
  ['Petrol', 'Gas'],
  ['SUV', 'SUV'],
  ['Electric', 'Electric'],
])('%s is %s on an American site (Spec 9.25)', (kind, american) => {
  expect(localKind(kind, 'en-US')).toBe(american)
  expect(localKind(kind, 'en-AU')).toBe(kind)
  expect(localKind(kind, 'en-NZ')).toBe(kind)
})

test('no two kinds have one name', () => {
  for (const kinds of [simpleBodies, simpleFuels]) {
    expect(new Set(kinds.map((kind) => localKind(kind, 'en-US'))).size).toBe(kinds.length)
  }
})
