import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenPage } from './open-page.ts'

const dialogs = () => import('./leave-dialogs.tsx')
const UnsavedDialog = lazy(async () => ({ default: (await dialogs()).UnsavedDialog }))
const FollowDialog = lazy(async () => ({ default: (await dialogs()).FollowDialog }))

/** Who leaves is asked when saving takes longer. */
const MOST_SAVING_MS = 1_500
const timeLimit = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Saves where a field is left, and before the page is; asks where that is not possible. */
export function useLeave({ draft }: OpenPage) {
  const [link, setLink] = useState<string>()
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (draft.isSaved) return false
      await Promise.race([draft.flush(), timeLimit(MOST_SAVING_MS)])
      return !draft.isSaved
    },
    enableBeforeUnload: () => !draft.isSaved,
    withResolver: true,
  })
  useEffect(() => {
    // With the first edit: where the server goes away, so would the question.
    const stop = draft.editor.subscribe(() => {
      stop()
      void dialogs().catch(() => undefined)
    })
    return stop
  }, [draft])
  const isBlocked = blocker.status === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    void draft.flush().then(() => blocker.proceed?.())
  }, [isBlocked, draft, blocker])
  return {
    save: () => void draft.flush(),
    followed: setLink,
    dialog: (
      <Suspense>
        {isBlocked && <UnsavedDialog onLeave={blocker.proceed} onWait={blocker.reset} />}
        {link !== undefined && <FollowDialog link={link} onClose={() => setLink(undefined)} />}
      </Suspense>
    ),
  }
}
