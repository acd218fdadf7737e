import type { EventCount } from '../store/event-store.ts'
import type { NewLead } from '../store/lead-store.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { NewMessage } from '../store/stored-message.ts'

/** What buyer and dealer are sent, and the dealer's lead; stored with what it is about, in one transaction. */
export interface Posted {
  readonly lead?: NewLead
  /** The lead as an event. Spec 7.27. */
  readonly event?: EventCount
  /** Each has an id of `messageId`. */
  readonly messages: readonly NewMessage[]
}

type Letter = (tenant: string, reservation: Reservation, now: Date) => Promise<Posted>

/**
 * Writes about a reservation as it was before the change that the letter tells of. Ids of leads and messages are the
 * same each time: a letter may be written again, and is stored once.
 */
export interface Letters {
  /** The deposit is paid: receipt for the buyer, lead for the dealer. */
  readonly captured: Letter
  /** It lapses in some hours unless the dealer confirms it. */
  readonly reminder: Letter
  /** It lapsed; the deposit, if it was paid, is given back. */
  readonly lapsed: Letter
  /** Buyer or dealer ended it; the deposit, if it was paid, is given back. */
  readonly released: (
    tenant: string,
    reservation: Reservation,
    now: Date,
    by: 'buyer' | 'dealer',
  ) => Promise<Posted>
  /** The payment came to nothing: nothing was charged, or it is given back as soon as the bank answers. */
  readonly failed: Letter
  /** The deposit was given back. */
  readonly refunded: Letter
}

/** Id of a message about a reservation, of which it has one of each kind. */
export const messageId = (
  reservation: Pick<Reservation, 'id'>,
  letter: keyof Letters,
  to: 'buyer' | 'dealer',
): string => `${reservation.id}-${letter}-${to}`
