/** The most characters of what a buyer enters, UTF-16 units, as `maxlength` counts them. */
export const MAX_NAME_CHARACTERS = 100
export const MAX_PHONE_CHARACTERS = 30
export const MAX_MESSAGE_CHARACTERS = 5000
export const MAX_SHORT_TEXT_CHARACTERS = 120
export const MAX_REGO_TYPED_CHARACTERS = 12

/** A slug, an id or a day is at most this, characters. */
export const MAX_CHOICE_CHARACTERS = 100

/** The browser takes a phone number of at least and of at most this many digits: 13 11 14 to 0011 61 491 570 006. */
export const MIN_PHONE_DIGITS = 6
export const MAX_PHONE_DIGITS = 20

/** A lead names at most this many services. */
export const MAX_SERVICES = 20
