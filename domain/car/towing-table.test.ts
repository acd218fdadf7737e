import { expect, test } from 'vitest'
import { towingRows } from './towing-table.ts'

const caravan = (mass: number) => ({ specifications: { aggregate_trailer_mass: mass } })
const ute = (limit: number) => ({ variant: { brakedtowing: limit } })

test('a caravan is within a limit that leaves a tenth spare (Spec 3.16)', () => {
  expect(towingRows([caravan(1350), caravan(1351), ute(3500), ute(1999)])).toEqual([
    { limit: 1500, advised: 1350, towed: 1, towing: 2 },
    { limit: 2000, advised: 1800, towed: 2, towing: 1 },
    { limit: 2500, advised: 2250, towed: 2, towing: 1 },
    { limit: 3000, advised: 2700, towed: 2, towing: 1 },
    { limit: 3500, advised: 3150, towed: 2, towing: 1 },
  ])
})

test('limits that nothing is within have no row, and unknown weights are not counted (Spec 3.16)', () => {
  expect(towingRows([caravan(3000), caravan(0), {}, ute(3500)])).toEqual([
    { limit: 3500, advised: 3150, towed: 1, towing: 1 },
  ])
  expect(towingRows([])).toEqual([])
})
