import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { peopleQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import type { MySite } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import type { Person } from './rows.ts'

export interface ResetDialogProps {
  readonly site: MySite
  readonly person: Person
  readonly onClose: () => void
}

/** Resets the second step of a colleague, who has lost it. */
export function ResetDialog({ site, person, onClose }: ResetDialogProps) {
  const confirmed = useConfirmed()
  const tell = useTell()
  const queries = useQueryClient()
  const { id, name } = person
  return (
    <DeskDialog
      title={`Reset the second step of ${name}?`}
      description={`Their sessions end. They sign in with their password and set up another second step. Make sure that it is ${name} who asks: call them.`}
      onClose={onClose}
    >
      <DeskForm
        submit="Reset it"
        onSend={async ({ reason = '' }) => {
          await confirmed(() =>
            call('POST /:site/people/:person/reset-factors', {
              params: { site: site.slug, person: id },
              body: { reason },
            }),
          )
          onClose()
          tell(`The second step of ${name} is reset; an e-mail tells them.`)
          await queries.invalidateQueries(peopleQuery(site.slug))
        }}
      >
        <TextField
          name="reason"
          label="Why"
          hint="For the audit log and the e-mail, such as “lost her phone, asked by telephone”"
          autoComplete="off"
          autoFocus
        />
      </DeskForm>
    </DeskDialog>
  )
}
