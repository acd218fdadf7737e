import { contrastOf, partContrast, textContrast } from './contrast.ts'
import { endOf, isPale, mix, readable } from './mix.ts'
import { onSolid } from './scale.ts'
import type { TokenValues } from './tokens.ts'

/** The colours that every ground sets. */
export type GroundColours = TokenValues<'colours' | 'buttons', string>

/** Colours that a ground starts from. */
export interface GroundSeed {
  readonly paper: string
  readonly surface: string
  readonly tint: string
  readonly ink: string
  readonly brand: string
  readonly accent: string
  readonly sale: string
  /** A dealer's own colour of a reduced price is kept, and reported if it cannot be read. */
  readonly keepsSale: boolean
  /** Solid buttons; undefined on a coloured ground, where they are ink with paper's colour on it. */
  readonly button: string | undefined
}

/** Shares of ink in lighter text and in lines. */
const shares = { ink2: 0.78, line: { pale: 0.14, dark: 0.18 }, line2: 0.56 } as const
/** Below this contrast an accent does not show on a coloured ground. */
const visible = 1.5
/** The house colours of faults, success and warnings, before they are made readable. */
const states = { bad: '#b3261e', good: '#1b7f4b', warn: '#8a5a00' } as const

/** A whole ground; all text on it has AA contrast, except for the dealer's own ink and sale price. */
export function groundOf(seed: GroundSeed): GroundColours {
  const { paper, surface, tint, ink } = seed
  const backgrounds = [paper, surface, tint]
  const end = endOf(ink, paper)
  const asText = (wanted: string) => readable(wanted, backgrounds, textContrast, end)
  const asPart = (wanted: string) => readable(wanted, backgrounds, partContrast, end)
  const { button } = seed
  const ink2 = asText(mix(paper, ink, shares.ink2))
  const brand = button || isVisible(seed.brand, paper, partContrast) ? seed.brand : ink
  const accent = button || isVisible(seed.accent, paper, visible) ? seed.accent : ink
  const [onBrand, onAccent] = [onSolid(brand), onSolid(accent)]
  const onButton = button === undefined ? undefined : onSolid(button)
  return {
    paper,
    surface,
    tint,
    ink,
    'ink-2': ink2,
    line: mix(paper, ink, isPale(paper) ? shares.line.pale : shares.line.dark),
    'line-2': asPart(mix(paper, ink, shares.line2)),
    brand,
    'on-brand': onBrand.on,
    hover: onBrand.hovered,
    'brand-ink': asText(brand),
    accent,
    'on-accent': onAccent.on,
    'accent-hover': onAccent.hovered,
    'accent-ink': asText(accent),
    sale: seed.keepsSale ? seed.sale : asText(seed.sale),
    bad: asText(states.bad),
    good: asText(states.good),
    warn: asText(states.warn),
    focus: button ? asPart(seed.brand) : ink,
    btn: button ?? ink,
    'on-btn': onButton?.on ?? paper,
    'btn-hover': onButton?.hovered ?? ink2,
    'btn-line': backgrounds.every((each) => isVisible(button ?? ink, each, partContrast))
      ? 'transparent'
      : asPart(button ?? ink),
  }
}

const isVisible = (colour: string, paper: string, ratio: number): boolean =>
  contrastOf(colour, paper) >= ratio

/** The first of some colours that can be read on `background`; black or white if none can. */
export const firstReadable = (wanted: readonly string[], background: string): string =>
  wanted.find((colour) => contrastOf(colour, background) >= textContrast) ??
  (isPale(background) ? '#000000' : '#ffffff')

/**
 * `paper` with some of `colour`, less of it until `ink` can be read on the result; with `from`, at
 * the most as much as that.
 */
export function tinted(paper: string, colour: string, share: number, ink: string): string {
  const found = tintSteps
    .map((part) => mix(paper, colour, share * part))
    .find((hex) => contrastOf(ink, hex) >= textContrast)
  return found ?? paper
}
const tintSteps = [1, 0.75, 0.5, 0.25] as const
