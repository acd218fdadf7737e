import type { Oklch } from 'culori'
import {
  contrastOf,
  hexOf,
  partContrast,
  readableOn,
  strongTextContrast,
  textContrast,
} from './contrast.ts'
import { parsed } from './mix.ts'

/** Dark ink on light paper, or the reverse. */
export type Scheme = 'light' | 'dark'

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
const lightness: Readonly<Record<Scheme, readonly number[]>> = {
  light: [0.993, 0.981, 0.957, 0.93, 0.9, 0.865, 0.82, 0.76],
  dark: [0.155, 0.19, 0.225, 0.26, 0.295, 0.335, 0.39, 0.47],
}
/** Lightness of text and strong text, steps 11 and 12, where their contrast suffices. */
const textLightness: Readonly<Record<Scheme, readonly [text: number, strong: number]>> = {
  light: [0.55, 0.3],
  dark: [0.74, 0.94],
}
/** Towards which end text gains contrast: black or white. */
const endOfText = { light: 0, dark: 1 } as const
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

const tinted = (seed: Oklch, shares: readonly number[], scheme: Scheme): Oklch[] =>
  lightness[scheme].map((l, step) => ({ ...seed, l, c: seed.c * (shares[step] ?? 1) }))

/** The scale of greys with the hue of `seed`; `of` selects the upper limit of its chroma. */
export function neutralScale(seed: string, of: 'neutral' | 'brand', scheme: Scheme): Scale {
  const colour = parsed(seed)
  const maxChroma = of === 'neutral' ? maxNeutralChroma : borrowedChroma
  const grey = { ...colour, l: neutralSolid, c: Math.min(colour.c, maxChroma) }
  return scaleFrom(grey, tinted(grey, neutralTint, scheme), [], scheme)
}

/** The scale of a brand colour; its text steps have enough contrast on its own backgrounds and on `backgrounds`. */
export function brandScale(brand: string, backgrounds: readonly string[], scheme: Scheme): Scale {
  const colour = parsed(brand)
  const pale = tinted({ ...colour, c: Math.min(colour.c, maxTint) }, brandTint, scheme)
  return scaleFrom(colour, pale, backgrounds, scheme)
}

function scaleFrom(
  colour: Oklch,
  pale: readonly Oklch[],
  otherBackgrounds: readonly string[],
  scheme: Scheme,
): Scale {
  const end = endOfText[scheme]
  const [textL, strongL] = textLightness[scheme]
  const tints = pale.slice(0, 7).map(hexOf)
  const backgrounds = [...tints.slice(0, 5), ...otherBackgrounds]
  const line = readableOn(tints.slice(0, 2), { ...colour, ...pale[7] }, partContrast, end)
  const solid = hexOf(colour)
  const { on, hovered } = onSolid(solid)
  const outer = end === 0 ? Math.min : Math.max
  const text = { ...colour, l: outer(colour.l, textL), c: Math.min(colour.c, 0.16) }
  const strong = { ...colour, l: strongL, c: Math.min(colour.c, 0.08) }
  return {
    on,
    steps: [
      ...tints,
      line,
      solid,
      hovered,
      readableOn(backgrounds, text, textContrast, end),
      readableOn(backgrounds, strong, strongTextContrast, end),
    ],
  }
}

/**
 * Text on the solid colour: nearly white if its contrast suffices, else nearly black (if white has
 * less than 4.5:1, black has more than 21 / 4.5). The hovered solid moves away from the text.
 */
export function onSolid(solid: string): { readonly on: string; readonly hovered: string } {
  const colour = parsed(solid)
  const isDark = contrastOf('#ffffff', solid) >= textContrast
  const wanted = { ...colour, l: isDark ? 0.99 : 0.2, c: Math.min(colour.c, 0.02) }
  const l = Math.min(1, Math.max(0, colour.l + (isDark ? -0.05 : 0.05)))
  return {
    on: readableOn([solid], wanted, textContrast, isDark ? 1 : 0),
    hovered: hexOf({ ...colour, l }),
  }
}
