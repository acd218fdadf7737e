import { CircleCheck, CircleX } from 'lucide'
import { useDeferredValue, useMemo } from 'react'
import type { Look } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { textContrast } from '#ui/theme/contrast.ts'
import {
  type Contrast,
  contrastFaults,
  contrastsOf,
  type FixedColour,
} from '#ui/theme/contrast-faults.ts'
import { nearestReadable } from '#ui/theme/nearest-readable.ts'
import { stageFault } from '#ui/theme/stage-faults.ts'
import { Swatch } from './swatch.tsx'

interface ContrastTableProps {
  readonly colours: ThemeColours
  readonly look: Look
  readonly isReadOnly: boolean
  readonly onUse: (setting: FixedColour, colour: string) => void
}

/** The worst pair of each text first, as much below what it needs as it is. */
export const worstFirst = (colours: ThemeColours): readonly Contrast[] =>
  contrastsOf(colours).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)

/** What the tokens are called in a row. */
const words: Readonly<Record<string, string>> = {
  ink: 'Text',
  'ink-2': 'Second text',
  'brand-ink': 'Links and icons',
  'accent-ink': 'Text in the accent',
  sale: 'Reduced price',
  bad: 'Faults',
  good: 'Success',
  warn: 'Warnings',
  'line-2': 'Borders of fields',
  focus: 'Focus ring',
  'on-brand': 'Text of brand fills',
  'on-accent': 'Text of the second button',
  'on-btn': 'Text of buttons',
  paper: 'the page',
  surface: 'cards',
  tint: 'quiet fills',
  brand: 'brand',
  hover: 'brand, pointed at',
  accent: 'accent',
  'accent-hover': 'accent, pointed at',
  btn: 'button',
  'btn-hover': 'button, pointed at',
}
const wordOf = (token: string): string => words[token] ?? token

const sections: Readonly<Record<string, string>> = {
  tint: 'tinted section',
  flood: 'loud section',
  dark: 'dark section',
  foot: 'footer',
}

/** Truncated, not rounded: 4.49 must not be told as 4.5. */
const told = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Every text and part of a control where it is read worst, at each key as the check computes it. */
export function ContrastTable({ colours, look, isReadOnly, onUse }: ContrastTableProps) {
  const onScene = useMemo(() => stageFault(colours, look), [colours, look])
  const rows = useMemo(() => worstFirst(colours), [colours])
  // It takes longer than a key may.
  const later = useDeferredValue(colours)
  const nearest = useMemo(() => {
    const faults = contrastFaults(later).map(({ text, setting }) => {
      const colour = setting && nearestReadable(later, setting, look)
      return [text, setting && colour ? { setting, colour } : undefined] as const
    })
    return new Map(faults)
  }, [later, look])
  const failing = rows.filter(({ ratio, least }) => ratio < least).length + (onScene ? 1 : 0)
  const count = rows.length + 1
  return (
    <section aria-labelledby="contrast-heading">
      <h2 id="contrast-heading" className="theme-heading">
        Contrast, as you type{' '}
        <span className="theme-verdict" data-fails={failing > 0} role="status">
          {failing === 0 ? `All ${count} read` : `${failing} of ${count} fail`}
        </span>
      </h2>
      <table className="theme-contrast">
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Text on ground</th>
            <th scope="col">Found</th>
            <th scope="col">Needs</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {onScene && (
            <tr data-fails>
              <td>
                <Swatch colour={onScene.backgroundColour} text={onScene.textColour} />
              </td>
              <td>
                Words of the {onScene.axis} on the scene “{look.scene}”
                <small> (change the colour, the {onScene.axis} or the scene)</small>
              </td>
              <td>{told(onScene.ratio)}</td>
              <td>{textContrast.toFixed(1)}</td>
              <td>
                <span className="theme-result">
                  <Glyph icon={CircleX} className="size-4" />
                  fails
                </span>
              </td>
            </tr>
          )}
          {rows.map((row) => {
            const fails = row.ratio < row.least
            const cure = fails ? nearest.get(row.text) : undefined
            return (
              <tr key={row.text} data-fails={fails}>
                <td>
                  <Swatch colour={row.backgroundColour} text={row.textColour} />
                </td>
                <td>
                  {wordOf(row.text)} on {wordOf(row.background)}
                  {row.ground !== 'plain' && <small> ({sections[row.ground]})</small>}
                  {cure && (
                    <Button
                      size="sm"
                      variant="outline"
                      disabled={isReadOnly}
                      onClick={() => onUse(cure.setting, cure.colour)}
                    >
                      Use {cure.colour} for {cure.setting}, the nearest that reads
                    </Button>
                  )}
                </td>
                <td>{told(row.ratio)}</td>
                <td>{row.least.toFixed(1)}</td>
                <td>
                  <span className="theme-result">
                    <Glyph icon={fails ? CircleX : CircleCheck} className="size-4" />
                    {fails ? 'fails' : 'reads'}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="form-hint">
        Each text on the ground where it is read worst. A theme that fails cannot be published.
      </p>
    </section>
  )
}
