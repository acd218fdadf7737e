import { formatCents, formatMoney } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Fact } from '../frame/facts.tsx'
import { momentOf, untilOf } from '../states/saying.ts'

export type Reservation = StaffAnswer<'GET /:site/reservations'>['reservations'][number]

/** How a row and its detail tell of a car that is held, or of a payment that the dealer asked for. */
interface Told {
  readonly name: string
  readonly state: (now: Date) => string
  /** What was paid: of a car in whole dollars, of a payment to the cent. */
  readonly paid: string
  readonly facts: (site: string) => readonly Fact[]
  readonly hint: string
  /** Ends it: the word of the button, and what is asked then. */
  readonly end: { readonly word: string; readonly says: string }
}

/** A car, or a payment. Spec 9.19, D31. */
export const toldOf = (row: Reservation): Told =>
  row.asked ? paymentOf(row, row.asked) : holdOf(row)

const CENTS = 100

function paymentOf(row: Reservation, { purpose, number }: NonNullable<Reservation['asked']>): Told {
  const paid = formatCents(row.deposit * CENTS, 'en-AU')
  return {
    name: `${purpose === 'invoice' ? 'Invoice' : 'Deposit'} ${number}`,
    state: () => deposits[row.deposit_state],
    paid,
    facts: () => [{ label: 'Amount', value: `${paid}, ${moneyOf(row)}` }],
    hint: 'Compare the number and the amount with your books. What you give back goes to the buyer’s card, whole.',
    end: { word: 'Give back', says: '' },
  }
}

function holdOf(row: Reservation): Told {
  const { id, car_name: name, state, held_until } = row
  const until = held_until === undefined ? undefined : new Date(held_until)
  const paid = formatMoney(row.deposit, 'en-AU')
  return {
    name,
    state: (now) => states[state] + (until ? `, lapses ${untilOf(until, now)}` : ''),
    paid,
    facts: (site) => [
      { label: 'Lapses', value: until && momentOf(until) },
      { label: 'Price', value: formatMoney(row.price, 'en-AU') },
      { label: 'Deposit', value: `${paid}, ${moneyOf(row)}` },
      { label: 'Lead', value: 'Open the lead', href: `/staff/${site}/leads/${id}` },
    ],
    hint: 'A confirmed car stays with the buyer. A held one lapses by itself, and the deposit goes back; so it does when you release it.',
    end: { word: 'Release', says: 'The car is on sale again, and ' },
  }
}

const states: Readonly<Record<Reservation['state'], string>> = {
  held: 'Held',
  confirmed: 'Confirmed',
  declined: 'Declined by the bank',
  cancelled: 'Left before paying',
  timed_out: 'Not paid in time',
  payment_failed: 'Payment failed',
  lapsed: 'Lapsed',
  released_by_buyer: 'Cancelled by the buyer',
  released_by_dealer: 'Released',
}
const deposits: Readonly<Record<Reservation['deposit_state'], string>> = {
  none: 'Not paid',
  paid: 'Paid',
  going_back: 'Going back',
  back: 'Given back',
}

/** What became of the money, within a sentence. */
export const moneyOf = ({ deposit_state }: Pick<Reservation, 'deposit_state'>): string =>
  deposits[deposit_state].toLowerCase()

export const whoOf = ({ buyer }: Reservation): string =>
  buyer?.name ?? buyer?.phone_shown ?? 'Forgotten'
