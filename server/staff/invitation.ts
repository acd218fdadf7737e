/** How long the link of an invitation works. */
export const INVITATION_SECONDS = 24 * 60 * 60
