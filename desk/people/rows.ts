import type { Role } from '#domain/staff/role.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

type Answer = StaffAnswer<'GET /:site/people'>
export type Person = Answer['people'][number]
export type Invitation = Answer['invitations'][number]

/** A row of the list: a person, or somebody who is invited. */
export type Row = { readonly id: string; readonly role: Role } & (
  | { readonly kind: 'person'; readonly person: Person; readonly isLastOwner: boolean }
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
)

/** A site keeps at least one owner. */
export const isRemovable = (row: Row): boolean => row.kind === 'invitation' || !row.isLastOwner

/** A colleague with a second step: one's own is under My account. */
export const resettable = (row: Row | undefined): Person | undefined =>
  row?.kind === 'person' && !row.person.is_you && row.person.second_factor !== 'none'
    ? row.person
    : undefined

/** People first, then invitations. */
export function rowsOf({ people, invitations }: Answer): Row[] {
  const owners = people.filter(({ role }) => role === 'owner').length
  return [
    ...people.map(
      (person): Row => ({
        kind: 'person',
        id: person.id,
        role: person.role,
        person,
        isLastOwner: person.role === 'owner' && owners === 1,
      }),
    ),
    ...invitations.map(
      (invitation): Row => ({
        kind: 'invitation',
        id: `invitation-${invitation.id}`,
        role: invitation.role,
        invitation,
      }),
    ),
  ]
}
