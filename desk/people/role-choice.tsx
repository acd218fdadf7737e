import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Role, roles } from '#domain/staff/role.ts'
import { SelectMenu } from '#staff/ui/select-menu/select-menu.tsx'
import { call } from '../api/call.ts'
import { peopleQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { type MySite, roleName } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { roleDetails } from './role-words.ts'
import type { Row } from './rows.ts'

export interface RoleChoiceProps {
  readonly site: MySite
  readonly row: Extract<Row, { readonly kind: 'person' }>
  readonly mayManage: boolean
}

/** The role of a person, which an owner changes at once and can take back. */
export function RoleChoice({ site, row, mayManage }: RoleChoiceProps) {
  const { person, isLastOwner } = row
  const tell = useTell()
  const confirmed = useConfirmed()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (role: Role) =>
      confirmed(() =>
        call('PATCH /:site/people/:person', {
          params: { site: site.slug, person: person.id },
          body: { role },
        }),
      ),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries(peopleQuery(site.slug)),
  })
  const change = (role: Role, before: Role) =>
    mutate(role, {
      onSuccess: () => tell(`${person.name} is ${roleName(role)} now.`, () => mutate(before)),
    })
  if (!mayManage) return roleName(person.role)
  return (
    <>
      <SelectMenu
        label={`Role of ${person.name}`}
        options={roles.map((role) => ({
          id: role,
          label: roleName(role),
          detail: roleDetails[role],
        }))}
        value={person.role}
        isDisabled={isLastOwner || isPending}
        onChange={(key) => {
          const role = roles.find((each) => each === key)
          if (role && role !== person.role) change(role, person.role)
        }}
      />
      {isLastOwner && <small className="block text-ink-2">The last owner</small>}
    </>
  )
}
