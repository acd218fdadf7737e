/** What the audit log tells, as words after the person's name. A shipped name is never changed: entries hold it. */
export const auditActions = {
  signed_in: 'signed in',
  signed_out: 'signed out',
  sign_in_paused: 'had too many wrong tries: signing in was paused',
  recovery_code_used: 'used a recovery code',
  confirmed: 'confirmed who they are',
  password_reset_asked: 'asked for a new password',
  password_reset: 'set a new password by a link',
  password_changed: 'changed their password',
  renamed: 'changed their name',
  app_added: 'set up an authenticator app',
  passkey_added: 'added a passkey',
  passkey_removed: 'removed a passkey',
  recovery_codes_made: 'made new recovery codes',
  sessions_ended: 'ended sessions of theirs',
  factors_reset: 'had their second factor reset',
  people_seen: 'looked at the people',
  audit_seen: 'looked at the audit log',
  invited: 'invited someone',
  invitation_cancelled: 'took an invitation back',
  invitation_accepted: 'accepted an invitation',
  role_changed: 'changed a role',
  person_removed: 'removed a person',
} as const

/** Something that the audit log tells. */
export type AuditAction = keyof typeof auditActions
