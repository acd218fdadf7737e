import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Role } from '#domain/staff/role.ts'
import type { Actor } from './audit-log.ts'
import type { MailTo } from './mail-to.ts'
import type { Invitation } from './site-staff.ts'
import type { NewMessage } from './stored-message.ts'

/** A person of the staff. */
export interface StaffMember {
  readonly id: string
  /** In its one spelling, see `staffEmail`. */
  readonly email: string
  readonly name: string
  /** As `hashPassword` writes it. */
  readonly password: string
}

/** A person's place at a site. */
export interface StaffPlace {
  readonly tenant: string
  readonly role: Role
  readonly since: string
}

/** An invitation as its link finds it. */
export interface FoundInvitation extends Invitation {
  readonly tenant: string
  /** The account that its mail has already. */
  readonly member: string | undefined
}

/**
 * Accounts of people, whatever sites they are at. Every function rejects with StoreError. A `mail` is stored
 * with its change, for the person whom it is about, from the first of their sites.
 */
export interface StaffMembers {
  byEmail(email: string): Promise<StaffMember | undefined>
  byId(id: string): Promise<StaffMember | undefined>
  places(member: string): Promise<StaffPlace[]>
  /** Everybody, by mail, for the operator. */
  all(): Promise<(Omit<StaffMember, 'password'> & { readonly places: readonly StaffPlace[] })[]>
  rename(member: string, name: string, by: Actor): Promise<void>
  /** Sets a password and ends all sessions but the one that is kept. */
  changePassword(
    member: string,
    password: string,
    keep: string,
    by: Actor,
    mail?: MailTo,
  ): Promise<void>
  /** Tells something of a person to the audit logs of their sites. */
  noteAtSites(member: string, action: AuditAction, by: Actor): Promise<void>
  /** Stores a link that sets a new password, with its mail, in place of earlier ones. */
  askReset(reset: NewReset, by: Actor): Promise<void>
  /**
   * Sets a password by a link, which then ends, as all sessions do; the person, or undefined where the link is
   * not known. Of concurrent uses one is taken.
   */
  resetPassword(
    tokenHash: string,
    password: string,
    by: ActorOf,
    mail?: MailTo,
  ): Promise<string | undefined>
  /** Removes second factors and sessions, for the operator. */
  resetFactors(member: string, by: Actor): Promise<void>
  /** Removes everybody whose mail is at a host, with their places, factors and sessions. */
  removeByMailHost(host: string, by: Actor): Promise<void>
  /** The invitation of a link, if it has not ended. */
  invitation(tokenHash: string, now: string): Promise<FoundInvitation | undefined>
  /**
   * Makes the invited person a member of the site, with a new account or the one of its mail. The link ends;
   * of concurrent uses one is taken.
   * @returns undefined where the link is not known, or its account is another one now
   */
  accept(
    tokenHash: string,
    account: Omit<StaffMember, 'email'> | { readonly id: string },
    by: ActorOf,
  ): Promise<FoundInvitation | undefined>
}

/** As `Actor`, where the store finds who it is. */
export type ActorOf = Omit<Actor, 'person'>

export interface NewReset {
  readonly member: string
  readonly tokenHash: string
  readonly expires: string
  readonly mail?: NewMessage
}

/** A session of a browser. */
export interface StaffSession {
  readonly id: string
  readonly member: string
  /** `password` while the second factor is owed. */
  readonly stage: 'password' | 'done'
  readonly created: string
  readonly seen: string
  readonly expires: string
  readonly confirmedUntil: string | undefined
  readonly browser: string
  readonly client: string
}

export interface NewSession extends Omit<StaffSession, 'seen'> {
  readonly tokenHash: string
}

