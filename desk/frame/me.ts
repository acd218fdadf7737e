import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import {
  leastRoles,
  type StaffAction,
  staffActionWords,
  staffPermission,
} from '#domain/staff/permission.ts'
import { includesRole, type Role } from '#domain/staff/role.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { meQuery } from '../api/queries.ts'
import { orList } from '../states/saying.ts'

/** The person who is signed in. */
export type Me = StaffAnswer<'GET /me'>
/** One of their sites. */
export type MySite = Me['sites'][number]

export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** Who did something, at the beginning of a sentence to the person who is signed in. */
export const whoOf = (by: { readonly id: string; readonly name: string } | undefined, me: Me) =>
  by?.id === me.person.id ? 'You' : (by?.name ?? 'Somebody')

const LAST_SITE = 'desk.site'

/** Keeps the site that was open last, for the next time. */
export const keepSite = (slug: string): void => localStorage.setItem(LAST_SITE, slug)

/** The site of a slug, else the one that was open last, else the only one. */
export const siteOf = (me: Me, slug = localStorage.getItem(LAST_SITE)): MySite | undefined =>
  me.sites.find((site) => site.slug === slug) ?? (me.sites.length === 1 ? me.sites[0] : undefined)

/** The site of this screen. @throws Error on a screen without a site, or of another's site */
export function useSite(): MySite {
  const me = useMe()
  const { site: slug } = useParams({ strict: false })
  const site = me.sites.find((each) => each.slug === slug)
  if (!site) throw new Error(`There is no site "${slug}" among yours.`)
  return site
}

const words: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  sales: 'a salesperson',
  editor: 'an editor',
  publisher: 'a publisher',
  owner: 'an owner',
}

/** A role with a capital, as a name: "Owner". */
export const roleName = (role: Role): string => `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`

/**
 * Why a person with this role may not do something, and whom to ask: "Only an owner may invite people: ask
 * Sam Bligh." Undefined where they may.
 */
export function refusalOf(
  action: StaffAction,
  role: Role,
  people: readonly { readonly name: string; readonly role: Role }[] = [],
): string | undefined {
  if (staffPermission(action, role).eligible) return undefined
  const least = leastRoles[action]
  const names = people.filter((person) => includesRole(person.role, least)).map(({ name }) => name)
  const ask = names.length > 0 ? `: ask ${orList(names)}` : ''
  return `Only ${words[least]} may ${staffActionWords[action]}${ask}.`
}
