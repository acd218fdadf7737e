import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { roles } from '#domain/staff/role.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { call } from '../api/call.ts'
import { peopleQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import { type MySite, roleName } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { roleDetails } from './role-words.ts'

/** Invites somebody by mail. */
export function InviteDialog({
  site,
  onClose,
}: {
  readonly site: MySite
  readonly onClose: () => void
}) {
  const confirmed = useConfirmed()
  const tell = useTell()
  const queries = useQueryClient()
  const roleId = useId()
  return (
    <DeskDialog
      title={`Invite to ${site.name}`}
      description="They get a link by e-mail, which works once and for 24 hours."
      onClose={onClose}
    >
      <DeskForm
        submit="Send the invitation"
        onSend={async ({ email = '', role: chosen }) => {
          const role = roles.find((each) => each === chosen) ?? 'viewer'
          await confirmed(() =>
            call('POST /:site/invitations', {
              params: { site: site.slug },
              body: { email, role },
            }),
          )
          onClose()
          tell(`${email.trim()} is invited.`)
          await queries.invalidateQueries(peopleQuery(site.slug))
        }}
      >
        <TextField name="email" label="E-mail" type="email" autoComplete="off" autoFocus />
        <Field id={roleId} label="Role">
          {(control) => (
            <Select {...control} name="role" defaultValue="viewer">
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleName(role)}: {roleDetails[role].toLowerCase()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </DeskForm>
    </DeskDialog>
  )
}
