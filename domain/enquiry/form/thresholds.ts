/** The most characters of what a buyer enters, UTF-16 units, as `maxlength` counts them. */
export const NAME_CHARACTERS_AT_MOST = 100
export const PHONE_CHARACTERS_AT_MOST = 30
export const MESSAGE_CHARACTERS_AT_MOST = 5000
export const SHORT_TEXT_CHARACTERS_AT_MOST = 120
export const REGO_TYPED_CHARACTERS_AT_MOST = 12

/** A slug, an id or a day is at most this, characters. */
export const CHOICE_CHARACTERS_AT_MOST = 100

/** The browser takes a phone number of at least and of at most this many digits: 13 11 14 to 0011 61 491 570 006. */
export const PHONE_DIGITS_AT_LEAST = 6
export const PHONE_DIGITS_AT_MOST = 20

/** A lead names at most this many services. */
export const SERVICES_AT_MOST = 20
