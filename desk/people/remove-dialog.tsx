import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AlertModal, AlertModalContent } from '#staff/ui/alert-modal/alert-modal.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'
import { call } from '../api/call.ts'
import { peopleQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import type { MySite } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { nameOf } from './people-list.tsx'
import type { Row } from './rows.ts'

export interface RemoveDialogProps {
  readonly site: MySite
  readonly row: Row
  readonly onClose: () => void
}

/** Takes a person from a site, or an invitation back, after a question. */
export function RemoveDialog({ site, row, onClose }: RemoveDialogProps) {
  const tell = useTell()
  const confirmed = useConfirmed()
  const queries = useQueryClient()
  const name = nameOf(row)
  const { mutate } = useMutation({
    mutationFn: () => confirmed(() => removal(site.slug, row)),
    onSuccess: () =>
      tell(
        row.kind === 'person'
          ? `${name} no longer works at ${site.name}.`
          : `The invitation of ${name} was taken back.`,
      ),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries(peopleQuery(site.slug)),
  })
  const focusBack = useFocusBack()
  const isPerson = row.kind === 'person'
  return (
    <AlertModal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertModalContent
        onCloseAutoFocus={focusBack}
        title={isPerson ? `Remove ${name}?` : `Take back the invitation of ${name}?`}
        description={
          isPerson
            ? `Their sessions end, and they cannot come to ${site.name} until they are invited again.`
            : 'Its link stops working.'
        }
        confirm={isPerson ? 'Remove' : 'Take back'}
        cancel={isPerson ? 'Keep them' : 'Keep it'}
        onConfirm={() => mutate()}
      />
    </AlertModal>
  )
}

const removal = (site: string, row: Row): Promise<undefined> =>
  row.kind === 'person'
    ? call('POST /:site/people/:person/remove', { params: { site, person: row.person.id } })
    : call('POST /:site/invitations/:id/cancel', { params: { site, id: row.invitation.id } })
