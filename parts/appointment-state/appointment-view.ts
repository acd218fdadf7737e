/** What came of what the buyer just did. */
export const appointmentOutcomes = ['moved', 'taken', 'stale'] as const
export type AppointmentOutcome = (typeof appointmentOutcomes)[number]

/** One buyer's appointment, for whoever has its link: only on that page, which no cache stores. FLOWS 4. */
export interface AppointmentView {
  /** The path of its page. */
  readonly path: string
  /** `over`: its time has passed, and nothing is said of it. */
  readonly state: 'asked' | 'confirmed' | 'cancelled' | 'over'
  readonly kind: 'drive' | 'service'
  /** Id of the car. */
  readonly carId: string | undefined
  /** Slug of the location. */
  readonly location: string
  /** ISO text in UTC. */
  readonly startsAt: string
  readonly version: number
  /** The buyer asks to cancel it, and has not said so twice. */
  readonly isCancelling: boolean
  /** The first day whose times are shown. */
  readonly from: string | undefined
  readonly outcome: AppointmentOutcome | undefined
}
