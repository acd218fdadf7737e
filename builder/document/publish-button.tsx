import { lazy, Suspense, useState } from 'react'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import type { PublishDialogProps } from './publish-document-dialog.tsx'

const PublishDialog = lazy(async () => ({
  default: (await import('./publish-document-dialog.tsx')).PublishDialog,
}))

interface PublishButtonProps
  extends Pick<PublishDialogProps, 'title' | 'draft' | 'base' | 'onPublished'> {
  readonly document: DocumentAnswer
  /** Why it cannot be published now. */
  readonly fault: string | undefined
}

/** Publishes a draft with a message; refused while it has errors, and to who may not. */
export function PublishButton(props: PublishButtonProps) {
  const { title, draft, document, base, fault, onPublished } = props
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const action = document.kind === 'site' ? 'publish_site' : 'publish'
  const nothing = draft.version === 0 ? 'Nothing differs from what is live.' : undefined
  return (
    <>
      <GuardedButton
        size="sm"
        refusal={refusalOf(action, site.role) ?? fault ?? nothing}
        onClick={() => setOpen(true)}
      >
        Publish…
      </GuardedButton>
      <Suspense>
        {isOpen && (
          <PublishDialog
            title={title}
            draft={draft}
            path={document.path}
            live={document.live.n}
            base={base}
            onPublished={onPublished}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
