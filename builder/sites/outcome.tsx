import { CircleAlert, CircleCheck, CircleMinus, Clock } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { Tone } from './outcome-words.ts'

const looks = {
  good: [CircleCheck, 'text-good'],
  warn: [Clock, 'text-warn'],
  bad: [CircleAlert, 'text-bad'],
  off: [CircleMinus, 'text-ink-2'],
} as const

/** A state as a glyph and words. */
export function Outcome({ tone, words }: { readonly tone: Tone; readonly words: string }) {
  const [icon, colour] = looks[tone]
  return (
    <span className="flex items-center gap-1.5">
      <Glyph icon={icon} className={`size-4 shrink-0 ${colour}`} /> {words}
    </span>
  )
}
