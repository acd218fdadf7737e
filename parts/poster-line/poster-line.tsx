import type { CSSProperties } from 'react'
import { fittedLine } from '#ui/fonts/poster-line.ts'

/** More ems than any name has: the widest letters. */
const widestEms = 100

/** A name in one line across its container, in the widest letters of the poster cut. */
export function PosterLine({ text }: { text: string }) {
  const { width, ems } = fittedLine(text.toUpperCase(), widestEms)
  const fit: CSSProperties & Record<`--${string}`, string | number> = {
    '--w': `${width}%`,
    '--k': ems,
  }
  return (
    <span className="poster-line" style={fit}>
      {text}
    </span>
  )
}
