import { invitationPath, passwordPath } from '#domain/staff/paths.ts'
import type { Role } from '#domain/staff/role.ts'

/** The text of a mail to a person of the staff. */
export interface StaffMail {
  readonly subject: string
  readonly text: string
}

export const invitationMail = (invitation: {
  readonly origin: string
  readonly token: string
  readonly site: string
  readonly role: Role
  readonly by: string
}): StaffMail => ({
  subject: `${invitation.by} invites you to work on ${invitation.site}`,
  text: `${invitation.by} invites you to work on the website of ${invitation.site} as ${article(invitation.role)}.

Accept the invitation within 24 hours. The link works once:
${invitation.origin}${invitationPath(invitation.token)}

If you did not expect it, do nothing.`,
})

export const passwordMail = (origin: string, token: string): StaffMail => ({
  subject: 'Set a new password',
  text: `Somebody asked for a new password for your account at Forecourt.

Set one within an hour. The link works once, and ends all your sessions:
${origin}${passwordPath(token)}

If it was not you, do nothing: your password stays as it is.`,
})

const articles: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  sales: 'sales',
  editor: 'an editor',
  publisher: 'a publisher',
  owner: 'an owner',
}
const article = (role: Role): string => articles[role]
