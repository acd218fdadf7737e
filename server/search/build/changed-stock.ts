import { atLocation } from '#domain/car/at-location.ts'
import type { StockChanges } from '../../store/stock-store.ts'
import { inOneList, rowChange } from '../engine/row-change.ts'
import { rowsOf } from '../row-table.ts'
import { carIndexer, changedIndex, type IndexedCar } from '../stock-index.ts'
import type { BuiltStock } from './build-stock.ts'
import { type BuildRequest, indexOptions } from './index-options.ts'
import { changedCars, packedCar } from './packed-cars.ts'

/** To give more rows other numbers stops the server for longer than a visitor should wait. */
const MOST_SHIFTED = 25_000

/** A car that changed: its row before, and what it is now; hidden where it left the stock. */
interface ChangedCar {
  readonly id: string
  readonly row: number | undefined
  readonly json: string
  readonly now: IndexedCar | undefined
}

/**
 * The stock after a few of its cars changed, without reading the others: equal to one that is built as a
 * whole at the time of `before`. `request` is the one of that build, at any time. Undefined where cars come to or
 * leave a list of very many.
 */
export function changedStock(
  before: BuiltStock,
  changes: StockChanges,
  request: BuildRequest,
): BuiltStock | undefined {
  const { version } = changes
  const read = carIndexer(indexOptions({ ...request, now: before.now }))
  const changed = changes.cars
    .map(({ id, stored }): ChangedCar => {
      const row = rowOfId(before, id)
      if (!stored) return { id, row, json: '', now: undefined }
      const placed = atLocation(stored.car, request.places)
      const json = placed === stored.car ? stored.json : JSON.stringify(placed)
      return { id, row, json, now: read(placed) }
    })
    .sort((a, b) => byBytes(a.id, b.id))
  const { total } = before.index.columns
  const listed = changeOfList(before, changed, 'listed', [0, total])
  const unlisted = changeOfList(before, changed, 'unlisted', [total, before.cars.starts.length])
  const all = inOneList(listed.rows, unlisted.rows)
  if (!all.isInPlace && all.from.length > MOST_SHIFTED) return undefined
  const coming = [...listed.coming, ...unlisted.coming]
  const index = changedIndex(before.index, {
    listed: {
      ...listed.rows,
      documents: listed.coming.flatMap(({ now }) => now?.document ?? []),
      replaced: listed.rows.isInPlace
        ? listed.rows.placed.map((row) => read(packedCar(before.cars, row)).document)
        : [],
    },
    all,
    cars: coming.flatMap(({ now }) => now ?? []),
  })
  const json = coming.map((car) => car.json)
  return { ...before, version, index, cars: changedCars(before.cars, all, json) }
}

function rowOfId({ index, cars }: BuiltStock, id: string): number | undefined {
  return rowsOf(index.ids, id).find((row) => packedCar(cars, row).id === id)
}

/** The change of the listed or the unlisted cars, whose rows are these. */
function changeOfList(
  { cars }: BuiltStock,
  changed: readonly ChangedCar[],
  kind: IndexedCar['kind'],
  [start, end]: readonly [number, number],
) {
  const isIn = (row: number | undefined): row is number =>
    row !== undefined && row >= start && row < end
  const leaving = changed.flatMap(({ row }) => (isIn(row) ? [row - start] : []))
  const coming = changed.filter(({ now }) => now?.kind === kind)
  const placeOf = ({ id, row }: ChangedCar) => {
    if (isIn(row)) return row - start
    let [low, high] = [start, end]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (byBytes(packedCar(cars, middle).id, id) < 0) low = middle + 1
      else high = middle
    }
    return low - start
  }
  return { coming, rows: rowChange(end - start, new Set(leaving), coming.map(placeOf)) }
}

/** The order of ids in the store. */
const byBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))
