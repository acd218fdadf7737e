import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { COMPARE } from '#domain/tracking/event-ids.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'
import { track } from './tracking.ts'

/** A car chosen to compare, as far as a page without it shows it. */
export interface ComparedCar {
  readonly id: string
  readonly name: string
  /** Path or address of a small picture. */
  readonly picture?: string
}

/** What it is stored under. */
export const COMPARED_KEY = 'compared'

export interface Compared {
  /** In the order in which they were chosen. */
  list(): readonly ComparedCar[]
  has(id: string): boolean
  /** Adds the car unless there are four (Spec 1.04); removes it if present. */
  toggle(car: ComparedCar): 'added' | 'removed' | 'full'
  remove(id: string): void
  subscribe(listener: () => void): void
}

export type ComparedOptions = Pick<
  StoredValueOptions<readonly ComparedCar[]>,
  'storage' | 'otherTabs'
> & { readonly track?: typeof track }

/** The cars chosen to compare in this browser, shared by its tabs; at most four. */
export function createCompared({
  track: report = track,
  ...storage
}: ComparedOptions = {}): Compared {
  const stored = storedValue<readonly ComparedCar[]>({
    ...storage,
    key: COMPARED_KEY,
    parse: (list) => (Array.isArray(list) ? list.filter(isCompared) : undefined),
    empty: [],
  })
  const list = () => stored.read().slice(0, MAX_COMPARED)
  const has = (id: string) => list().some((chosen) => chosen.id === id)
  const remove = (id: string) => stored.write(list().filter((chosen) => chosen.id !== id))
  return {
    list,
    has,
    remove,
    toggle(car) {
      if (has(car.id)) {
        remove(car.id)
        return 'removed'
      }
      if (list().length === MAX_COMPARED) return 'full'
      stored.write([...list(), car])
      report(COMPARE, { carId: car.id })
      return 'added'
    },
    subscribe: stored.subscribe,
  }
}

const isCompared = (entry: unknown): entry is ComparedCar =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  (!('picture' in entry) || typeof entry.picture === 'string')
