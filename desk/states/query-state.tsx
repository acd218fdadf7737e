import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { sayingOf, timeOf } from './saying.ts'

/** What is read of a query. */
export interface QueryState {
  readonly data: unknown
  readonly error: Error | null
  /** When the shown answer came, in milliseconds. */
  readonly dataUpdatedAt: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * Above a list: that it could not be asked for anew, and from when its rows are; or that there are none, and
 * why. Nothing while all is well.
 */
export function Freshness({ query }: { readonly query: QueryState }) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = query
  if (!error) return null
  const says: ReactNode =
    data === undefined
      ? sayingOf(error)
      : `Could not refresh; this is from ${timeOf(new Date(dataUpdatedAt))}.`
  return (
    <Notice tone="warning" role="alert" className="m-4 items-center p-2">
      <span>{says}</span>{' '}
      <Button variant="link" size="sm" onClick={() => void refetch()} aria-disabled={isFetching}>
        Try again
      </Button>
    </Notice>
  )
}
