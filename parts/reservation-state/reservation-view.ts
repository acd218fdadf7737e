/**
 * How a reservation stands for its buyer. `to_bank`: the provider's page opens by itself; `open`: the buyer is back
 * without having paid; `paying`: the bank has accepted; `unsure`: the bank has not said. FLOWS 9.
 */
export const reservationStates = [
  'to_bank',
  'open',
  'paying',
  'unsure',
  'held',
  'confirmed',
  'declined',
  'left',
  'late',
  'failed',
  'lapsed',
  'cancelled',
  'released',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** One buyer's reservation: only on the page of that visitor, which no cache stores. Spec 9.19, D31. */
export interface ReservationView {
  readonly id: string
  /** As people read it. */
  readonly reference: string
  readonly state: ReservationState
  /** The buyer asks to cancel it, and has not said so twice. */
  readonly isCancelling: boolean
  /** Id of the car. */
  readonly carId: string
  /** The proved number, E.164. */
  readonly phone: string
  readonly email: string | undefined
  /** What the buyer saw, and pays; whole dollars. */
  readonly price: number
  readonly deposit: number
  /** When it, or the time to pay, is over, or was, ISO text; undefined where it lasts. */
  readonly until: string | undefined
  /** What became of the deposit. */
  readonly money: 'none' | 'paid' | 'going_back' | 'back'
  /** Address of the provider's page, where the buyer can go on there. */
  readonly bank: string | undefined
  /** Whether the same car can be reserved now. */
  readonly canReserve: boolean
  readonly terms: string
}

/** Whether the next page shows by itself. */
export const isReservationWaiting = ({ state }: ReservationView): boolean =>
  state === 'open' || state === 'paying' || state === 'unsure'

export const reservationPath = (id: string): `/${string}` => `/reservations/${id}`
