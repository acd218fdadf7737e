import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Keyring } from '../../keyring/keyring.ts'
import type { StaffFactor, StaffMember } from '../../store/staff-accounts.ts'
import { askedAt, newChallenge } from './challenge.ts'

const NAME = 'Forecourt'

// Loaded when somebody uses a passkey: it is large, and most servers have no staff that does.
const library = () => import('@simplewebauthn/server')

/** Where a passkey is used, and when. */
interface Place {
  readonly keyring: Keyring
  /** Of the staff host, such as `https://staff.example.com`. */
  readonly origin: string
  readonly now: Date
}

/** What is stored of a passkey, sealed. */
const storedPasskey = z.strictObject({ publicKey: z.string(), counter: z.int() })

const PURPOSE = 'staff passkey'
const sealedPasskey = (keyring: Keyring, passkey: z.infer<typeof storedPasskey>): string =>
  keyring.seal(PURPOSE, JSON.stringify(passkey))

const hostOf = (origin: string): string => new URL(origin).hostname

/** The question to a browser for a passkey of any account. */
export const signInQuestion = async ({ keyring, origin, now }: Place) =>
  (await library()).generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: newChallenge(keyring, 'sign-in', now),
    userVerification: 'required',
  })

/** The question to a browser for a new passkey of this person, who has these. */
export const newPasskeyQuestion = async (
  { keyring, origin, now }: Place,
  member: StaffMember,
  credentials: readonly string[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    challenge: newChallenge(keyring, `adding by ${member.id}`, now),
    attestationType: 'none',
    excludeCredentials: credentials.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** A new passkey as it is stored; undefined where the answer is not one to the person's question. */
export async function readNewPasskey(
  { keyring, origin, now }: Place,
  member: string,
  response: object,
): Promise<{ readonly credential: string; readonly sealed: string } | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (given) =>
        askedAt(keyring, `adding by ${member}`, given, now) !== undefined,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const stored = { publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    return { credential: id, sealed: sealedPasskey(keyring, stored) }
  } catch {
    // What a browser sends is not ours: the library throws for each fault.
    return undefined
  }
}

/** When the question was asked that a passkey answers, and what is stored of it now; undefined for a wrong answer. */
export async function readPasskeyAnswer(
  { keyring, origin, now }: Place,
  { sealed }: Pick<StaffFactor, 'sealed'>,
  response: { readonly id: string },
): Promise<{ readonly step: number; readonly sealed: string } | undefined> {
  const opened = keyring.unseal(PURPOSE, sealed)
  if (opened === undefined) return undefined
  const known = storedPasskey.parse(JSON.parse(opened))
  const { verifyAuthenticationResponse } = await library()
  let step: number | undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (given) => {
        step = askedAt(keyring, 'sign-in', given, now)
        return step !== undefined
      },
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    })
    if (!verified || step === undefined) return undefined
    const counter = authenticationInfo.newCounter
    return { step, sealed: sealedPasskey(keyring, { ...known, counter }) }
  } catch {
    return undefined
  }
}
