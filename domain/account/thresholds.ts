/** Digits of the code of a text message. D25. */
export const CODE_DIGITS = 6

/** Seconds that a code is valid, from when it was made. D25. */
export const CODE_LIFE_SECONDS = 300

/** How often a code may be tried: the last of these may still be right. D25. */
export const CODE_TRIES = 5

/** The most codes within `CODE_WINDOW_SECONDS` to one number. D25. */
export const CODES_PER_NUMBER = 5

/** The most codes within `CODE_WINDOW_SECONDS` that one address may ask for. D25. */
export const CODES_PER_ADDRESS = 20

/** Seconds in which codes are counted: one of exactly this age no longer counts. D25. */
export const CODE_WINDOW_SECONDS = 3600

/** Seconds between two codes to one number: the next may be asked for after exactly these. FLOWS 6. */
export const CODE_PAUSE_SECONDS = 30

/** Days without a visit after which a session has ended. */
export const SESSION_DAYS = 90
