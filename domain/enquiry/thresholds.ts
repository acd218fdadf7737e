/** The key of a submission has at least this many characters, so that keys do not collide. D24. */
export const SUBMISSION_KEY_CHARACTERS_AT_LEAST = 16

/** The key of a submission has at most this many characters. D24. */
export const SUBMISSION_KEY_CHARACTERS_AT_MOST = 64

/** A lead keeps at most this many pages of its visit. Spec 7.09. */
export const VISITED_PAGES_AT_MOST = 20

/** A path that a lead keeps is at most this, characters. Spec 7.09. */
export const VISITED_PAGE_AT_MOST = 200

/** A lead keeps at most this many parameters of the address that led to the site. Spec 7.09. */
export const LINKED_PARAMETERS_AT_MOST = 20

/** The name of such a parameter is at most this, characters. */
export const LINKED_PARAMETER_NAME_AT_MOST = 100

/** The value of such a parameter is at most this, characters. */
export const LINKED_PARAMETER_VALUE_AT_MOST = 200

/** The address of the page with the form is at most this, characters. */
export const WEB_ADDRESS_AT_MOST = 2000

/** The name that a browser gives itself is at most this, characters. */
export const USER_AGENT_AT_MOST = 300

/** A page is counted as open for at most this, s: a day. */
export const SECONDS_ON_PAGE_AT_MOST = 86_400

/** A form that is sent sooner after its page was opened may be of a program: the dealer is told, s. */
export const SECONDS_OF_A_PERSON_AT_LEAST = 2
