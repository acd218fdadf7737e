import type { Tools } from '../capability.ts'
import type { Account } from '../store/account-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A sign-in that has just succeeded. */
export interface SignedIn {
  readonly tenant: Tenant
  readonly account: Account
  /** Id of the car that the buyer wished to save when asked to sign in; not checked. */
  readonly save: string | undefined
  /** What the request says about being counted. */
  readonly header: (name: string) => string | undefined
}

/** What happens once for each sign-in. A failure is logged and changes nothing about the sign-in. */
export type OnSignIn = (signedIn: SignedIn) => Promise<void>

const modules = import.meta.glob<{ readonly default: (tools: Tools) => OnSignIn }>(
  '../*/sign-in-action.ts',
  { eager: true },
)

/** Every action of a sign-in: the `sign-in-action.ts` of a folder of the server. */
export const openSignInActions = (tools: Tools): OnSignIn[] =>
  Object.values(modules).map(({ default: open }) => open(tools))
