import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Role } from '#domain/staff/role.ts'

/** A person of the staff, at any number of sites. */
type StaffMemberRow = {
  id: string
  /** In its one spelling, see `staffEmail`. */
  email: string
  name: string
  /** As `hashPassword` writes it. */
  password: string
  created: string
}

/** A person's role at a site. */
type StaffMembershipRow = { tenant: string; member: string; role: Role; since: string }

type StaffSessionRow = {
  /** Digest of the token that the browser has. */
  token_hash: string
  /** What lists name it by. */
  id: string
  member: string
  /** `password` while the second factor is owed. */
  stage: 'password' | 'done'
  created: string
  seen_at: string
  expires_at: string
  /** Until when changes of people are taken without asking again; null until all factors were given. */
  confirmed_until: string | null
  browser: string
  client: string
}

/** An authenticator app or a passkey. */
type StaffFactorRow = {
  id: string
  member: string
  kind: 'app' | 'passkey'
  name: string
  /** Sealed by the keyring: the app's secret, or the passkey's public key and what belongs to it. */
  sealed: string
  /** The passkey's id as browsers send it; null for an app. */
  credential: string | null
  /** When it counts from; null until an app's first code was given. */
  confirmed_at: string | null
  used_at: string | null
  /** The last time step of a code, or moment of a question, that was answered: none counts twice. */
  last_step: number
}

type RecoveryCodeRow = { member: string; hash: string }

type StaffInvitationRow = {
  tenant: string
  id: string
  token_hash: string
  email: string
  role: Role
  /** Null where the operator did. */
  invited_by: string | null
  created: string
  expires_at: string
}

type PasswordResetRow = { token_hash: string; member: string; expires_at: string }

/** Wrong tries to sign in of a mail, a browser or an address. */
type SignInTryRow = {
  subject: string
  tries: number
  last_at: string
  /** Until when no try is taken; null while tries are. */
  paused_until: string | null
}

/** One entry of a site's audit log; `n` counts from 1. Only ever inserted. */
type AuditEntryRow = {
  tenant: string
  n: number
  at: string
  /** Null for the operator and the program. */
  person: string | null
  action: AuditAction
  /** As JSON text, which the hash is of. */
  details: string
  client: string | null
  hash: string
}

export type StaffTables = {
  audit_entry: AuditEntryRow
  password_reset: PasswordResetRow
  recovery_code: RecoveryCodeRow
  sign_in_try: SignInTryRow
  staff_factor: StaffFactorRow
  staff_invitation: StaffInvitationRow
  staff_member: StaffMemberRow
  staff_membership: StaffMembershipRow
  staff_session: StaffSessionRow
}
