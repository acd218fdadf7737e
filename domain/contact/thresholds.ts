/** An Australian or New Zealand postcode has exactly this many digits. Spec 5.19. */
export const POSTCODE_DIGITS = 4

/** A US ZIP code typed with its four further digits has at most this many characters. */
export const MAX_ZIP_CODE_CHARACTERS = 10

/** A registration number has at most this many letters and digits, without spaces and dashes. */
export const MAX_REGO_CHARACTERS = 7

/** A vehicle identification number has exactly this many characters. ISO 3779. */
export const VIN_CHARACTERS = 17

/** A VIN's check digit is the weighted sum modulo this. ISO 3779. */
export const VIN_CHECK_MODULUS = 11

/** Position of a VIN's check digit, from 0. ISO 3779. */
export const VIN_CHECK_PLACE = 8

/** An e-mail address has at most this many characters. RFC 5321, 4.5.3.1.3. */
export const MAX_EMAIL_CHARACTERS = 254
