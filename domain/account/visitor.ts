import type { User } from './user.ts'

/** Nobody is signed in: what such a visitor sees is the same for everyone. Spec 6.01. */
export interface Anonymous {
  readonly kind: 'anonymous'
}

/** A buyer who is signed in; the phone says which one. Spec 6.02. */
export interface Buyer {
  readonly kind: 'buyer'
  readonly user: User & { readonly phone: string }
}

/** Who asks for a page. */
export type Visitor = Anonymous | Buyer

export const anonymous: Anonymous = { kind: 'anonymous' }

export const isSignedIn = (visitor: Visitor): visitor is Buyer => visitor.kind === 'buyer'
