import type { Car } from '#domain/car/car.ts'
import { corrected, feedSays } from '#domain/car/correction.ts'
import type { LeavingCar } from '#domain/car/kinds.ts'
import { CAR_FORMAT } from '../../store/car-format.ts'
import type { EndedCorrection, StoredCorrection } from '../../store/correction-store.ts'
import type { ChangedCar, OwnedCar, StockReader, StockSummary } from '../../store/stock-store.ts'
import { digest } from '../build-car.ts'
import type { Loss } from '../import-error.ts'
import { departedCar, secondsOf } from './departed-car.ts'
import { assertPlausibleLoss } from './plausible-loss.ts'
import { openStage } from './stage.ts'

export type FeedOptions = {
  feed: string
  /** The time of the import, ISO text. */
  now: string
  /** What a car becomes that the feed no longer has. */
  leaving: LeavingCar | 'deleted'
  /** Also deletes the tenant's cars of every other feed. */
  replaceAll: boolean
  allowShrink: boolean
  /** Cars that left before this time are deleted, ISO text; without it none. */
  forgetBefore?: string
}

/** Of an import: however many left on one day, the transaction that deletes them stays short. */
const MAX_FORGOTTEN = 1_000

export type Counts = {
  added: number
  /** Cars that had left the feed. */
  returned: number
  changed: number
  unchanged: number
  removed: number
}

/** The result for one car: `foreign` means that another feed has its id. */
export type PutResult = 'added' | 'returned' | 'changed' | 'unchanged' | 'foreign'

/**
 * Computes how a feed differs from a tenant's stock: `claim` ids, `put` the cars that have them, then
 * `finish`. It only reads the stock and takes no lock.
 */
export async function feedDifference(stock: StockReader, options: FeedOptions) {
  const { feed, now, leaving, replaceAll, allowShrink, forgetBefore } = options
  const version = await stock.version()
  const stage = openStage()
  const counts: Counts = { added: 0, returned: 0, changed: 0, unchanged: 0, removed: 0 }
  const corrections = Map.groupBy(await stock.corrections(), ({ car }) => car)
  const kept: StoredCorrection[] = []
  const ended: EndedCorrection[] = []

  /** A correction stays until the feed has another value. */
  const judge = (car: Car): void => {
    for (const correction of corrections.get(car.id) ?? []) {
      const { field, feedSaid } = correction
      if (feedSays(field, car) === feedSaid) kept.push(correction)
      else ended.push({ car: car.id, field, why: 'feed' })
    }
  }

  const knownOf = async (cars: Car[]): Promise<Map<string, StockSummary>> => {
    if (version === 0) return new Map()
    const rows = await stock.summaries(cars.map(({ id }) => id))
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Cars that their rows call sold without a date, and were sold before: since when, in seconds. */
  const salesOf = async (cars: Car[]): Promise<Map<string, number>> => {
    const undated = version === 0 ? [] : cars.filter(isSoldUndated)
    if (undated.length === 0) return new Map()
    const records = await stock.records(undated.map(({ id }) => id))
    const sold = records
      .map((car) => corrected(car, corrections.get(car.id) ?? []))
      .filter(({ status }) => status === 'sold')
    return new Map(sold.flatMap(({ id, sold_date_timestamp: at }) => (at ? [[id, at]] : [])))
  }

  const compared = (
    car: Car,
    before: StockSummary | undefined,
    soldAt: number | undefined,
    changes: ChangedCar[],
  ): PutResult => {
    if (before && before.feed !== feed && !replaceAll) return 'foreign'
    judge(car)
    const mapped = JSON.stringify(car)
    const hash = digest(`${CAR_FORMAT}${mapped}`)
    const hasLeft = before?.leftAt != null
    if (before?.hash === hash && before.feed === feed && !hasLeft) return 'unchanged'
    const created = before?.created ?? car.created_at ?? now
    const dated = isSoldUndated(car)
      ? withMember(mapped, 'sold_date_timestamp', soldAt ?? secondsOf(now))
      : mapped
    const body = car.created_at ? dated : withMember(dated, 'created_at', created)
    const { id, slug, dealership_id: dealership = null } = car
    changes.push({ id, slug, dealership, hash, body, created, leftAt: null })
    if (!before) return 'added'
    return hasLeft ? 'returned' : 'changed'
  }

  /**
   * Compares cars with distinct ids with the stock. A car without `created_at` gets that of the stock;
   * one sold without a date was sold at the import that first said so (D35).
   */
  const put = async (cars: Car[]): Promise<PutResult[]> => {
    const known = await knownOf(cars)
    const sales = await salesOf(cars)
    const changes: ChangedCar[] = []
    const results = cars.map((car) => compared(car, known.get(car.id), sales.get(car.id), changes))
    for (const result of results) if (result !== 'foreign') counts[result] += 1
    stage.addChanges(changes)
    return results
  }

  const leave = async (rows: OwnedCar[]): Promise<void> => {
    const departs = (row: OwnedCar) => row.feed === feed && leaving !== 'deleted'
    stage.addLost(rows.filter((row) => !departs(row)).map(({ id }) => id))
    const departing = rows.filter(departs).map(({ id }) => id)
    if (departing.length === 0 || leaving === 'deleted') return
    const cars = await stock.records(departing)
    stage.addChanges(cars.map((car) => departedCar(car, leaving, now)))
  }

  /** Finds the cars that are no longer in the feed. @throws ImportError would_shrink */
  const finish = async (): Promise<Counts> => {
    const losses = new Map<string, Loss>()
    for await (const rows of stock.owned(replaceAll ? undefined : feed)) {
      const lost = rows.filter(({ id }) => !stage.isSeen(id))
      await leave(lost)
      counts.removed += lost.length
      countLosses(losses, rows, new Set(lost), feed)
    }
    if (!allowShrink) assertPlausibleLoss([...losses.values()])
    return counts
  }

  /** Finds cars that left the feed long ago, the first to leave first; returns how many will be deleted. */
  const forget = async (): Promise<number> => {
    if (forgetBefore === undefined || version === 0) return 0
    const of = { before: forgetBefore, ...(!replaceAll && { feed }), limit: MAX_FORGOTTEN }
    const ids = (await stock.departed(of)).filter((id) => !stage.isSeen(id))
    stage.addLost(ids)
    return ids.length
  }

  return {
    version,
    claim: stage.claim,
    put,
    finish,
    forget,
    stage,
    kept,
    ended,
    close: stage.close,
  }
}

export type FeedDifference = Awaited<ReturnType<typeof feedDifference>>

const isSoldUndated = ({ status, sold_date_timestamp }: Car): boolean =>
  status === 'sold' && sold_date_timestamp === undefined

function countLosses(
  losses: Map<string, Loss>,
  rows: readonly OwnedCar[],
  lost: ReadonlySet<OwnedCar>,
  feed: string,
): void {
  for (const row of rows) {
    const dealership = row.dealership ?? `the feed ${feed}`
    const loss = losses.get(dealership) ?? { dealership, before: 0, removed: 0 }
    losses.set(dealership, loss)
    loss.before += 1
    if (lost.has(row)) loss.removed += 1
  }
}

/** Appends a member to a JSON object without parsing it. */
const withMember = (json: string, name: string, value: string | number) =>
  `${json.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
