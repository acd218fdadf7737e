import { type ColourToken, type ScaleName, scaleNames } from '#domain/site/colour-tokens.ts'
import type { ThemeColours } from './colours.ts'
import { contrastOf, textContrast } from './contrast.ts'

/** A text colour of a theme with too little contrast on one of its backgrounds. */
export interface ContrastFault {
  readonly text: ColourToken
  readonly background: ColourToken
  /** Contrast found, 1 to 21; expected is at least 4.5. */
  readonly ratio: number
}

const backgroundSteps = [1, 2, 3, 4, 5] as const
const textSteps = [11, 12] as const

const backgroundsOf = (scale: ScaleName): ColourToken[] =>
  backgroundSteps.map((step): ColourToken => `${scale}-${step}`)

/** Text colours with their backgrounds: greys and their own scale; `on-brand` on the solid brand. */
function* pairs(): Generator<readonly [text: ColourToken, background: ColourToken]> {
  for (const scale of scaleNames) {
    const backgrounds = new Set([...backgroundsOf('neutral'), ...backgroundsOf(scale)])
    for (const step of textSteps) {
      for (const background of backgrounds) yield [`${scale}-${step}`, background]
    }
  }
  for (const scale of ['brand', 'accent'] as const) {
    yield [`on-${scale}`, `${scale}-9`]
    yield [`on-${scale}`, `${scale}-10`]
  }
}

/** Every text colour below AA contrast, with its worst background (WCAG 2.2, 1.4.3). */
export function contrastFaults(colours: ThemeColours): ContrastFault[] {
  const worst = new Map<ColourToken, ContrastFault>()
  for (const [text, background] of pairs()) {
    const ratio = contrastOf(colours[text], colours[background])
    const known = worst.get(text)
    if (ratio < textContrast && ratio < (known?.ratio ?? Number.POSITIVE_INFINITY)) {
      worst.set(text, { text, background, ratio })
    }
  }
  return [...worst.values()]
}
