/** The one spelling of a mail that accounts, tries and invitations are known by. */
export const staffEmail = (text: string): string => text.trim().toLowerCase()
