import { cleanLine } from '../clean-text.ts'
import type { LoanOffer } from '../finance/loan-offers.ts'
import { MAX_ADDRESS_CHARACTERS } from './thresholds.ts'

/** The questions of a purchase, in their order. Spec 2.06. */
export const purchaseQuestions = ['trade-in', 'payment', 'delivery'] as const
export type PurchaseQuestion = (typeof purchaseQuestions)[number]

/** What a buyer has answered so far. */
export interface Choices {
  /** The id of a valuation of the buyer's. */
  readonly tradeIn?: 'none' | { readonly valuation: string } | undefined
  /** A loan by its term, months. */
  readonly payment?: 'cash' | { readonly months: number } | undefined
  /** A location of the dealer by its slug, or an address of the buyer's. */
  readonly delivery?: { readonly place: string } | { readonly address: string } | undefined
}

/** A valuation that a buyer can name. */
export interface OwnValuation {
  readonly id: string
  /** Its lead, by which the dealer finds it. */
  readonly lead: string
  /** The car in words. */
  readonly vehicle: string
  /** `$21,500 to $24,000`. */
  readonly figure: string
  /** `Valid until 1 December 2026`. */
  readonly validity: string
}

/** What can be answered at this moment. */
export interface PurchaseOptions {
  readonly valuations: readonly OwnValuation[]
  readonly loans: readonly LoanOffer[]
  /** Locations that sell, by slug. */
  readonly places: readonly { readonly slug: string; readonly name: string }[]
  /** Whether the dealer brings cars to buyers. */
  readonly delivers: boolean
}

type Fields = Readonly<Record<'answer' | 'address', string>>

/** The value of the answer that is a delivery; all others are the slug of a location. */
export const TO_AN_ADDRESS = ':address'

/**
 * Reads the answer to a question as a form sends it; undefined for one that is none of those offered. The address is
 * one line, cut where it is too long.
 */
export function readAnswer(
  question: PurchaseQuestion,
  { answer, address }: Fields,
  options: PurchaseOptions,
): Choices | undefined {
  const found = answers[question](answer, address)
  return hasAnswer(question, found, options) ? found : undefined
}

const answers: Readonly<Record<PurchaseQuestion, (answer: string, address: string) => Choices>> = {
  'trade-in': (answer) => ({ tradeIn: answer === 'none' ? answer : { valuation: answer } }),
  payment: (answer) => ({ payment: answer === 'cash' ? answer : { months: Number(answer) } }),
  delivery: (answer, address) => ({
    delivery:
      answer === TO_AN_ADDRESS
        ? { address: cleanLine(address.slice(0, MAX_ADDRESS_CHARACTERS)) }
        : { place: answer },
  }),
}

/** The first question without an answer that still can be given: what was offered may have ended meanwhile. */
export const openQuestion = (
  choices: Choices,
  options: PurchaseOptions,
): PurchaseQuestion | undefined =>
  purchaseQuestions.find((question) => !hasAnswer(question, choices, options))

function hasAnswer(
  question: PurchaseQuestion,
  { tradeIn, payment, delivery }: Choices,
  { valuations, loans, places, delivers }: PurchaseOptions,
): boolean {
  switch (question) {
    case 'trade-in':
      if (tradeIn === undefined || tradeIn === 'none') return tradeIn !== undefined
      return valuations.some(({ id }) => id === tradeIn.valuation)
    case 'payment':
      if (payment === undefined || payment === 'cash') return payment !== undefined
      return loans.some(({ termMonths }) => termMonths === payment.months)
    case 'delivery':
      if (delivery === undefined) return false
      if ('address' in delivery) return delivers && delivery.address !== ''
      return places.some(({ slug }) => slug === delivery.place)
  }
}
