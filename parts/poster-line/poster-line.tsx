import type { CSSProperties } from 'react'
import { fittedLine } from '#ui/fonts/poster-line.ts'

/** More ems than any name has: the widest letters. */
const widestEms = 100
/** Ems before the first letter and after the last, which the line goes without. */
const bearings = 0.08
/** Screens of few pixels round the width of each letter: what all of a name's may add. */
const ROUNDED_PX = 6

interface PosterLineProps {
  readonly text: string
  /** Its least length in ems, for letters that are higher than the widest. */
  readonly ems?: number
}

/**
 * A text in one line across its container, in the poster cut: without `ems` in its widest letters. It breaks
 * where a reader spaces letters (WCAG 1.4.12), or where `--measure` is longer than the container. Its styles are
 * its own: few looks have one.
 */
export function PosterLine({ text, ems: least = widestEms }: PosterLineProps) {
  const { width, ems } = fittedLine(text.toUpperCase(), least)
  const fit: CSSProperties = {
    display: 'block',
    marginInline: '-0.045em -0.1em',
    fontSize: `calc((var(--measure, 100cqw) - ${ROUNDED_PX}px) / ${(ems - bearings).toFixed(3)})`,
    fontStretch: `${width}%`,
    letterSpacing: 0,
    lineHeight: 0.84,
    textTransform: 'uppercase',
    wordSpacing: 0,
  }
  return <span style={fit}>{text}</span>
}
