/** Hidden field of every form: the id of its block on the page. */
export const FORM_ID_FIELD = 'form_id'

/**
 * A field that people neither see nor fill in; who fills it in is a program. Not among the names that
 * browsers and password managers know.
 */
export const HONEYPOT_FIELD = 'homepage_of_sender'
