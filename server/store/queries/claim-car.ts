import type { Transaction } from 'kysely'
import { askingPrice } from '#domain/car/price-display.ts'
import { FIRST_LOOK_MS } from '#domain/payment/thresholds.ts'
import {
  CLAIM_LASTS_MS,
  CLAIM_TRIES,
  LIVE_CLAIMS,
  TRIES_WINDOW_MS,
} from '#domain/reservation/thresholds.ts'
import type { Claimed, NewClaim, NewPayment, Reservation } from '../reservation-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { isLiveRow, reservationOf, reservationRows } from './reservation-rows.ts'
import { stockReader } from './stock-reader.ts'
import { isInstant, isStorable, isToken } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Tx = Transaction<Tables>

const CENTS = 100

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()

/** See `ReservationStore.claim`. */
export async function claimCar(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'textsOf' | 'insertAll'>,
  tenant: string,
  claim: NewClaim,
): Promise<Claimed> {
  const { account, address, car, key } = claim
  checkNames(claim)
  if (!isStorable(car)) return { state: 'not_available' }
  return engine.db.transaction().execute(async (tx) => {
    // A statement of its own: the next one sees only what was committed when it began.
    await engine.lock(
      tx,
      `hold of ${tenant}: ${car}`,
      `claims of account of ${tenant}: ${account}`,
      `claims of address of ${tenant}: ${address}`,
    )
    const known = await one(tx, tenant, { account, key })
    if (known) return { state: 'known', reservation: known }
    const taken = await takenBy(tx, tenant, claim)
    if (taken) return taken
    const stock = await stockReader(engine, tx, tenant).car(car)
    if (!(stock && claim.isOffered(stock))) return { state: 'not_available' }
    const is = askingPrice(stock) ?? 0
    if (is !== claim.priceSeen) return { state: 'price_changed', was: claim.priceSeen, is }
    return (await limitOf(tx, tenant, claim)) ?? (await insert(engine, tx, tenant, claim))
  })
}

/** See `ReservationStore.pay`. */
export async function payAsked(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>,
  tenant: string,
  payment: NewPayment,
): Promise<Claimed> {
  const { id, key, account, address, asked, seen } = payment
  checkNames(payment)
  return engine.db.transaction().execute(async (tx) => {
    await engine.lock(
      tx,
      `claims of account of ${tenant}: ${account}`,
      `claims of address of ${tenant}: ${address}`,
    )
    const known = await one(tx, tenant, { account, key })
    if (known) return { state: 'known', reservation: known }
    const rows = await reservationRows(tx, tenant)
      .where('account', '=', account)
      .where('asked', 'is not', null)
      .where(isLiveRow)
      .execute()
    const ofNumber = rows.map(reservationOf).filter((each) => each.asked?.number === asked.number)
    for (const other of ofNumber.filter(({ stage }) => stage === 'claimed')) {
      if (await endIfOver(tx, tenant, other, payment)) continue
      return { state: 'already_yours', reservation: other }
    }
    const paid = ofNumber.filter(({ stage }) => stage !== 'claimed')
    if (paid.length !== seen) return { state: 'paid_before' }
    const none = { car: id, priceSeen: 0, deposit: 0, termsVersion: '', terms: '' }
    const claim = { ...payment, ...none }
    return (await limitOf(tx, tenant, claim)) ?? (await insert(engine, tx, tenant, claim))
  })
}

function checkNames({ id, key, now }: Pick<NewClaim, 'id' | 'key' | 'now'>): void {
  if ([id, key].every(isToken) && isInstant(now)) return
  throw new RangeError(
    `expected ids and keys of letters, digits, _ and -, and a time as ISO text, found ${JSON.stringify({ id, key, now })}`,
  )
}

async function one(
  tx: Tx,
  tenant: string,
  of: { readonly id: string } | { readonly account: string; readonly key: string },
): Promise<Reservation | undefined> {
  const columns = 'id' in of ? { 'hold.id': of.id } : { 'hold.account': of.account, key: of.key }
  const row = await reservationRows(tx, tenant)
    .where((eb) => eb.and(columns))
    .executeTakeFirst()
  return row && reservationOf(row)
}

