import type { StaffAction } from '#domain/staff/permission.ts'
import type { Role } from '#domain/staff/role.ts'
import type { StaffBody, StaffCallName, StaffQuery, staffCalls } from '#domain/staff/staff-calls.ts'
import type { Actor } from '../../store/audit-log.ts'
import type { StaffAccounts } from '../../store/staff-accounts.ts'
import type { Store } from '../../store/store.ts'
import type { StaffCookies } from '../cookies.ts'
import type { Caller } from './caller.ts'

/** What every handler of the staff host gets. */
export interface AnyRequest {
  readonly store: Store
  readonly accounts: StaffAccounts
  readonly now: Date
  /** Scheme and host of the staff host. */
  readonly origin: string
  readonly cookies: StaffCookies
  /** The person of a session's token. */
  readonly callerOf: (token: string | undefined) => Promise<Caller | undefined>
  /** The network address, for the audit log. */
  readonly client: string
  /** The number behind which a broken line of changes goes on. */
  readonly lastEventId: number | undefined
  /** Browser and system, such as "Firefox on Linux". */
  readonly browser: string
}

interface CallerRequest {
  readonly caller: Caller
  /** The caller, for the audit log. */
  readonly by: Actor & { readonly person: string }
}

/** A site and the caller's role there. */
export interface SiteOfCaller {
  readonly slug: string
  readonly name: string
  readonly role: Role
}

type AccessOf<Name extends StaffCallName> = (typeof staffCalls)[Name]['access']

type ByAccess<A> = A extends 'anyone'
  ? unknown
  : A extends StaffAction
    ? CallerRequest & { readonly site: SiteOfCaller }
    : CallerRequest

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The input of a call's handler; everything in it is validated, and the caller may do this. */
export type StaffRequest<Name extends StaffCallName> = AnyRequest &
  ByAccess<AccessOf<Name>> & {
    readonly params: Readonly<Record<ParamNames<Name>, string>>
    readonly body: StaffBody<Name>
    readonly query: StaffQuery<Name>
  }
