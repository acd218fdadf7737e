import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { demoStock } from '../stock/demo/demo-stock.ts'
import type { StockChange } from './stock-store.ts'
import type { Store } from './store.ts'

/** A database of its own for a test. */
export interface TestDatabase extends AsyncDisposable {
  /** For `openStore`. */
  readonly location: string
}

export interface TestEngine {
  readonly name: string
  fresh(): Promise<TestDatabase>
}

export const sqliteForTests: TestEngine = {
  name: 'SQLite',
  async fresh() {
    const directory = await mkdtemp(join(tmpdir(), 'store-'))
    return {
      location: join(directory, 'forecourt.db'),
      [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
    }
  },
}

/** Runs the same tests on each kind of database that is at hand. */
export function describeOnEngines(name: string, tests: (engine: TestEngine) => void): void {
  for (const engine of [sqliteForTests]) {
    describe(`${name} on ${engine.name}`, () => tests(engine))
  }
}

/** A tenant's cars as a list. */
export async function carsOf(store: Store, tenant: string): Promise<Car[]> {
  const cars: Car[] = []
  for await (const { car } of store.stock(tenant).cars()) cars.push(car)
  return cars
}

/** A change that writes invented cars of these ids, and removes some. */
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
  const now = '2026-03-01T00:00:00.000Z'
  const cars = demoStock('harbour', { now: new Date(now), count: ids.length })
  const changed = ids.map((id, at) => ({
    ...{ id, slug: `car-${id}`, dealership: null, hash: `hash-${id}`, created: now },
    body: JSON.stringify({ ...cars[at], id }),
  }))
  return {
    ...{
      feed,
      version,
      now,
      lost: lost.length > 0 ? [lost.map((id) => ({ id }))] : [],
      changed: [changed],
    },
    onWritten: () => {},
    run: () => ({ feed, file: 'fixture', started: now, finished: now, report: '{}' }),
    rejected: [{ line: 1, reason: 'unusable_value', detail: 'invented' }],
  }
}
