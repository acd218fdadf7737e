import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../units.ts'

/** The bank is asked again after this when it has nothing new, each time after twice as long, milliseconds. */
export const FIRST_LOOK_MS = 5 * SECOND_MS

/** The longest time between two looks at the payment of a claim or hold, milliseconds. */
export const LONGEST_LOOK_MS = MINUTE_MS

/** The same where the car is free again and only money is left to be given back, milliseconds. */
export const LONGEST_LATE_LOOK_MS = HOUR_MS

/** Whose payment is unknown for so long is told, and the car is free again, milliseconds. FLOWS 9. */
export const UNKNOWN_LASTS_MS = 15 * MINUTE_MS

/**
 * A payment that the bank does not know by this time after its claim was over will not come any more: a process that
 * was about to begin it has ended. Milliseconds.
 */
export const UNBORN_LASTS_MS = HOUR_MS
