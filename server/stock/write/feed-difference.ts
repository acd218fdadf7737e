import type { Car } from '#domain/car/car.ts'
import { CAR_FORMAT } from '../../store/car-format.ts'
import type { ChangedCar, KnownCar, OwnedCar, StockReader } from '../../store/stock-store.ts'
import { digest } from '../build-car.ts'
import { assertPlausibleLoss, type Loss } from './plausible-loss.ts'
import { openStage } from './stage.ts'

export type FeedOptions = {
  feed: string
  /** The time of the import, ISO text. */
  now: string
  /** Also removes the tenant's cars of every other feed. */
  replaceAll: boolean
  allowShrink: boolean
}

export type Counts = { added: number; changed: number; unchanged: number; removed: number }

/** The result for one car: `foreign` means that another feed has its id. */
export type PutResult = 'added' | 'changed' | 'unchanged' | 'foreign'

/**
 * Computes how a feed differs from a tenant's stock: `claim` ids, `put` the cars that have them, then
 * `finish`. It only reads the stock and takes no lock.
 */
export async function feedDifference(stock: StockReader, options: FeedOptions) {
  const { feed, now, replaceAll, allowShrink } = options
  const version = await stock.version()
  const stage = openStage()
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 }

  const knownOf = async (cars: Car[]): Promise<Map<string, KnownCar>> => {
    if (version === 0) return new Map()
    const rows = await stock.known(cars.map(({ id }) => id))
    return new Map(rows.map((row) => [row.id, row]))
  }

  const compared = (car: Car, before: KnownCar | undefined, changes: ChangedCar[]): PutResult => {
    if (before && before.feed !== feed && !replaceAll) return 'foreign'
    const mapped = JSON.stringify(car)
    const hash = digest(`${CAR_FORMAT}${mapped}`)
    if (before?.hash === hash && before.feed === feed) return 'unchanged'
    const created = before?.created ?? car.created_at ?? now
    const body = car.created_at ? mapped : withMember(mapped, 'created_at', created)
    const { id, slug, dealership_id: dealership = null } = car
    changes.push({ id, slug, dealership, hash, body, created })
    return before ? 'changed' : 'added'
  }

  /** Compares cars with distinct ids with the stock. A car without `created_at` gets that of the stock. */
  const put = async (cars: Car[]): Promise<PutResult[]> => {
    const known = await knownOf(cars)
    const changes: ChangedCar[] = []
    const results = cars.map((car) => compared(car, known.get(car.id), changes))
    for (const result of results) if (result !== 'foreign') counts[result] += 1
    stage.addChanges(changes)
    return results
  }

  /** Finds the cars that are no longer in the feed. @throws ImportError would_shrink */
  const finish = async (): Promise<Counts> => {
    const losses = new Map<string, Loss>()
    for await (const rows of stock.owned(replaceAll ? undefined : feed)) {
      const lost = rows.filter(({ id }) => !stage.isSeen(id))
      stage.addLost(lost.map(({ id }) => id))
      counts.removed += lost.length
      countLosses(losses, rows, new Set(lost), feed)
    }
    if (!allowShrink) assertPlausibleLoss([...losses.values()])
    return counts
  }

  return { version, claim: stage.claim, put, finish, stage, close: stage.close }
}

export type FeedDifference = Awaited<ReturnType<typeof feedDifference>>

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
const withMember = (json: string, name: string, value: string) =>
  `${json.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
