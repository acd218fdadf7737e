import type { DetailsField } from '#domain/account/my-details.ts'
import type { CheckoutPurchase } from './purchase-view.ts'

export type CheckoutStep = 'details' | 'terms' | 'pay'
export const checkoutSteps: readonly CheckoutStep[] = ['details', 'terms', 'pay']

/** Why a car was not reserved; nobody was charged. FLOWS 9. */
export type CheckoutProblem =
  | { readonly code: 'held_by_another' }
  | {
      readonly code: 'already_yours'
      /** Address of the buyer's reservation. */
      readonly path: string
      readonly reference: string
      /** ISO text; undefined where the dealer confirmed it, or it is not paid yet. */
      readonly until: string | undefined
    }
  /** Free again at `until`, ISO text. */
  | { readonly code: 'being_paid'; readonly until: string }
  /** Whole dollars. */
  | { readonly code: 'price_changed'; readonly was: number; readonly is: number }
  /** The choices of the purchase are others than the buyer saw. */
  | { readonly code: 'choices_changed' }
  /** Sold, or gone. */
  | { readonly code: 'not_available' }
  /** Next at `retryAt`, ISO text. */
  | { readonly code: 'too_many'; readonly retryAt: string }
  | { readonly code: 'not_reached' | 'not_stored' }

/** How far one buyer is in reserving a car: only on a page of one visitor, which no cache stores. FLOWS 9. */
export interface CheckoutView {
  readonly step: CheckoutStep
  /** The number that a code has proved, E.164; undefined before. */
  readonly phone: string | undefined
  /** As stored, or as typed where it was not taken. */
  readonly values: Readonly<Record<DetailsField, string>>
  /** A sentence for each field that cannot be accepted. */
  readonly faults: Readonly<Partial<Record<DetailsField | 'terms', string>>>
  /** Sent back with each form: which terms and which price the buyer saw. */
  readonly termsVersion: string
  /** Whole dollars. */
  readonly price: number
  /** Of the form that pays: sent again it is the same payment. */
  readonly key: string
  readonly problem?: CheckoutProblem | undefined
  /** What it ends, where the car is bought online. */
  readonly purchase?: CheckoutPurchase | undefined
}

/** Whether the page says what was wrong with what was sent. */
export const isCheckoutRefused = ({ faults, problem }: CheckoutView): boolean =>
  Object.keys(faults).length > 0 || problem !== undefined

/** Problems that leave nothing to fill in: the page is about them alone. */
export const isOver = ({ problem }: CheckoutView): boolean =>
  problem !== undefined &&
  ['held_by_another', 'already_yours', 'being_paid', 'not_available'].includes(problem.code)
