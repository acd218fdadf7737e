import type { Role } from '#domain/staff/role.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { Actor } from '../store/audit-log.ts'
import type { Store } from '../store/store.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { APP_PURPOSE } from './factors/check-code.ts'
import { newRecoveryCodes } from './factors/recovery-codes.ts'
import { secondsLater } from './host/session-times.ts'
import { INVITATION_SECONDS } from './invitation.ts'

/** Where somebody is invited to, by a command or a test. */
interface NewPlace {
  readonly tenant: string
  readonly email: string
  readonly role: Role
}

/**
 * Invites a person without a mail.
 *
 * @returns the token of the link; undefined where they are at the site already
 */
export async function invitePerson(
  store: Store,
  { tenant, email, role }: NewPlace,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const expires = secondsLater(now, INVITATION_SECONDS)
  const by: Actor = { person: undefined, at: now.toISOString(), client: undefined }
  const invitation = { id: crypto.randomUUID(), email, role, expires, tokenHash: tokenHash(token) }
  const done = await store.staff(tenant).invite(invitation, by)
  return done === 'invited' ? token : undefined
}

/** Makes a person a member of a site, with a new account where the mail has none; their id. */
export async function addPerson(
  store: Store,
  { name, password, ...place }: NewPlace & { readonly name: string; readonly password: string },
  now: Date,
): Promise<string> {
  const { members } = store.staffAccounts
  const known = await members.byEmail(place.email)
  const id = known?.id ?? crypto.randomUUID()
  const token = await invitePerson(store, place, now)
  if (token === undefined) return id
  const by = { at: now.toISOString(), client: undefined }
  await members.accept(tokenHash(token), known ? { id } : { id, name, password }, by)
  return id
}

/** Gives a person an app of this secret, as if they had set it up; their recovery codes. */
export async function addApp(
  store: Store,
  keyring: Keyring,
  { member, secret }: { readonly member: string; readonly secret: string },
  now: Date,
): Promise<readonly string[]> {
  const { factors } = store.staffAccounts
  const id = crypto.randomUUID()
  await factors.prepareApp({ id, member, sealed: keyring.seal(APP_PURPOSE, secret) })
  const { shown, stored } = newRecoveryCodes(keyring, member)
  const by = { person: member, at: now.toISOString(), client: undefined }
  await factors.confirmApp({ id, step: 0 }, stored, by)
  return shown
}
