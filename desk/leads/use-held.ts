import { useMemo, useState } from 'react'
import type { Lead } from './lead-queries.ts'

interface Held {
  /** Those to show. */
  readonly shown: readonly Lead[]
  /** How many came since, and wait to be shown. */
  readonly waiting: number
  readonly show: () => void
}

/**
 * Holds back leads that come in while a list is looked at, so that nothing moves under the focus or the pointer. Another
 * list, by its key, begins with all of its own.
 */
export function useHeld(leads: readonly Lead[], key: string, isReady: boolean): Held {
  const newest = leads[0]?.created ?? ''
  const [since, setSince] = useState({ key: '', newest: '' })
  const show = () => setSince({ key, newest })
  // While another list is asked for, the one before stays as it is.
  const isSame = since.key === key || !isReady
  // The same list while nothing changed: it is drawn once.
  const shown = useMemo(
    () => (isSame ? leads.filter(({ created }) => created <= since.newest) : leads),
    [leads, isSame, since.newest],
  )
  // Nothing is above which something could move.
  if (isReady && (!isSame || (shown.length === 0 && leads.length > 0))) show()
  return { shown, waiting: leads.length - shown.length, show }
}
