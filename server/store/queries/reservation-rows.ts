import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Reservation } from '../reservation-store.ts'
import type { HoldRow, PaymentAttemptRow } from './reservation-tables.ts'
import type { Tables } from './tables.ts'

type JoinedRow = Selectable<HoldRow> &
  Pick<PaymentAttemptRow, 'cents' | 'currency' | 'provider' | 'provider_id' | 'url'> &
  Pick<PaymentAttemptRow, 'unknown_since'> & { attempt: string; state: PaymentAttemptRow['state'] }

/** A tenant's holds with their attempts. */
export const reservationRows = (db: Kysely<Tables>, tenant: string) =>
  db
    .selectFrom('hold')
    .innerJoin('payment_attempt as paid', (join) =>
      join.onRef('paid.tenant', '=', 'hold.tenant').onRef('paid.hold', '=', 'hold.id'),
    )
    .selectAll('hold')
    .select(['paid.id as attempt', 'paid.state', 'paid.cents', 'paid.currency', 'paid.provider'])
    .select(['paid.provider_id', 'paid.url', 'paid.unknown_since'])
    .where('hold.tenant', '=', tenant)

/** The condition of the partial index, so that it is used. */
export const isLiveRow = (eb: ExpressionBuilder<Tables, 'hold'>) => eb('hold.stage', '!=', 'ended')

export function reservationOf(row: JoinedRow): Reservation {
  return {
    id: row.id,
    version: row.version,
    stage: row.stage,
    car: row.car,
    deposit: row.deposit,
    terms: row.terms,
    created: row.created,
    looks: row.looks,
    account: row.account ?? undefined,
    priceSeen: row.price_seen,
    termsVersion: row.terms_version,
    claimedUntil: row.claimed_until,
    heldAt: row.held_at ?? undefined,
    heldUntil: row.held_until ?? undefined,
    confirmedAt: row.confirmed_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    endedWhy: row.ended_why ?? undefined,
    remindedAt: row.reminded_at ?? undefined,
    failedAt: row.failed_at ?? undefined,
    lead: row.lead ?? undefined,
    purchase: row.purchase === null ? undefined : JSON.parse(row.purchase),
    asked: row.asked === null ? undefined : JSON.parse(row.asked),
    attempt: {
      id: row.attempt,
      state: row.state,
      cents: row.cents,
      currency: row.currency,
      provider: row.provider,
      providerId: row.provider_id ?? undefined,
      url: row.url ?? undefined,
      unknownSince: row.unknown_since ?? undefined,
    },
  }
}
