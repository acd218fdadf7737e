/** The notice's id: a button with `popovertarget` of this name opens it again. */
export const CONSENT_NOTICE_ID = 'consent-notice'