/** Sessions of people. Every function rejects with StoreError. */
export interface StaffSessions {
  /**
   * Begins a session, and ends the one of `instead`; sessions that are over are removed. One that is `done` is
   * told to the audit logs of the person's sites.
   * @returns false where `instead` is not known any more
   */
  begin(session: NewSession, instead?: string): Promise<boolean>
  /** A session that has not ended, with its person. */
  find(
    tokenHash: string,
    now: string,
  ): Promise<{ readonly session: StaffSession; readonly member: StaffMember } | undefined>
  /** Notes that it was used, and until when its person counts as confirmed. */
  touch(tokenHash: string, now: string, confirmedUntil: string | undefined): Promise<void>
  /** As `touch`, told to the audit logs. */
  confirm(tokenHash: string, until: string, by: Actor): Promise<void>
  /** Those that are signed in, the newest first. */
  list(member: string, now: string): Promise<StaffSession[]>
  /** Ends those that `which` names; false where there is none. */
  end(
    member: string,
    which: { readonly id: string } | { readonly allBut: string },
    by: Actor,
  ): Promise<boolean>
  signOut(tokenHash: string, by: ActorOf): Promise<void>
}

/** An authenticator app or a passkey. */
export interface StaffFactor {
  readonly id: string
  readonly member: string
  readonly kind: 'app' | 'passkey'
  readonly name: string
  readonly sealed: string
  /** The passkey's id as browsers send it. */
  readonly credential: string | undefined
  readonly confirmed: string | undefined
  readonly used: string | undefined
}

/** Second factors. Every function rejects with StoreError. */
export interface StaffFactors {
  /** Confirmed and not. */
  list(member: string): Promise<StaffFactor[]>
  passkey(credential: string): Promise<StaffFactor | undefined>
  /** Keeps an app's secret until its first code, in place of an earlier one that waits. */
  prepareApp(app: Pick<StaffFactor, 'id' | 'member' | 'sealed'>): Promise<void>
  /** Takes the prepared app into use, in place of the earlier one, with new recovery codes. */
  confirmApp(
    app: { readonly id: string; readonly step: number },
    codes: readonly string[],
    by: Actor & { readonly person: string },
    mail?: MailTo,
  ): Promise<boolean>
  /** False where the credential is known. */
  addPasskey(
    passkey: Pick<StaffFactor, 'id' | 'name' | 'sealed'> & { readonly credential: string },
    by: Actor & { readonly person: string },
    mail?: MailTo,
  ): Promise<boolean>
  removePasskey(
    id: string,
    by: Actor & { readonly person: string },
  ): Promise<'removed' | 'not_found' | 'last_factor'>
  /**
   * Counts a step of a factor, and stores what it is now; false where this step or a later one was counted:
   * of concurrent uses of one code, one is taken.
   */
  spend(id: string, step: number, at: string, sealed?: string): Promise<boolean>
  recoveryCodes(member: string): Promise<string[]>
  /** In place of earlier ones. */
  setRecoveryCodes(codes: readonly string[], by: Actor & { readonly person: string }): Promise<void>
  /** False where it was used: of concurrent uses of one code, one is taken. */
  spendRecoveryCode(hash: string, by: Actor & { readonly person: string }): Promise<boolean>
}

/** Tries to sign in, counted before they are answered. Every function rejects with StoreError. */
export interface SignInTries {
  /**
   * Counts a try of a subject, a digest of a mail or a browser. After `TRIES` of them it is paused, then after
   * each further one, each time twice as long, an hour at most; until it succeeds or a day passes.
   */
  count(subject: string, now: Date): Promise<CountedTry>
  /** The subject has succeeded: true where it had been paused before. */
  forget(subject: string): Promise<boolean>
}

export type CountedTry =
  /** With `left` tries before a pause. */
  | { readonly state: 'taken'; readonly left: number }
  /** It was not counted, and must not be answered. */
  | { readonly state: 'paused'; readonly until: string }

/** The people of all dealerships. */
export interface StaffAccounts {
  readonly members: StaffMembers
  readonly sessions: StaffSessions
  readonly factors: StaffFactors
  readonly tries: SignInTries
}
