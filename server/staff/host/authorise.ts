import { reasonsOf } from '#domain/eligibility.ts'
import {
  leastRoles,
  type StaffAction,
  staffActionWords,
  staffPermission,
} from '#domain/staff/permission.ts'
import { includesRole } from '#domain/staff/role.ts'
import type { Access, StaffCall } from '#domain/staff/staff-call.ts'
import { AppError } from '../../http/app-error.ts'
import type { SitePerson } from '../../store/site-staff.ts'
import type { Store } from '../../store/store.ts'
import type { TenantDirectory } from '../../tenants/directory.ts'
import type { Caller } from './caller.ts'
import type { SiteOfCaller } from './staff-request.ts'

const isSiteAction = (access: Access): access is StaffAction => access in leastRoles

/**
 * Refuses a caller who may not make a call: 401 without a session, or with what is still to do first; 403 where
 * who they are must be confirmed again.
 */
export function requireCaller(
  { access, isConfirmed }: StaffCall,
  caller: Caller | undefined,
): asserts caller is Caller {
  if (!caller) throw new AppError(401, 'signed_out', 'Please sign in')
  const { next, session } = caller
  if (next === 'second_factor' && access !== 'second_factor') {
    throw new AppError(401, 'second_factor_needed', 'Please give your second factor first')
  }
  if (next === 'enrol' && access !== 'enrolling') {
    throw new AppError(403, 'enrolment_needed', 'Please set up a second factor first')
  }
  if (isConfirmed && session.confirmedUntil === undefined) {
    throw new AppError(403, 'confirmation_needed', 'Please confirm first that it is you')
  }
}

interface SiteSearch {
  readonly caller: Caller
  readonly store: Store
  readonly directory: TenantDirectory
  readonly now: Date
}

/**
 * The site of a call's path, where the caller's role may do it.
 *
 * @throws AppError 404 for a site that is not the caller's, whether there is one or not; 403 with who could
 */
export async function siteFor(
  access: Access,
  slug: string,
  { caller, store, directory, now }: SiteSearch,
): Promise<SiteOfCaller | undefined> {
  if (!isSiteAction(access)) return undefined
  const role = caller.places.find(({ tenant }) => tenant === slug)?.role
  const site = directory.sites().find((each) => each.slug === slug)
  const [reason] = reasonsOf(staffPermission(access, site && role))
  if (reason === 'role_too_low')
    throw roleTooLow(access, await store.staff(slug).people(now.toISOString()))
  if (!site || !role) throw new AppError(404, 'no_such_site', 'You have no site at this address')
  return { slug, name: site.name ?? slug, role }
}

/** Refuses a caller whose role at the site may not do something more than the call says: 403 with who could. */
export async function requireAction(
  action: StaffAction,
  { slug, role }: SiteOfCaller,
  { store, now }: Pick<SiteSearch, 'store' | 'now'>,
): Promise<void> {
  if (staffPermission(action, role).eligible) return
  throw roleTooLow(action, await store.staff(slug).people(now.toISOString()))
}

function roleTooLow(action: StaffAction, people: readonly SitePerson[]): AppError {
  const least = leastRoles[action]
  const names = people.filter(({ role }) => includesRole(role, least)).map(({ name }) => name)
  const who = least === 'owner' ? 'Only an owner' : `Only a ${least} or above`
  const ask = names.length > 0 ? `: ask ${names.slice(0, 3).join(' or ')}` : ''
  const message = `${who} may ${staffActionWords[action]}${ask}`
  return new AppError(403, 'not_allowed', message)
}
