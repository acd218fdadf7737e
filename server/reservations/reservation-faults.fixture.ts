import type { LedgerEntry, Reservation } from '../store/reservation-store.ts'

/** What is stored of reservations that buyers have left, and the bank's own book: states by attempt. */
export interface Books {
  readonly all: readonly Reservation[]
  readonly ledger: readonly LedgerEntry[]
  readonly book: ReadonlyMap<string, string>
}

/** Whether nothing more is to be done, unless a hold lapses. */
export const isDone = ({ stage, attempt }: Reservation): boolean =>
  stage === 'held'
    ? attempt.state === 'captured'
    : stage === 'ended' &&
      ['created', 'declined', 'cancelled', 'voided', 'refunded'].includes(attempt.state)

/**
 * What is wrong: a car with two buyers, a payment without a hold that lives or a refund that is done, a ledger that
 * is not the bank's book or does not sum to zero. D31.
 */
export function reservationFaults({ all, ledger, book }: Books): string[] {
  const lines = Map.groupBy(ledger, ({ attempt }) => attempt)
  const live = Map.groupBy(all, ({ stage, car }) => (stage === 'ended' ? undefined : car))
  const known = new Set(all.map(({ attempt }) => attempt.id))
  const sum = ledger.reduce((total, { cents }) => total + cents, 0)
  return [
    ...all.flatMap((each) => faultOf(each, lines.get(each.attempt.id) ?? [], book)),
    ...[...live].flatMap(([car, { length }]) =>
      car !== undefined && length > 1 ? `${car} has ${length} buyers` : [],
    ),
    ...[...book.keys(), ...lines.keys()].flatMap((id) =>
      known.has(id) ? [] : `${id} has no reservation`,
    ),
    ...(sum === 0 ? [] : [`the ledger’s sum is ${sum} cents`]),
  ]
}

function faultOf(
  reservation: Reservation,
  lines: readonly LedgerEntry[],
  book: Books['book'],
): string[] {
  const { stage, attempt } = reservation
  const isHeld = stage === 'held'
  const state = book.get(attempt.id) ?? 'none'
  const own = lines.filter(({ account }) => account === 'provider')
  const kinds = own.map(({ kind }) => kind).join()
  const cents = own.reduce((total, each) => total + each.cents, 0)
  const expected = state === 'refunded' ? 'capture,refund' : isHeld ? 'capture' : ''
  const isAsBooked =
    (state === 'captured') === isHeld &&
    state !== 'authorised' &&
    kinds === expected &&
    cents === (isHeld ? attempt.cents : 0)
  return isDone(reservation) && isAsBooked
    ? []
    : [`${attempt.id}: ${stage}, ${attempt.state}, at the bank ${state}, in the ledger ${kinds}`]
}
