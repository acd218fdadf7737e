import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { StoredDraw } from '../spin-store.ts'
import type { PrizeDrawRow } from './spin-tables.ts'
import type { Tables } from './tables.ts'

/** What a draw begins from: the number and hash of the last one, and what was given up to it. */
export interface DrawsSoFar {
  readonly n: number
  readonly hash: string | undefined
  readonly given: ReadonlyMap<string, number>
}

/** The state of a wheel after its last draw, whose row has all of it. */
export async function drawsSoFar(
  db: Kysely<Tables>,
  tenant: string,
  wheel: string,
): Promise<DrawsSoFar> {
  const last = await db
    .selectFrom('prize_draw')
    .select(['n', 'hash', 'prizes', 'segment'])
    .where((eb) => eb.and({ tenant, wheel }))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return { n: 0, hash: undefined, given: new Map() }
  const given = prizesOf(last).map(
    ({ id, given }) => [id, given + (id === last.segment ? 1 : 0)] as const,
  )
  return { n: last.n, hash: last.hash, given: new Map(given) }
}

/** Adds a draw after the last one. */
export async function addDraw(
  tx: Transaction<Tables>,
  before: DrawsSoFar,
  row: Omit<PrizeDrawRow, 'n' | 'hash'>,
): Promise<number> {
  const numbered = { ...row, n: before.n + 1 }
  await tx
    .insertInto('prize_draw')
    .values({ ...numbered, hash: hashOf(numbered, before.hash) })
    .execute()
  return numbered.n
}

const ROWS_AT_ONCE = 1_000

/** See `SpinStore.draws`. */
export async function* drawsOf(
  db: Kysely<Tables>,
  tenant: string,
  wheel: string,
): AsyncGenerator<StoredDraw> {
  let before: { readonly n: number; readonly hash: string } | undefined
  for (;;) {
    const rows = await db
      .selectFrom('prize_draw as draw')
      .leftJoin('spin', (join) =>
        join
          .onRef('spin.tenant', '=', 'draw.tenant')
          .onRef('spin.wheel', '=', 'draw.wheel')
          .onRef('spin.draw', '=', 'draw.n'),
      )
      .selectAll('draw')
      .select('spin.segment as told')
      .where('draw.tenant', '=', tenant)
      .where('draw.wheel', '=', wheel)
      .where('draw.n', '>', before?.n ?? 0)
      .orderBy('draw.n')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { told, ...row } of rows) {
      const { n, at, number, random, segment } = row
      yield {
        n,
        at,
        number,
        random,
        segment,
        terms: { version: row.terms_version, digest: row.terms_digest },
        prizes: prizesOf(row),
        hash: row.hash,
        isChained: row.hash === hashOf(row, before?.hash),
        told: told ?? undefined,
      }
      before = row
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
}

const prizesOf = ({ prizes }: Pick<PrizeDrawRow, 'prizes'>): StoredDraw['prizes'] =>
  JSON.parse(prizes)

const hashOf = (row: Omit<PrizeDrawRow, 'hash'>, before: string | undefined): string => {
  const { tenant, wheel, n, at, person, number, terms_version, terms_digest } = row
  const { prizes, random, segment } = row
  const who = [tenant, wheel, n, at, person, number]
  const what = [terms_version, terms_digest, prizes, random, segment]
  return hash('sha256', JSON.stringify([before ?? null, ...who, ...what]), 'hex')
}
