/** An Australian or New Zealand postcode has exactly this many digits. Spec 5.19. */
export const POSTCODE_DIGITS = 4

/** A US ZIP code typed with its four further digits has at most this many characters. */
export const MAX_ZIP_CODE_CHARACTERS = 10

/** A registration number has at most this many letters and digits, without spaces and dashes. */
export const MAX_REGO_CHARACTERS = 7

/** An e-mail address has at most this many characters. RFC 5321, 4.5.3.1.3. */
export const MAX_EMAIL_CHARACTERS = 254
