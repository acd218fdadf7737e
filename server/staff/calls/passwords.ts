import { setTimeout } from 'node:timers/promises'
import { AppError } from '../../http/app-error.ts'
import type { Keyring } from '../../keyring/keyring.ts'
import { newToken, tokenHash } from '../../tokens.ts'
import { newDevice, trySubject } from '../device.ts'
import { secondsLater } from '../host/session-times.ts'
import { staffEndpoint } from '../host/staff-endpoint.ts'
import type { AnyRequest } from '../host/staff-request.ts'
import { accessMail, passwordMail, staffMail } from '../mails.ts'
import type { Passwords } from '../passwords.ts'

interface PasswordTools {
  readonly keyring: Keyring
  readonly passwords: Passwords
  readonly wake: () => void
  /** How long an answer takes, ms: the same for a mail that is known and one that is not. */
  readonly answerMs: number
}

const LINK_SECONDS = 60 * 60

/** Lost passwords (Spec 6.03). */
export const passwordEndpoints = ({ keyring, passwords, wake, answerMs }: PasswordTools) => {
  async function sendLink(request: AnyRequest, email: string): Promise<void> {
    const { accounts, now, client, origin } = request
    const member = await accounts.members.byEmail(email)
    const [place] = member ? await accounts.members.places(member.id) : []
    if (!member || !place) return
    const token = newToken()
    const at = now.toISOString()
    const expires = secondsLater(now, LINK_SECONDS)
    const to = { tenant: place.tenant, address: email }
    const mail = staffMail(keyring, at, passwordMail(origin, token), expires)(to)
    const reset = { member: member.id, tokenHash: tokenHash(token), expires, mail }
    await accounts.members.askReset(reset, { person: undefined, at, client })
    wake()
  }

  return [
    staffEndpoint('POST /password-reset', async (request) => {
      await Promise.all([sendLink(request, request.body.email), setTimeout(answerMs)])
    }),

    staffEndpoint('POST /password', async (request) => {
      const { accounts, body, cookies, now, client } = request
      const password = await passwords.hash(body.password)
      const by = { at: now.toISOString(), client }
      const mail = staffMail(keyring, by.at, accessMail('password', request))
      const person = await accounts.members.resetPassword(tokenHash(body.token), password, by, mail)
      const member = person && (await accounts.members.byId(person))
      if (!member) {
        throw new AppError(404, 'link_ended', 'This link has ended. Ask for a new one')
      }
      // Whoever reads the person's mail is the person: pauses of before do not hold them up.
      await accounts.tries.forget(trySubject(keyring, member.email))
      cookies.setDevice(newDevice(keyring, member.email))
      cookies.endSession()
      wake()
    }),
  ]
}
