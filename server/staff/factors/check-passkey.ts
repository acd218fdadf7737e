import type { Keyring } from '../../keyring/keyring.ts'
import type { AnyRequest } from '../host/staff-request.ts'
import { readPasskeyAnswer } from './passkeys.ts'

/** The person whose passkey answered a question of ours, which counts once; undefined for a wrong answer. */
export async function spendPasskey(
  { accounts: { factors }, origin, now }: AnyRequest,
  keyring: Keyring,
  response: { readonly id: string },
): Promise<string | undefined> {
  const passkey = await factors.passkey(response.id)
  const read = passkey && (await readPasskeyAnswer({ keyring, origin, now }, passkey, response))
  if (!read) return undefined
  const isNew = await factors.spend(passkey.id, read.step, now.toISOString(), read.sealed)
  return isNew ? passkey.member : undefined
}
