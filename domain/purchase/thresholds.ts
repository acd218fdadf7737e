import { DAY_MS } from '../units.ts'

/** So long the answers of a purchase are kept, milliseconds. */
export const PURCHASE_KEPT_MS = 14 * DAY_MS

/** The longest address that a car is delivered to, characters. */
export const MAX_ADDRESS_CHARACTERS = 300
