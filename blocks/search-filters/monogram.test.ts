import { expect, test } from 'vitest'
import { monogramOf } from './monogram.ts'

test.each([
  ['Toyota', 'To'],
  ['BMW', 'BMW'],
  ['Kia', 'Kia'],
  ['MG', 'MG'],
  ['Mercedes-Benz', 'MB'],
  ['Land Rover', 'LR'],
  ['Harley Davidson Motor Company', 'HD'],
  ['Škoda', 'Šk'],
  ['', ''],
])('the tile of %s shows %s (Spec 2.39)', (make, tile) => {
  expect(monogramOf(make)).toBe(tile)
})
