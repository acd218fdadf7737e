/** The key of a submission has at least this many characters, so that keys do not collide. D24. */
export const SUBMISSION_KEY_CHARACTERS_AT_LEAST = 16

/** The key of a submission has at most this many characters. D24. */
export const SUBMISSION_KEY_CHARACTERS_AT_MOST = 64
