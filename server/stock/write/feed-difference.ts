import { CompiledQuery } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { CAR_FORMAT } from '../../store/car-format.ts'
import { stockVersion } from '../../store/stock-version.ts'
import type { Store } from '../../store/store.ts'
import { digest } from '../build-car.ts'
import { assertPlausibleLoss, type Loss } from './shrink.ts'
import { openStage, type StagedCar } from './stage.ts'

export type FeedOptions = {
  tenant: string
  feed: string
  /** The moment of the import, ISO text. */
  now: string
  /** Also removes the tenant's cars of every other feed. */
  replaceAll: boolean
  allowShrink: boolean
}

export type Counts = { added: number; changed: number; unchanged: number; removed: number }

/** What became of a car: `foreign` means that another feed holds its id. */
export type PutResult = 'added' | 'changed' | 'unchanged' | 'foreign'

type Known = { id: string; feed: string; hash: string; created: string }

const ROWS_AT_ONCE = 2000

const knownSql =
  'select id, feed, hash, created from car where tenant = ? and id in (select value from json_each(?))'

/**
 * Finds out how a feed differs from a tenant's stock: `claim` ids, `put` the cars that hold them,
 * then `finish`. Reads the stock and writes nothing in it, so that it asks for no lock.
 */
export async function feedDifference(store: Store, options: FeedOptions) {
  const { tenant, feed, now, replaceAll, allowShrink } = options
  const version = await stockVersion(store, tenant)
  const stage = openStage()
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 }

  const knownOf = async (cars: Car[]): Promise<Map<string, Known>> => {
    if (version === 0) return new Map()
    const ids = JSON.stringify(cars.map(({ id }) => id))
    const { rows } = await store.db.executeQuery<Known>(CompiledQuery.raw(knownSql, [tenant, ids]))
    return new Map(rows.map((row) => [row.id, row]))
  }

  const compared = (car: Car, before: Known | undefined, changes: StagedCar[]): PutResult => {
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

  /** Compares cars, each of another id, with the stock. A car without `created_at` keeps its own. */
  const put = async (cars: Car[]): Promise<PutResult[]> => {
    const known = await knownOf(cars)
    const changes: StagedCar[] = []
    const results = cars.map((car) => compared(car, known.get(car.id), changes))
    for (const result of results) if (result !== 'foreign') counts[result] += 1
    stage.addChanges(changes)
    return results
  }

  /** Finds the cars that the feed names no more. @throws ImportError would_shrink */
  const finish = async (): Promise<Counts> => {
    const losses = new Map<string, Loss>()
    for await (const rows of ownedRows(store, options)) {
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

type Owned = { id: string; dealership: string | null }

/** The cars that the feed may remove, in order of their ids, some thousands at a time. */
async function* ownedRows(
  store: Store,
  { tenant, feed, replaceAll }: FeedOptions,
): AsyncIterable<Owned[]> {
  for (let after = ''; ; ) {
    const owned = store.db
      .selectFrom('car')
      .select(['id', 'dealership'])
      .where('tenant', '=', tenant)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
    const rows = await (replaceAll ? owned : owned.where('feed', '=', feed)).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

function countLosses(
  losses: Map<string, Loss>,
  rows: Owned[],
  lost: Set<Owned>,
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

/** A JSON object with one more member, without reading and writing it again. */
const withMember = (json: string, name: string, value: string) =>
  `${json.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
