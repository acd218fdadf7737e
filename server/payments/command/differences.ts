import type { AttemptState, BankState } from '#domain/payment/attempt-state.ts'
import type { LedgerEntry, Reservation } from '../../store/reservation-store.ts'
import type { ListedPayment } from '../payment-provider.ts'

/** What is known of a payment on one side: nothing was set aside, or so much, in cents. */
interface Money {
  readonly state: 'nothing' | 'authorised' | 'captured' | 'refunded'
  readonly cents: number
  readonly paid: number
  readonly givenBack: number
  readonly currency: string
}

export interface Difference {
  readonly attempt: string
  readonly what: 'missing here' | 'missing there' | 'another amount' | 'another state'
  /** What each side says, such as `captured AUD 200.00`. */
  readonly here: string
  readonly there: string
}

export interface Compared {
  /** Attempts of a range and around it, so that what is told at its edge is found. */
  readonly reservations: readonly Reservation[]
  /** Their ledger, of all time. */
  readonly ledger: readonly LedgerEntry[]
  readonly listed: readonly ListedPayment[]
  /** Whether a time, ISO text, is in the range. */
  readonly isIn: (at: string) => boolean
}

/** States in which money is set aside or was paid. */
const withMoney = ['authorised', 'captured', 'refunded'] as const

const moneyState = (state: AttemptState | BankState): Money['state'] =>
  withMoney.find((each) => each === state) ?? 'nothing'

/** Compares the ledger with the provider's list, payment by payment. */
export function differences({ reservations, ledger, listed, isIn }: Compared): Difference[] {
  const here = new Map(reservations.map((each) => [each.attempt.id, each]))
  const there = new Map(listed.map((each) => [each.attempt, each]))
  const entries = Map.groupBy(ledger, ({ attempt }) => attempt)
  const attempts = new Set([
    ...reservations.filter(({ created }) => isIn(created)).map(({ attempt }) => attempt.id),
    ...listed.filter(({ at }) => isIn(at)).map(({ attempt }) => attempt),
  ])
  return [...attempts].flatMap((attempt) => {
    const [ours, theirs] = [here.get(attempt), there.get(attempt)]
    return differenceOf(
      attempt,
      ours && moneyHere(ours, entries.get(attempt) ?? []),
      theirs && moneyThere(theirs),
    )
  })
}

function moneyHere({ attempt }: Reservation, entries: readonly LedgerEntry[]): Money {
  const sum = (wanted: LedgerEntry['kind']) =>
    entries
      .filter(({ kind, account }) => kind === wanted && account === 'provider')
      .reduce((total, { cents }) => total + Math.abs(cents), 0)
  const { state, cents, currency } = attempt
  return {
    state: moneyState(state),
    cents,
    currency,
    paid: sum('capture'),
    givenBack: sum('refund'),
  }
}

function moneyThere({ state, cents, refundedCents, currency }: ListedPayment): Money {
  const money = moneyState(state)
  const isPaid = money === 'captured' || money === 'refunded'
  return { state: money, cents, currency, paid: isPaid ? cents : 0, givenBack: refundedCents }
}

function differenceOf(
  attempt: string,
  here: Money | undefined,
  there: Money | undefined,
): Difference[] {
  const differ = (what: Difference['what']): Difference[] => [
    { attempt, what, here: textOf(here), there: textOf(there) },
  ]
  const [stateOfHere, stateOfThere] = [here?.state ?? 'nothing', there?.state ?? 'nothing']
  // A page that nobody paid on is in no list.
  if (stateOfHere === 'nothing' && stateOfThere === 'nothing' && !here?.paid) return []
  if (!here) return differ('missing here')
  if (!there) return differ('missing there')
  if (stateOfHere !== stateOfThere) return differ('another state')
  const isSame =
    here.cents === there.cents &&
    here.paid === there.paid &&
    here.givenBack === there.givenBack &&
    here.currency === there.currency
  return isSame ? [] : differ('another amount')
}

function textOf(money: Money | undefined): string {
  if (!money) return 'none'
  const { state, cents, paid, givenBack, currency } = money
  const amount = (any: number) => `${currency} ${(any / 100).toFixed(2)}`
  if (state === 'nothing' || state === 'authorised') return `${state}, ${amount(cents)}`
  return `${state}, ${amount(paid)} paid, ${amount(givenBack)} given back`
}
