import { AppError } from '../../http/app-error.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import type { StaffSession } from '../../store/staff-accounts.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'
import { trySubject } from '../device.ts'
import { appUri, newAppSecret, stepOfCode } from '../factors/app-codes.ts'
import { APP_PURPOSE, spendCode } from '../factors/check-code.ts'
import { spendPasskey } from '../factors/check-passkey.ts'
import { newPasskeyQuestion, readNewPasskey } from '../factors/passkeys.ts'
import { newRecoveryCodes } from '../factors/recovery-codes.ts'
import { idleEnd } from '../host/session-times.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import { accessMail, staffMail } from '../mails.ts'
import type { Passwords } from '../passwords.ts'
import { countTry, wrongTry } from '../tries.ts'
import { sitesOf } from './my-sites.ts'

interface AccountTools {
  readonly keyring: Keyring
  readonly passwords: Passwords
  readonly directory: TenantDirectory
  readonly wake: () => void
}

/** A person's own account: name, password, sessions and second factors (Spec 6.03). */
export const myAccountEndpoints = ({ keyring, passwords, directory, wake }: AccountTools) => [
  staffEndpoint('GET /me', async ({ caller, accounts, now }) => {
    const { member, session, places, next, due } = caller
    const factors = await accounts.factors.list(member.id)
    const confirmed = factors.filter((factor) => factor.confirmed !== undefined)
    const sessions = await accounts.sessions.list(member.id, now.toISOString())
    return {
      person: { id: member.id, name: member.name, email: member.email },
      next: next === 'enrol' ? ('enrol' as const) : ('done' as const),
      sites: await sitesOf(directory, places),
      factors: {
        totp: confirmed.some(({ kind }) => kind === 'app'),
        passkeys: confirmed.filter(({ kind }) => kind === 'passkey').map(passkeyOf),
        recovery_codes_left: (await accounts.factors.recoveryCodes(member.id)).length,
        ...(due !== undefined && { due }),
      },
      sessions: sessions.map((each) => sessionOf(each, session.id)),
      ...(session.confirmedUntil !== undefined && { confirmed_until: session.confirmedUntil }),
    }
  }),

  staffEndpoint('PATCH /me', async ({ accounts, body, by }) => {
    await accounts.members.rename(by.person, body.name, by)
  }),

  staffEndpoint('POST /me/password', async (request) => {
    const { accounts, body, caller, by, now, cookies } = request
    const { member, session } = caller
    const subject = trySubject(keyring, member.email, cookies.device)
    const left = await countTry(accounts.tries, subject, now)
    if (!(await passwords.matches(body.current, member.password))) {
      throw wrongField('current', wrongTry('This is not your password', left))
    }
    await accounts.tries.forget(subject)
    const password = await passwords.hash(body.next)
    const mail = staffMail(keyring, by.at, accessMail('password', request))
    await accounts.members.changePassword(member.id, password, session.id, by, mail)
    wake()
  }),

  staffEndpoint('POST /me/totp', async ({ accounts, caller }) => {
    const { id: member, email } = caller.member
    const secret = newAppSecret()
    const sealed = keyring.seal(APP_PURPOSE, secret)
    await accounts.factors.prepareApp({ id: crypto.randomUUID(), member, sealed })
    return { secret, uri: appUri(secret, email) }
  }),

  staffEndpoint('POST /me/totp/confirm', async (request) => {
    const { accounts, body, by, now } = request
    const factors = await accounts.factors.list(by.person)
    const app = factors.find(({ kind, confirmed }) => kind === 'app' && confirmed === undefined)
    const secret = app && keyring.unseal(APP_PURPOSE, app.sealed)
    if (!app || secret === undefined) {
      throw new AppError(409, 'no_app', 'There is no new app to confirm: begin again')
    }
    const step = stepOfCode(secret, body.code, now)
    if (step === undefined) throw wrongField('code', 'That code did not match. Wait for the next')
    const codes = newRecoveryCodes(keyring, by.person)
    const mail = staffMail(keyring, by.at, accessMail('app', request))
    const taken = await accounts.factors.confirmApp({ id: app.id, step }, codes.stored, by, mail)
    if (!taken) throw new AppError(409, 'no_app', 'This app is confirmed already')
    wake()
    return { recovery_codes: codes.shown }
  }),

  staffEndpoint('POST /me/recovery-codes', async ({ accounts, by }) => {
    const codes = newRecoveryCodes(keyring, by.person)
    await accounts.factors.setRecoveryCodes(codes.stored, by)
    return { recovery_codes: codes.shown }
  }),

  staffEndpoint('POST /me/passkeys/options', async ({ accounts, caller, origin, now }) => {
    const known = await accounts.factors.list(caller.member.id)
    const credentials = known.flatMap(({ credential }) => credential ?? [])
    const place = { keyring, origin, now }
    return { options: { ...(await newPasskeyQuestion(place, caller.member, credentials)) } }
  }),

  staffEndpoint('POST /me/passkeys', async (request) => {
    const { accounts, body, by, origin, now } = request
    const place = { keyring, origin, now }
    const read = await readNewPasskey(place, by.person, body.response)
    const passkey = read && { id: crypto.randomUUID(), name: body.name, ...read }
    const mail = staffMail(keyring, by.at, accessMail('passkey', request))
    if (!passkey || !(await accounts.factors.addPasskey(passkey, by, mail))) {
      throw new AppError(422, 'wrong_passkey', 'This passkey was not accepted. Please try again')
    }
    wake()
    return { id: passkey.id, name: passkey.name, created: by.at }
  }),

  staffEndpoint('POST /me/passkeys/:id/remove', async ({ accounts, params, by }) => {
    const done = await accounts.factors.removePasskey(params.id, by)
    if (done === 'not_found') throw new AppError(404, 'not_found', 'You have no such passkey')
    if (done === 'last_factor') {
      throw new AppError(409, 'last_factor', 'This is your only second factor: add another first')
    }
  }),

  staffEndpoint('POST /me/sessions/:id/end', async ({ accounts, params, by }) => {
    const isEnded = await accounts.sessions.end(by.person, { id: params.id }, by)
    if (!isEnded) throw new AppError(404, 'not_found', 'You have no such session')
  }),

  staffEndpoint('POST /me/sessions/end-others', async ({ accounts, caller, by }) => {
    await accounts.sessions.end(by.person, { allBut: caller.session.id }, by)
  }),

  staffEndpoint('POST /confirm', async (request) => {
    const { accounts, body, caller, by, now, cookies } = request
    const { member } = caller
    const subject = trySubject(keyring, `code ${member.email}`, cookies.device)
    const left = await countTry(accounts.tries, subject, now)
    if (!(await isConfirming(request))) {
      const name = Object.keys(body)[0] ?? 'code'
      throw wrongField(name, wrongTry('That did not match', left))
    }
    await accounts.tries.forget(subject)
    await accounts.sessions.confirm(caller.tokenHash, idleEnd(now), by)

    async function isConfirming({ body: given }: typeof request): Promise<boolean> {
      if (given.code !== undefined) return spendCode(accounts, keyring, given.code, by)
      if (given.response)
        return (await spendPasskey(request, keyring, given.response)) === member.id
      const factors = await accounts.factors.list(member.id)
      const hasFactor = factors.some(({ confirmed }) => confirmed !== undefined)
      return !hasFactor && passwords.matches(given.password ?? '', member.password)
    }
  }),
]

const wrongField = (name: string, message: string): AppError =>
  new AppError(422, 'wrong_answer', message, { fields: { [name]: message } })

const passkeyOf = (factor: {
  readonly id: string
  readonly name: string
  readonly confirmed: string | undefined
  readonly used: string | undefined
}) => ({
  id: factor.id,
  name: factor.name,
  created: factor.confirmed ?? '',
  ...(factor.used !== undefined && { used: factor.used }),
})

const sessionOf = ({ id, created, seen, expires, browser, client }: StaffSession, own: string) => ({
  id,
  created,
  seen,
  expires,
  browser,
  client,
  is_current: id === own,
})
