import type { Transaction } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { CAR_FORMAT } from '../../store/car-format.ts'
import { raiseStockVersion } from '../../store/stock-version.ts'
import type { Tables } from '../../store/tables.ts'
import { digest } from '../build-car.ts'
import { carBatch } from './batch.ts'
import { assertPlausibleLoss, type Loss } from './shrink.ts'

export type ReplaceOptions = {
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
export type PutResult = 'added' | 'changed' | 'unchanged' | 'foreign' | 'repeated'

type Known = { feed: string; hash: string; created: string; dealership: string | null }

const DELETED_AT_ONCE = 500

/**
 * Replaces a feed's cars inside a transaction: `put` every car that the feed holds, then `finish`
 * removes what it holds no more. Rows of other feeds stay. A car without `created_at` keeps the
 * moment when it was first seen.
 */
export async function replaceFeed(tx: Transaction<Tables>, options: ReplaceOptions) {
  const { tenant, feed, now, replaceAll, allowShrink } = options
  const rows = await tx
    .selectFrom('car')
    .select(['id', 'feed', 'hash', 'created', 'dealership'])
    .where('tenant', '=', tenant)
    .execute()
  const known = new Map<string, Known>(rows.map((row) => [row.id, row]))
  const seen = new Set<string>()
  const batch = carBatch(tx)
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 }

  const put = (car: Car): { result: PutResult; written?: Promise<void> | undefined } => {
    const before = known.get(car.id)
    if (before && before.feed !== feed && !replaceAll) return { result: 'foreign' }
    if (seen.has(car.id)) return { result: 'repeated' }
    seen.add(car.id)
    const mapped = JSON.stringify(car)
    const hash = digest(`${CAR_FORMAT}${mapped}`)
    if (before?.hash === hash && before.feed === feed) {
      counts.unchanged += 1
      return { result: 'unchanged' }
    }
    const result = before ? 'changed' : 'added'
    counts[result] += 1
    const created = before?.created ?? car.created_at ?? now
    const body = car.created_at ? mapped : withMember(mapped, 'created_at', created)
    const row = { tenant, id: car.id, slug: car.slug, feed, hash, format: CAR_FORMAT, body }
    const dealership = car.dealership_id ?? null
    return { result, written: batch.add({ ...row, dealership, created, changed: now }) }
  }

  const remove = async (ids: string[]) => {
    for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
      await tx
        .deleteFrom('car')
        .where('tenant', '=', tenant)
        .where('id', 'in', ids.slice(start, start + DELETED_AT_ONCE))
        .execute()
    }
  }

  /** @throws ImportError would_shrink */
  const finish = async (): Promise<Counts> => {
    const owned = [...known].filter(([, row]) => replaceAll || row.feed === feed)
    const lost = owned.filter(([id]) => !seen.has(id))
    if (!allowShrink) assertPlausibleLoss(lossesOf(owned, lost, feed))
    counts.removed = lost.length
    await remove(lost.map(([id]) => id))
    await batch.flush()
    if (counts.added + counts.changed + counts.removed > 0) {
      await raiseStockVersion(tx, tenant, now)
    }
    return counts
  }

  return { put, finish }
}

/** A JSON object with one more member, without reading and writing it again. */
const withMember = (json: string, name: string, value: string) =>
  `${json.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`

function lossesOf(owned: [string, Known][], lost: [string, Known][], feed: string): Loss[] {
  const dealershipOf = ([, row]: [string, Known]) => row.dealership ?? `the feed ${feed}`
  const before = Map.groupBy(owned, dealershipOf)
  const removed = Map.groupBy(lost, dealershipOf)
  return [...before].map(([dealership, cars]) => ({
    dealership,
    before: cars.length,
    removed: removed.get(dealership)?.length ?? 0,
  }))
}
