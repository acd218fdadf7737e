import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { StaffRequest } from '#domain/staff/staff-calls.ts'
import { call } from './call.ts'

type Answer = StaffRequest<'POST /passkey'>['response']

/** Whether this browser knows passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** The browser gave none: the person closed its question, or it knows no passkey of this address. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
  constructor(cause: unknown) {
    super('Your browser gave no passkey. Please try again, or use another way.', { cause })
  }
}

const refused = (cause: unknown): never => {
  throw new NoPasskey(cause)
}

/** What the browser answers when it is asked for one of the person's passkeys. @throws NoPasskey */
export async function passkeyAnswer(): Promise<Answer> {
  const { options } = await call('POST /passkey/options', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return sendable(await startAuthentication({ optionsJSON: options }).catch(refused))
}

/** Makes a passkey in this browser. @throws NoPasskey */
export async function newPasskey(): Promise<Answer> {
  const { options } = await call('POST /me/passkeys/options', {})
  if (!isForNew(options))
    throw new Error('The question for a new passkey lacks rp, user or pubKeyCredParams.')
  const { startRegistration } = await import('@simplewebauthn/browser')
  return sendable(await startRegistration({ optionsJSON: options }).catch(refused))
}

const isForNew = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options

const sendable = (answer: AuthenticationResponseJSON | RegistrationResponseJSON): Answer => ({
  ...answer,
  clientExtensionResults: { ...answer.clientExtensionResults },
  response: { ...answer.response },
})
