import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LiveKind, liveKinds } from '#domain/staff/live-events.ts'
import { meQuery } from '../api/queries.ts'
import { listen } from './line.ts'

/** With what the key of a query begins that a change makes old; the site comes behind it. */
const begins: Readonly<Record<LiveKind, readonly string[]>> = {
  lead: ['leads'],
  delivery: ['leads'],
  appointment: ['appointments', 'leads'],
  reservation: ['reservations', 'stock'],
  valuation: ['valuations'],
  stock: ['stock'],
  import: ['imports', 'stock'],
  document: ['pages', 'media'],
}

/** Changes that come together are asked for together, milliseconds. */
const TOGETHER_MS = 150

/**
 * Asks anew for what changes at a site, wherever and by whom it is changed. Queries follow whose key begins with a
 * kind's plural and the site, such as `['leads', site, …]`; `['attention', site]` follows every change.
 * @returns whether the line is lost, so that changes of others do not show
 */
export function useLive(site: string | undefined): boolean {
  const queries = useQueryClient()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (site === undefined) return
    const old = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAnew = () => {
      timer = undefined
      for (const begin of old) void queries.invalidateQueries({ queryKey: [begin, site] })
      old.clear()
    }
    const markOld = (kinds: readonly LiveKind[]) => {
      for (const begin of ['attention', ...kinds.flatMap((kind) => begins[kind])]) old.add(begin)
      timer ??= setTimeout(askAnew, TOGETHER_MS)
    }
    const end = listen(site, {
      onChange: ({ kind }) => markOld([kind]),
      onReset: () => markOld(liveKinds),
      onState: (state) => {
        setLost(state !== 'open')
        // A session that is over says so there, and the person is led to the sign-in.
        if (state === 'refused') void queries.invalidateQueries(meQuery)
      },
    })
    return () => {
      end()
      clearTimeout(timer)
      setLost(false)
    }
  }, [site, queries])
  return isLost
}
