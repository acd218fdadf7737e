import { AppError } from '../../http/app-error.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import { tokenHash } from '../../tokens.ts'
import { beginSession } from '../begin-session.ts'
import { newDevice, trySubject } from '../device.ts'
import { spendCode } from '../factors/check-code.ts'
import { spendPasskey } from '../factors/check-passkey.ts'
import { signInQuestion } from '../factors/passkeys.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import type { Passwords } from '../passwords.ts'
import { countTry, wrongTry } from '../tries.ts'

interface SignInTools {
  readonly keyring: Keyring
  readonly passwords: Passwords
}

/** Signing in and out (Spec 6.03). */
export const signInEndpoints = ({ keyring, passwords }: SignInTools) => [
  staffEndpoint('POST /sign-in', async (request) => {
    const { accounts, body, cookies, now, client } = request
    const { email, password } = body
    const subject = trySubject(keyring, email, cookies.device)
    const left = await countTry(accounts.tries, subject, now)
    const member = await accounts.members.byEmail(email)
    const isRight = await passwords.matches(password, member?.password)
    if (!member || !isRight) {
      // The same for an unknown mail, so that it does not tell which accounts there are.
      throw new AppError(401, 'wrong_password', wrongTry('This mail or password is wrong', left))
    }
    // Told now, not when it was paused: that would take longer for a known mail than for an unknown one.
    if (await accounts.tries.forget(subject)) {
      const by = { person: undefined, at: now.toISOString(), client }
      await accounts.members.noteAtSites(member.id, 'sign_in_paused', by)
    }
    const factors = await accounts.factors.list(member.id)
    const hasFactor = factors.some(({ confirmed }) => confirmed !== undefined)
    if (!hasFactor) cookies.setDevice(newDevice(keyring, email))
    return beginSession(request, member.id, hasFactor ? 'password' : 'done')
  }),

  staffEndpoint('POST /second-factor', async (request) => {
    const { accounts, body, caller, cookies, now, by } = request
    const { member, next } = caller
    if (next !== 'second_factor') return { next }
    const subject = trySubject(keyring, `code ${member.email}`, cookies.device)
    const left = await countTry(accounts.tries, subject, now)
    if (!(await spendCode(accounts, keyring, body.code, by))) {
      if (left === 0) await accounts.members.noteAtSites(member.id, 'sign_in_paused', by)
      throw new AppError(401, 'wrong_code', wrongTry('This code is wrong, or was used', left))
    }
    await accounts.tries.forget(subject)
    cookies.setDevice(newDevice(keyring, member.email))
    return beginSession(request, member.id, 'done', caller.tokenHash)
  }),

  staffEndpoint('POST /passkey/options', async ({ origin, now }) => ({
    options: { ...(await signInQuestion({ keyring, origin, now })) },
  })),

  staffEndpoint('POST /passkey', async (request) => {
    const { accounts, body, cookies } = request
    const person = await spendPasskey(request, keyring, body.response)
    const member = person && (await accounts.members.byId(person))
    if (!member) {
      throw new AppError(401, 'wrong_passkey', 'This passkey is not known here, or was too slow')
    }
    cookies.setDevice(newDevice(keyring, member.email))
    return beginSession(request, member.id, 'done')
  }),

  staffEndpoint('POST /sign-out', async ({ accounts, cookies, now, client }) => {
    const at = now.toISOString()
    if (cookies.session) await accounts.sessions.signOut(tokenHash(cookies.session), { at, client })
    cookies.endSession()
  }),
]
