import type { Kysely, Transaction } from 'kysely'
import { drawPrize } from '#domain/prize/draw.ts'
import type { NewSpin, Spin, SpinStore, Spun } from '../spin-store.ts'
import { addAudit } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMessage } from './new-message.ts'
import { addDraw, type DrawsSoFar, drawsOf, drawsSoFar } from './prize-draws.ts'
import { saveLeadIn } from './save-lead.ts'
import type { SpinRow } from './spin-tables.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>

/** See `SpinStore`. */
export function spinStore(engine: Engine, tenant: string): SpinStore {
  const { db, lock } = engine
  return {
    spin: (wish) =>
      db.transaction().execute(async (tx) => {
        // A statement of its own: the next ones see only what was committed when they began.
        await lock(tx, `wheel of ${tenant}: ${wish.wheel}`)
        return spin(engine, tx, tenant, wish)
      }),
    ofAccount: (wheel, account) => spinsOf(db, tenant, wheel, account),
    given: async (wheel) => (await drawsSoFar(db, tenant, wheel)).given,
    async byCode(claim_code) {
      if (!isStorable(claim_code)) return undefined
      const row = await db
        .selectFrom('spin')
        .selectAll()
        .where((eb) => eb.and({ tenant, claim_code }))
        .executeTakeFirst()
      return row && spinOf(row)
    },
    give: (claim_code, by) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('spin')
          .set({ claimed_at: by.at })
          .where((eb) => eb.and({ tenant, claim_code }))
          .where('claimed_at', 'is', null)
          .returning('prize')
          .executeTakeFirst()
        if (!row) return false
        const details = { code: claim_code, prize: row.prize }
        await addAudit(lock, tx, [tenant], { action: 'prize_given', details, by })
        return true
      }),
    async wheels() {
      const rows = await db
        .selectFrom('prize_draw')
        .select('wheel')
        .distinct()
        .where('tenant', '=', tenant)
        .orderBy('wheel')
        .execute()
      return rows.map(({ wheel }) => wheel)
    },
    draws: (wheel) => drawsOf(db, tenant, wheel),
  }
}

async function spinsOf(
  db: Kysely<Tables>,
  tenant: string,
  wheel: string,
  account: string,
): Promise<Spin[]> {
  const rows = await db
    .selectFrom('spin')
    .selectAll()
    .where((eb) => eb.and({ tenant, wheel, account }))
    .orderBy('number')
    .execute()
  return rows.map(spinOf)
}

async function spin(
  engine: Engine,
  tx: Transaction<Tables>,
  tenant: string,
  wish: NewSpin,
): Promise<Spun> {
  const { wheel, account, person, number, segments, terms, claimCode, now, random, follow } = wish
  const own = await spinsOf(tx, tenant, wheel, account)
  const known = own.find((each) => each.number === number)
  if (known) return { state: 'known', spin: known }
  // Also those of an account of this number that was deleted.
  const ofPerson = await tx
    .selectFrom('prize_draw')
    .select('n')
    .where((eb) => eb.and({ tenant, wheel, person }))
    .execute()
  if (number !== Math.max(own.length, ofPerson.length) + 1) return { state: 'not_next' }
  const before = await drawsSoFar(tx, tenant, wheel)
  const prizes = prizesNow(segments, before)
  const drawn = drawPrize(prizes, random)
  const prize = prizes.find(({ id }) => id === drawn?.segment)
  if (!(drawn && prize)) return { state: 'no_prizes_left' }
  const { segment } = drawn
  const draw = await addDraw(tx, before, {
    tenant,
    wheel,
    at: now,
    person,
    number,
    terms_version: terms.version,
    terms_digest: terms.digest,
    prizes: JSON.stringify(prizes),
    random: drawn.random,
    segment,
  })
  const row = {
    tenant,
    wheel,
    account,
    number,
    draw,
    segment,
    at: now,
    claimed_at: null,
    prize: prize.label,
    value: prize.value,
    claim_code: claimCode,
  }
  const made = spinOf(row)
  const { lead, message } = follow(made)
  const saved = await saveLeadIn(engine, tx, tenant, lead)
  if (saved.state === 'slot_taken') throw new Error('a spin books nothing')
  await insertMessage(tx, { ...message, tenant })
  await tx
    .insertInto('spin')
    .values({ ...row, lead: saved.id })
    .execute()
  return { state: 'drawn', spin: made }
}

/** The wheel's segments with what was given; one that the dealer took out stays, without weight and stock. */
function prizesNow(segments: NewSpin['segments'], { given }: DrawsSoFar) {
  const inWheel = segments.map(({ id, label, value, weight, stock }) => ({
    id,
    label,
    value,
    weight,
    stock,
    given: given.get(id) ?? 0,
  }))
  const ids = new Set(segments.map(({ id }) => id))
  const gone = [...given].flatMap(([id, count]) =>
    ids.has(id) ? [] : [{ id, label: id, value: 0, weight: 0, stock: 0, given: count }],
  )
  return [...inWheel, ...gone]
}

const spinOf = (row: Omit<SpinRow, 'lead'>): Spin => ({
  wheel: row.wheel,
  number: row.number,
  segment: row.segment,
  prize: row.prize,
  value: row.value,
  claimCode: row.claim_code,
  at: row.at,
  claimedAt: row.claimed_at ?? undefined,
})
