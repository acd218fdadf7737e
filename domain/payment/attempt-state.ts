/**
 * What is known of a payment: `created` before the bank has it, `open` while the buyer is at the bank, `authorised`
 * when the amount is set aside, `captured` when it is paid. `cancelled` was never authorised, `voided` was and is free
 * again, `refunded` was paid and given back.
 */
export type AttemptState =
  | 'created'
  | 'open'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'voided'
  | 'refunded'

/**
 * `claimed` while its buyer pays, `held` until the dealer confirms it or its time is over, `confirmed` until it is
 * released. One that has not ended keeps the car from all others. D31.
 */
export type HoldStage = 'claimed' | 'held' | 'confirmed' | 'ended'

export const endings = [
  'declined',
  'cancelled',
  'timed_out',
  'lapsed',
  'released_by_buyer',
  'released_by_dealer',
  'payment_failed',
] as const

/** Why a claim or hold has ended. */
export type EndedWhy = (typeof endings)[number]

/** What the bank says of a payment; `none` where it knows none by that id. */
export type BankState =
  | 'none'
  | 'open'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refunded'

export const currencies = ['AUD', 'NZD', 'USD'] as const
export type Currency = (typeof currencies)[number]
