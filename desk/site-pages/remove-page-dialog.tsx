import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AlertModal, AlertModalContent } from '#staff/ui/alert-modal/alert-modal.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'
import { call } from '../api/call.ts'
import { pagesQuery } from '../api/queries.ts'
import type { MySite } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { removeWord } from './page-detail.tsx'
import type { PageRow } from './page-rows.ts'
import { usePutBack } from './use-put-back.ts'

export interface RemovePageDialogProps {
  readonly site: MySite
  readonly row: PageRow
  readonly onClose: () => void
}

/** Takes a page away after a question; one that was live can be put back. */
export function RemovePageDialog({ site, row, onClose }: RemovePageDialogProps) {
  const tell = useTell()
  const queries = useQueryClient()
  const focusBack = useFocusBack()
  const params = { site: site.slug }
  const { putBack } = usePutBack(site.slug)
  const { mutate } = useMutation({
    mutationFn: () =>
      call('POST /:site/pages/remove', {
        params,
        body: { path: row.path, revision: row.live?.revision ?? 0, message: removeWord(row) },
      }),
    onSuccess: () => {
      const { live } = row
      const says = row.source === 'changes' ? 'follows the template again' : 'is gone'
      tell(`${row.title} ${says}.`, live && (() => putBack(row, live.revision)))
    },
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries(pagesQuery(site.slug)),
  })
  return (
    <AlertModal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertModalContent
        onCloseAutoFocus={focusBack}
        title={
          row.source === 'changes'
            ? `Drop the changes of ${row.title}?`
            : `Remove ${row.title} from ${site.name}?`
        }
        description={descriptionOf(row)}
        confirm={removeWord(row)}
        cancel="Keep it"
        onConfirm={() => mutate()}
      />
    </AlertModal>
  )
}

function descriptionOf({ source, live, off, draft, route }: PageRow): string {
  const lost = draft ? ' Its draft is thrown away.' : ''
  if (off)
    return 'Its draft is thrown away for good. The page stays off the site, and can be put back.'
  if (!live) return 'It was never published; its draft is thrown away for good.'
  if (source === 'changes') return `It is as the template has it from then on.${lost}`
  return `${route} leads nowhere from then on. It stays in this list, under “Off the site”, to be put back.${lost}`
}
