import { converter, type Oklch } from 'culori'
import {
  contrastOf,
  hexOf,
  partContrast,
  readableOn,
  strongTextContrast,
  textContrast,
} from './contrast.ts'

const oklch = converter('oklch')

/**
 * Twelve steps from one colour: 1-2 page backgrounds, 3-5 control at rest, hovered, pressed, 6-8 borders,
 * 9 solid (the colour itself), 10 solid hovered, 11 text, 12 strong text.
 */
export interface Scale {
  readonly steps: readonly string[]
  /** Text on steps 9 and 10. */
  readonly on: string
}

/** Lightness of steps 1 to 8. */
const lightness = [0.993, 0.981, 0.957, 0.93, 0.9, 0.865, 0.82, 0.76]
/** Share of the colour's chroma in steps 1 to 8: backgrounds are nearly grey, borders are tinted. */
const brandTint = [0.03, 0.07, 0.16, 0.26, 0.36, 0.46, 0.56, 0.7]
/** Neutral backgrounds keep most of their low chroma, so that a warm grey stays warm. */
const neutralTint = [0.45, 0.6, 0.75, 0.85, 0.95, 1, 1, 1]

/** Upper limit of the chroma that the palest steps are computed from. */
const maxTint = 0.18
const maxNeutralChroma = 0.03
/** Upper limit of the chroma of greys that are computed from a brand colour. */
const borrowedChroma = 0.012
const neutralSolid = 0.56

const parsed = (colour: string): Oklch => oklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0 }

const tinted = (seed: Oklch, shares: readonly number[]): Oklch[] =>
  lightness.map((l, step) => ({ ...seed, l, c: seed.c * (shares[step] ?? 1) }))

/** The scale of greys with the hue of `seed`; `of` selects the upper limit of its chroma. */
export function neutralScale(seed: string, of: 'neutral' | 'brand'): Scale {
  const colour = parsed(seed)
  const maxChroma = of === 'neutral' ? maxNeutralChroma : borrowedChroma
  const grey = { ...colour, l: neutralSolid, c: Math.min(colour.c, maxChroma) }
  return scaleFrom(grey, tinted(grey, neutralTint), [])
}

/** The scale of a brand colour; its text steps have enough contrast on its own backgrounds and on `backgrounds`. */
export function brandScale(brand: string, backgrounds: readonly string[]): Scale {
  const colour = parsed(brand)
  const pale = tinted({ ...colour, c: Math.min(colour.c, maxTint) }, brandTint)
  return scaleFrom(colour, pale, backgrounds)
}

function scaleFrom(
  colour: Oklch,
  pale: readonly Oklch[],
  otherBackgrounds: readonly string[],
): Scale {
  const tints = pale.slice(0, 7).map(hexOf)
  const backgrounds = [...tints.slice(0, 5), ...otherBackgrounds]
  const line = readableOn(tints.slice(0, 2), { ...colour, ...pale[7] }, partContrast, 0)
  const solid = hexOf(colour)
  const { on, hovered } = onSolid(colour, solid)
  const text = { ...colour, l: Math.min(colour.l, 0.55), c: Math.min(colour.c, 0.16) }
  const strong = { ...colour, l: 0.3, c: Math.min(colour.c, 0.08) }
  return {
    on,
    steps: [
      ...tints,
      line,
      solid,
      hovered,
      readableOn(backgrounds, text, textContrast, 0),
      readableOn(backgrounds, strong, strongTextContrast, 0),
    ],
  }
}

/**
 * Text on the solid colour: nearly white if its contrast suffices, else nearly black (if white has
 * less than 4.5:1, black has more than 21 / 4.5). The hovered solid moves away from the text.
 */
function onSolid(colour: Oklch, solid: string): { on: string; hovered: string } {
  const isDark = contrastOf('#ffffff', solid) >= textContrast
  const wanted = { ...colour, l: isDark ? 0.99 : 0.2, c: Math.min(colour.c, 0.02) }
  const l = Math.min(1, Math.max(0, colour.l + (isDark ? -0.05 : 0.05)))
  return {
    on: readableOn([solid], wanted, textContrast, isDark ? 1 : 0),
    hovered: hexOf({ ...colour, l }),
  }
}
