import type { SignInProblem } from '#domain/account/sign-in-problem.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { causeText, type Log } from '../log.ts'
import type { VisitorRequest } from '../site/services.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import type { OnSignIn } from './on-sign-in.ts'

/** What signing in needs. */
export interface SignInTools {
  readonly open: () => Promise<Pick<Store, 'accounts'>>
  readonly keyring: Keyring
  readonly clock: () => Date
  readonly log: Log
  /** Called once a code is stored with its message. */
  readonly wake: () => void
  readonly onSignIn: readonly OnSignIn[]
}

/** A request to sign in, by a form or by a program. */
export interface SignInRequest extends VisitorRequest {
  /** For the limit of codes; never stored. */
  readonly client: string
  readonly requestId: string
}

/** Why nothing was sent, or nobody is signed in. */
export type Problem = { readonly kind: 'problem'; readonly problem: SignInProblem }
export const refused = (problem: SignInProblem): Problem => ({ kind: 'problem', problem })

/** What the signature of a code covers: it is worth nothing for another number, dealer or code. */
export const signedText = (of: {
  readonly tenant: string
  readonly id: string
  readonly phone: string
  readonly code: string
}): string => JSON.stringify([of.tenant, of.id, of.phone, of.code])

/** A database's own message may repeat what was to be stored. */
export const storeCause = (cause: unknown): string =>
  cause instanceof StoreError ? cause.code : causeText(cause)
