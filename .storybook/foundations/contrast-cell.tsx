import { contrastOf, strongTextContrast, textContrast } from '#ui/theme/contrast.ts'

/** The level of WCAG 2.2 that a contrast reaches for text. */
export function levelOf(ratio: number): 'AAA' | 'AA' | 'too low' {
  if (ratio >= strongTextContrast) return 'AAA'
  return ratio >= textContrast ? 'AA' : 'too low'
}

/** A contrast as designers write it, never rounded up over a limit: `4.5`. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** A word in a colour on another, with their contrast. */
export function ContrastCell({ text, ground }: { text: string; ground: string }) {
  const ratio = contrastOf(text, ground)
  return (
    <span
      className="flex items-baseline justify-between gap-2 px-3 py-2"
      style={{ color: text, backgroundColor: ground }}
    >
      <span className="font-semibold">Aa</span>
      <span className="figures text-sm">
        {shownRatio(ratio)} <small className="text-xs">{levelOf(ratio)}</small>
      </span>
    </span>
  )
}
