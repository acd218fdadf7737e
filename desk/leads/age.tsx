import { Clock } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { momentOf } from '../states/saying.ts'
import type { Lead } from './lead-queries.ts'
import { ageOf, isLate } from './lead-words.ts'

const TICK_MS = 20_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

/** One clock for all rows: it stands still while nobody looks. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, TICK_MS)
  if (listeners.size === 1) now = Date.now()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, a few times a minute. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, () => now))

/** How old a lead is; one that should have been answered by now says so. */
export function Age({ lead }: { readonly lead: Pick<Lead, 'created' | 'answer_by'> }) {
  const moment = useNow()
  const at = new Date(lead.created)
  const isOver = isLate(lead, moment)
  return (
    <time
      className="lead-age"
      data-state={isOver ? 'late' : undefined}
      dateTime={lead.created}
      title={momentOf(at)}
    >
      {isOver && <Glyph icon={Clock} className="size-3.5" />}
      {ageOf(at, moment)}
      {isOver && <span className="sr-only">, over target</span>}
    </time>
  )
}
