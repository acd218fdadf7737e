import type { Car } from './car.ts'
import { type SpecContext, type SpecRow, specRows } from './spec-rows.ts'

const caravan = [
  ...['body_length', 'tare', 'atm', 'sleeps', 'width', 'body_width', 'height', 'ball_weight'],
  ...['water', 'axle', 'layout'],
]
const motorcycle = ['engine', 'seat_height', 'mass', 'odometer', 'tank', 'length']
const vehicle = ['towing', 'gvm', 'odometer', 'fuel', 'mass', 'length', 'width', 'height']

const platesByType: Readonly<Record<Car['item_type'], readonly string[]>> = {
  caravan,
  motorcycle,
  car: vehicle,
  truck: vehicle,
}

/**
 * Weights and measures of a vehicle for a table, those of its kind; the first four are enough for a
 * card. A caravan has its own width unless the overall one is known. Spec 3.15, 3.16.
 */
export function plateFacts(car: Car, context: SpecContext): SpecRow[] {
  const rows = specRows(car, context)
  const found = platesByType[car.item_type].flatMap((key) => {
    return rows.find((row) => row.key === key) ?? []
  })
  const isWide = found.some(({ key }) => key === 'width')
  return found.filter(({ key }) => !(isWide && key === 'body_width'))
}
