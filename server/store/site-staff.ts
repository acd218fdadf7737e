import type { Role } from '#domain/staff/role.ts'
import type { Actor, AuditLog } from './audit-log.ts'
import type { MailTo } from './mail-to.ts'
import type { NewMessage } from './stored-message.ts'

/** A person at a site. */
export interface SitePerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly since: string
  readonly factor: 'none' | 'app' | 'passkey'
  /** When they last used a session that has not ended. */
  readonly seen: string | undefined
}

export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** Id of the person who sent it; undefined where the operator did. */
  readonly invitedBy: string | undefined
  readonly created: string
  readonly expires: string
}

export interface NewInvitation extends Omit<Invitation, 'invitedBy' | 'created'> {
  /** Digest of the link's token. */
  readonly tokenHash: string
}

/** One site's people. Every function rejects with StoreError, and tells the audit log what it changed. */
export interface SiteStaff {
  /** By name. */
  people(now: string): Promise<SitePerson[]>
  /** Those that can be accepted, the newest first. */
  invitations(now: string): Promise<Invitation[]>
  /** Stores it with its mail, in place of an earlier one to the same mail. */
  invite(
    invitation: NewInvitation,
    by: Actor,
    mail?: NewMessage,
  ): Promise<'invited' | 'already_here'>
  /** False where there is none. */
  cancelInvitation(id: string, by: Actor): Promise<boolean>
  /** Ends the person's sessions; never leaves the site without an owner, however many do so at once. */
  changeRole(person: string, role: Role, by: Actor, mail?: MailTo): Promise<PersonChange>
  /** As `changeRole`. */
  remove(person: string, by: Actor, mail?: MailTo): Promise<PersonChange>
  /**
   * Removes a person's second factors and ends their sessions, at the wish of an owner: of every site where the
   * person works, since they sign in to all of them with the same factors.
   */
  resetFactors(
    person: string,
    reason: string,
    by: Actor & { readonly person: string },
    mail?: MailTo,
  ): Promise<FactorsReset>
  readonly audit: AuditLog
}

export type FactorsReset = 'reset' | 'not_here' | 'works_elsewhere'

export type PersonChange = 'changed' | 'not_here' | 'last_owner'
