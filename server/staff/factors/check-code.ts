import type { Keyring } from '../../keyring/keyring.ts'
import type { Actor } from '../../store/audit-log.ts'
import type { StaffAccounts } from '../../store/staff-accounts.ts'
import { stepOfCode } from './app-codes.ts'
import { storedCodeOf } from './recovery-codes.ts'

export const APP_PURPOSE = 'staff app'

/**
 * Whether a code is one of the person's app, or a recovery code, and was not used before: it counts as used
 * from now on, whatever comes of it.
 */
export async function spendCode(
  { factors }: Pick<StaffAccounts, 'factors'>,
  keyring: Keyring,
  code: string,
  by: Actor & { readonly person: string },
): Promise<boolean> {
  const member = by.person
  if (!/^\d{6}$/.test(code)) {
    const stored = storedCodeOf(keyring, member, code, await factors.recoveryCodes(member))
    return stored !== undefined && factors.spendRecoveryCode(stored, by)
  }
  const app = (await factors.list(member)).find(
    ({ kind, confirmed }) => kind === 'app' && confirmed !== undefined,
  )
  const secret = app && keyring.unseal(APP_PURPOSE, app.sealed)
  const step = secret && stepOfCode(secret, code, new Date(by.at))
  return app !== undefined && typeof step === 'number' && factors.spend(app.id, step, by.at)
}
