import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'

/** What became of the question for a figure. Spec 5.26, D29. */
export type ValuationResult =
  /** The provider has not answered. */
  | { readonly kind: 'asking' }
  /** No figure online: why, in a sentence; `failed` where the call alone failed. */
  | { readonly kind: 'none'; readonly text: string; readonly failed: boolean }
  | {
      readonly kind: 'range'
      /** `$21,500 to $24,000`. */
      readonly text: string
      /** `Valid until 1 December 2026`. */
      readonly validity: string
      /** Its last day, `2026-12-01`. */
      readonly validUntil: string
      readonly isExpired: boolean
      readonly isAccepted: boolean
    }

/** A dealer's firm offer that still holds, in words: `$22,500`, `Firm until 1 December 2026`. */
export interface FirmOfferView {
  readonly text: string
  readonly validity: string
}

/** A picture that has arrived, with its place among the others. */
export interface SentPicture {
  readonly key: string
  readonly name: string
  readonly place: number
}

/** How far one buyer is in a valuation: only on a page of one visitor, which no cache stores. FLOWS 8. */
export interface ValuationView {
  /** Absent until the first step was taken. */
  readonly id?: string | undefined
  /** Its whole address, to go on from another device. */
  readonly link?: string | undefined
  /** Sent back with each form, so that one of an old tab is noticed. */
  readonly version: number
  readonly state: WizardState
  /** The car that it is for, by id. */
  readonly carId?: string | undefined
  /** Why a form was not taken, apart from its fields: that of an old tab, or too many. */
  readonly problem?: string | undefined
  readonly result?: ValuationResult | undefined
  readonly offer?: FirmOfferView | undefined
  /** Of the lead, as people read it. */
  readonly reference?: string | undefined
  /** The pictures that have arrived, in their order. */
  readonly pictures?: readonly SentPicture[] | undefined
}

/** The last part of the address of a state: `/trade-in/<id>/photos`. */
export type ValuationStep = 'car' | 'look-up' | 'choose' | 'photos' | 'details' | 'result'

/** Where a state shows: one that failed, where what was sent can be sent again. FLOWS 8. */
export function stepOf(state: WizardState): ValuationStep {
  switch (state.step) {
    case 'vehicle_details':
      return 'car'
    case 'looking_up':
    case 'no_match':
      return 'look-up'
    case 'choose_vehicle':
      return 'choose'
    case 'images':
      return 'photos'
    case 'your_details':
      return 'details'
    case 'failed':
      return stepOf(state.before)
    case 'submitting':
    case 'done':
      return 'result'
  }
}

/** The address of a valuation at a step. */
export const valuationPath = (id: string, step: ValuationStep): string => `/trade-in/${id}/${step}`

/** Whether the next page shows by itself. */
export const isWaiting = ({ state, result }: Pick<ValuationView, 'state' | 'result'>): boolean =>
  state.step === 'looking_up' || state.step === 'submitting' || result?.kind === 'asking'

/** Whether a page says what was wrong with what was sent. Spec 5.25. */
export const isRefused = ({ state, problem }: Pick<ValuationView, 'state' | 'problem'>): boolean =>
  problem !== undefined ||
  state.step === 'failed' ||
  ('errors' in state && Object.keys(state.errors).length > 0)