/** Who has the car; a claim that is over is ended, so that the car is free. */
async function takenBy(tx: Tx, tenant: string, claim: NewClaim): Promise<Claimed | undefined> {
  const { car, account } = claim
  const row = await reservationRows(tx, tenant)
    .where('car', '=', car)
    .where(isLiveRow)
    .executeTakeFirst()
  if (!row) return undefined
  const reservation = reservationOf(row)
  const { stage, claimedUntil } = reservation
  if (await endIfOver(tx, tenant, reservation, claim)) return undefined
  if (reservation.account === account) return { state: 'already_yours', reservation }
  return stage === 'claimed'
    ? { state: 'being_paid', until: claimedUntil }
    : { state: 'held_by_another' }
}

/** Ends a claim that is over; answers whether it did. */
async function endIfOver(
  tx: Tx,
  tenant: string,
  { stage, claimedUntil, id, version }: Reservation,
  { now }: Pick<NewClaim, 'now'>,
): Promise<boolean> {
  if (stage !== 'claimed' || claimedUntil > now) return false
  await tx
    .updateTable('hold')
    // The runner cancels what may have been paid.
    .set({ stage: 'ended', ended_at: now, ended_why: 'timed_out', next_at: now, looks: 0 })
    .set({ version: version + 1 })
    .where((eb) => eb.and({ tenant, id }))
    .execute()
  return true
}

type Limited = Pick<NewClaim, 'account' | 'address' | 'now'>

const limitOf = async (tx: Tx, tenant: string, claim: Limited): Promise<Claimed | undefined> =>
  (await limitBy(tx, tenant, 'account', claim)) ?? (await limitBy(tx, tenant, 'address', claim))

/** Whether the account or address has as many claims as it may, and when it may have the next. */
async function limitBy(
  tx: Tx,
  tenant: string,
  of: 'account' | 'address',
  claim: Limited,
): Promise<Claimed | undefined> {
  const { now } = claim
  const since = later(now, -TRIES_WINDOW_MS)
  const rows = await tx
    .selectFrom('hold')
    .select(['created', 'stage', 'claimed_until'])
    .where('tenant', '=', tenant)
    .where(of, '=', claim[of])
    .where('created', '>', since)
    .orderBy('created', 'desc')
    .execute()
  const live = rows.filter(({ stage, claimed_until }) => stage === 'claimed' && claimed_until > now)
  const last = live[LIVE_CLAIMS - 1]?.claimed_until
  const tried = rows[CLAIM_TRIES - 1]?.created
  const again = tried && later(tried, TRIES_WINDOW_MS)
  const retryAt = [last, again]
    .flatMap((time) => time ?? [])
    .toSorted()
    .at(-1)
  return retryAt === undefined ? undefined : { state: 'too_many', of, retryAt }
}

/** What a claim of a car and a payment of another kind store alike. */
type Inserted = Omit<NewClaim, 'isOffered'> & Partial<Pick<NewPayment, 'asked'>>

async function insert(
  engine: Pick<DatabaseEngine, 'insertAll'>,
  tx: Tx,
  tenant: string,
  claim: Inserted,
): Promise<Claimed> {
  const { id, now: created, deposit, asked } = claim
  const claimed_until = later(created, CLAIM_LASTS_MS)
  const { key, account, address, car, terms, purchase } = claim
  await engine.insertAll(tx, [
    tx.insertInto('hold').values({
      tenant,
      id,
      key,
      account,
      address,
      car,
      terms,
      deposit,
      created,
      claimed_until,
      price_seen: claim.priceSeen,
      terms_version: claim.termsVersion,
      version: 1,
      stage: 'claimed',
      next_at: later(created, FIRST_LOOK_MS),
      looks: 0,
      held_at: null,
      held_until: null,
      confirmed_at: null,
      ended_at: null,
      ended_why: null,
      reminded_at: null,
      failed_at: null,
      lead: null,
      purchase: purchase ? JSON.stringify(purchase) : null,
      asked: asked ? JSON.stringify(asked) : null,
      may_count: claim.mayCount ? 1 : null,
      lease_until: null,
    }),
    tx.insertInto('payment_attempt').values({
      tenant,
      hold: id,
      id: `${id}-1`,
      state: 'created',
      cents: asked ? asked.cents : deposit * CENTS,
      currency: claim.currency,
      provider: claim.provider,
      provider_id: null,
      url: null,
      unknown_since: null,
    }),
  ])
  const reservation = await one(tx, tenant, { id })
  if (!reservation) throw new Error('expected the claim that was stored')
  return { state: 'claimed', reservation }
}
