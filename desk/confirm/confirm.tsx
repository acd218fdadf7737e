import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Refusal } from '../api/call.ts'
import { isSignedOut, meQuery } from '../api/queries.ts'

/** The code of a refusal that asks a person again who they are. */
const ASKS_AGAIN = 'confirmation_needed'

/**
 * Does something that may ask again who the person is: then it asks, and does it again.
 * @throws what the work throws; the first refusal where the person does not confirm
 */
type WithConfirmation = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

const ConfirmContext = createContext<WithConfirmation | undefined>(undefined)

export function useConfirmed(): WithConfirmation {
  const confirmed = useContext(ConfirmContext)
  if (!confirmed) throw new Error('useConfirmed was called outside <ConfirmProvider>.')
  return confirmed
}

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly answer: (isConfirmed: boolean) => void }>()
  const queries = useQueryClient()
  const withConfirmation: WithConfirmation = async (work) => {
    try {
      return await work()
    } catch (cause) {
      // Asked again who is signed in, the workspace notices that nobody is.
      if (isSignedOut(cause)) await queries.invalidateQueries(meQuery)
      if (!(cause instanceof Refusal && cause.code === ASKS_AGAIN)) throw cause
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked({ answer: resolve })
      const isConfirmed = await promise
      setAsked(undefined)
      if (!isConfirmed) throw cause
      return work()
    }
  }
  return (
    <ConfirmContext value={withConfirmation}>
      {children}
      <Suspense>{asked && <ConfirmDialog onAnswer={asked.answer} />}</Suspense>
    </ConfirmContext>
  )
}
