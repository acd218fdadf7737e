import {
  invitationPath,
  LOST_PASSWORD_PATH,
  passwordPath,
  STAFF_PATH,
} from '#domain/staff/paths.ts'
import type { Role } from '#domain/staff/role.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { sealedContent } from '../messages/message.ts'
import type { MailTo } from '../store/mail-to.ts'

/** A mail to a person of the staff, as the store takes it with the change that it tells of. */
export const staffMail =
  (
    keyring: Pick<Keyring, 'seal'>,
    created: string,
    mail: StaffMail,
    /** When it is dropped if it was not sent before. */
    expiresAt?: string,
  ): MailTo =>
  ({ tenant, address }) => ({
    tenant,
    id: crypto.randomUUID(),
    created,
    to: { kind: 'mail', address },
    content: sealedContent(keyring, mail),
    ...(expiresAt !== undefined && { expiresAt }),
  })

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

/** Of what somebody did with a person's place at a site. */
interface Deed {
  /** Name of who did it. */
  readonly by: string
  readonly site: string
}

export const roleMail = ({ by, site, role }: Deed & { readonly role: Role }): StaffMail => ({
  subject: `You are ${article(role)} of ${site} now`,
  text: `${by} changed your role on the website of ${site}: you are ${article(role)} now.

Your sessions have ended: please sign in again.`,
})

export const removalMail = ({ by, site }: Deed): StaffMail => ({
  subject: `You no longer work on ${site}`,
  text: `${by} removed you from the people who work on the website of ${site}. Your sessions have ended.`,
})

export const factorsResetMail = ({
  by,
  site,
  reason,
  origin,
}: Deed & { readonly reason: string; readonly origin: string }): StaffMail => ({
  subject: 'Your second step was reset',
  text: `${by} of ${site} reset the second step of your sign-in: ${reason}

Your sessions have ended. Sign in with your password, and set up an authenticator app or a passkey:
${origin}${STAFF_PATH}

${unlessYou(origin)}`,
})

/** Of a change of how a person signs in, which they made themselves unless somebody else is in their account. */
export const accessMail = (
  what: 'password' | 'app' | 'passkey',
  { origin, browser }: { readonly origin: string; readonly browser: string },
): StaffMail => ({
  subject: accessSubjects[what],
  text: `${accessSubjects[what]}, with ${browser}.

${unlessYou(origin)}`,
})

const accessSubjects = {
  password: 'Your password was changed',
  app: 'An authenticator app was added to your account',
  passkey: 'A passkey was added to your account',
} as const

const unlessYou = (
  origin: string,
): string => `If you know nothing of this, set a new password and tell an owner:
${origin}${LOST_PASSWORD_PATH}`

const articles: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  sales: 'sales',
  editor: 'an editor',
  publisher: 'a publisher',
  owner: 'an owner',
}
const article = (role: Role): string => articles[role]
