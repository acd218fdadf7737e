/** The key of a submission has at least this many characters, so that keys do not collide. D24. */
export const MIN_SUBMISSION_KEY_CHARACTERS = 16

/** The key of a submission has at most this many characters. D24. */
export const MAX_SUBMISSION_KEY_CHARACTERS = 64

/** A lead keeps at most this many pages of its visit. Spec 7.09. */
export const MAX_VISITED_PAGES = 20

/** A path that a lead keeps is at most this, characters. Spec 7.09. */
export const MAX_VISITED_PAGE = 200

/** A lead keeps at most this many parameters of the address that led to the site. Spec 7.09. */
export const MAX_LINKED_PARAMETERS = 20

/** The name of such a parameter is at most this, characters. */
export const MAX_LINKED_PARAMETER_NAME = 100

/** The value of such a parameter is at most this, characters. */
export const MAX_LINKED_PARAMETER_VALUE = 200

/** The address of the page with the form is at most this, characters. */
export const MAX_WEB_ADDRESS = 2000

/** The name that a browser gives itself is at most this, characters. */
export const MAX_USER_AGENT = 300

/** A page is counted as open for at most this, s: a day. */
export const MAX_SECONDS_ON_PAGE = 86_400

/** A form that is sent sooner after its page was opened may be of a program: the dealer is told, s. */
export const MIN_SECONDS_OF_A_PERSON = 2
