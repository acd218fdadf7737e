import { demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import type { StockChange } from './stock-store.ts'

const now = '2026-03-01T00:00:00.000Z'
const generated = (count: number) => demoStock('harbour', { now: new Date(now), count })

/** The first car of each change, whatever its id is there. */
export function firstCar(): Car {
  const [car] = generated(1)
  if (!car) throw new Error('expected a car')
  return car
}

/** As many as one statement of SQLite takes. */
const BATCH_CARS = 500

function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH_CARS)
  return Array.from({ length: count }, (_, n) => items.slice(n * BATCH_CARS, (n + 1) * BATCH_CARS))
}

/** A change that writes generated cars with these ids, and removes those of `lost`. */
export function changeOf({
  version,
  ids,
  lost = [],
  feed = 'fixture',
}: {
  version: number
  ids: readonly string[]
  lost?: readonly string[]
  feed?: string
}): StockChange {
  const cars = generated(ids.length)
  const changed = ids.map((id, at) => ({
    id,
    slug: `car-${id}`,
    dealership: null,
    hash: `hash-${id}`,
    created: now,
    leftAt: null,
    body: JSON.stringify({ ...cars[at], id }),
  }))
  return {
    feed,
    version,
    now,
    lost: [lost.map((id) => ({ id }))],
    changed: batches(changed),
    ended: [],
    onWritten: () => {},
    run: () => ({ feed, file: 'fixture', started: now, finished: now, report: '{}' }),
    rejected: [{ line: 1, reason: 'unusable_value', detail: 'invented' }],
  }
}
