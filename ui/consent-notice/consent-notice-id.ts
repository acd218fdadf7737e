/** The notice's id: a button with this `popovertarget` opens it again. */
export const CONSENT_NOTICE_ID = 'consent-notice'
