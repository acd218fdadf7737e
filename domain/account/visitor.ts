import type { User } from './user.ts'

/** Not signed in: all such visitors see the same page. Spec 6.01. */
export interface Anonymous {
  readonly kind: 'anonymous'
}

/** A signed-in buyer, identified by the phone. Spec 6.02. */
export interface Buyer {
  readonly kind: 'buyer'
  readonly user: User & { readonly phone: string }
  /** Id of the account at this dealer. */
  readonly account: string
  readonly name?: string | undefined
}

/** The visitor of a page. */
export type Visitor = Anonymous | Buyer

export const anonymous: Anonymous = { kind: 'anonymous' }

export const isSignedIn = (visitor: Visitor): visitor is Buyer => visitor.kind === 'buyer'
