/** How long a test drive takes. Spec 7.07. */
export const SLOT_MINUTES = 30

/** A slot that begins sooner cannot be booked: the location has to make the car ready. */
export const NOTICE_MINUTES = 120

/** The last day of slots, counted from today. */
export const SLOT_DAYS_AHEAD = 30

/** How many free slots are named in place of one that is taken. D21. */
export const NEAREST_SLOTS = 3
