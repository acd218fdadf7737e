/** The notice's id: a link to it opens it again. */
export const CONSENT_NOTICE_ID = 'consent-notice'
