import { expect, test } from 'vitest'
import { features } from './features.ts'

const equipment = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index}`)

test.each([
  [0, 0, 0],
  [7, 7, 0],
  [8, 8, 0],
  [9, 8, 1],
  [40, 8, 32],
])('of %d features %d show and %d unfold (Spec 9.09)', (count, shown, rest) => {
  const list = features({ standardEquipment: equipment(count) })
  expect([list.shown.length, list.rest.length]).toEqual([shown, rest])
  expect([...list.shown, ...list.rest]).toEqual(equipment(count))
})

test('features that are empty, "null" or named before are left out (Spec 5.35)', () => {
  const standardEquipment = ['Tow Bar', '', 'null', 'Canopy', ' ', 'Tow Bar']
  expect(features({ standardEquipment })).toEqual({ shown: ['Tow Bar', 'Canopy'], rest: [] })
})

test('a car without listed features has none (Spec 9.09)', () => {
  expect(features({})).toEqual({ shown: [], rest: [] })
})
