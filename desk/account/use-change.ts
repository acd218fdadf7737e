import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../api/queries.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'

/** Does something to the account, asking again who the person is where it must, and shows what came of it. */
export function useChange(): (work: () => Promise<unknown>, done: string) => Promise<void> {
  const queries = useQueryClient()
  const confirmed = useConfirmed()
  const tell = useTell()
  return async (work, done) => {
    await confirmed(work)
    tell(done)
    await queries.invalidateQueries(meQuery)
  }
}

/** The same for a button, which has no place for a failure: it is told, too. */
export function useDeed(): (work: () => Promise<unknown>, done: string) => void {
  const change = useChange()
  const tell = useTell()
  return (work, done) =>
    void change(work, done).catch((cause: unknown) => {
      if (!(cause instanceof Error)) throw cause
      tell(sayingOf(cause))
    })
}
