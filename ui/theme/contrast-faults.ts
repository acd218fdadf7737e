import type { ThemeColours } from '#domain/site/theme.ts'
import { contrastOf, partContrast, textContrast } from './contrast.ts'
import type { GroundColours, GroundSeed } from './ground.ts'
import { type GroundName, groundNames, groundsOf, seedsOf } from './grounds.ts'
import { endOf } from './mix.ts'

/** A text or a part of a control on the ground and background where it is read worst. */
export interface Contrast {
  readonly ground: GroundName
  readonly text: keyof GroundColours
  readonly background: keyof GroundColours
  readonly textColour: string
  readonly backgroundColour: string
  /** Contrast found, 1 to 21. */
  readonly ratio: number
  /** Contrast expected: 4.5 for text, 3 for parts of controls. */
  readonly least: number
}

/** Too little contrast. */
export interface ContrastFault extends Contrast {
  /** The dealer's setting to change. */
  readonly setting: FixedColour | undefined
}

/** Settings that are kept even if they cannot be read; everything else is adjusted. */
const fixedColours = ['ink', 'sale', 'surface', 'paper'] as const
export type FixedColour = (typeof fixedColours)[number]

/** Text colours, each of which may be on each of `backgrounds`. */
export const textTokens = [
  'ink',
  'ink-2',
  'brand-ink',
  'accent-ink',
  'sale',
  'bad',
  'good',
  'warn',
] as const
export const backgroundTokens = ['paper', 'surface', 'tint'] as const
/** Text colours with the solid colours that they are made for. */
export const solidPairs = [
  ['on-brand', 'brand'],
  ['on-brand', 'hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-btn', 'btn'],
  ['on-btn', 'btn-hover'],
] as const

/** Borders of fields and the focus ring, each of which may be on each of `backgrounds`. */
export const partTokens = ['line-2', 'focus'] as const

type Pair = readonly [text: keyof GroundColours, background: keyof GroundColours, least: number]

const onBackgrounds = (names: readonly (keyof GroundColours)[], least: number): Pair[] =>
  names.flatMap((text) => backgroundTokens.map((background): Pair => [text, background, least]))

const pairs: readonly Pair[] = [
  ...onBackgrounds(textTokens, textContrast),
  ...onBackgrounds(partTokens, partContrast),
  ...solidPairs.map(([text, background]): Pair => [text, background, textContrast]),
]

/** Everything below AA contrast on a ground, with its worst background (WCAG 2.2, 1.4.3 and 1.4.11). */
export function contrastFaults(theme: ThemeColours): ContrastFault[] {
  if (Object.values(seedsOf(theme)).every(isReadable)) return []
  return contrastsOf(theme)
    .filter(({ ratio, least }) => ratio < least)
    .map((fault) => ({ ...fault, setting: settingOf(theme, [fault.text, fault.background]) }))
}

/** Every text and part of a control, where it is read worst. */
export function contrastsOf(theme: ThemeColours): Contrast[] {
  const worst = new Map<string, Contrast>()
  for (const ground of groundNames) {
    const colours = groundsOf(theme)[ground]
    for (const [text, background, least] of pairs) {
      const [textColour, backgroundColour] = [colours[text], colours[background]]
      const ratio = contrastOf(textColour, backgroundColour)
      if (ratio >= (worst.get(text)?.ratio ?? Number.POSITIVE_INFINITY)) continue
      worst.set(text, { ground, text, background, textColour, backgroundColour, ratio, least })
    }
  }
  return [...worst.values()]
}

/**
 * Whether all text of a ground can be read, without computing its colours: the dealer's own can, and so
 * can black or white, which a computed text becomes if nothing else suffices.
 */
function isReadable({ paper, surface, tint, ink, sale, keepsSale }: GroundSeed): boolean {
  const limit = endOf(ink, paper) === 0 ? '#000000' : '#ffffff'
  const texts = [ink, limit, ...(keepsSale ? [sale] : [])]
  return [paper, surface, tint].every((background) =>
    texts.every((text) => contrastOf(text, background) >= textContrast),
  )
}

/** The setting of the text, or else of its background. */
const settingOf = (theme: ThemeColours, pair: readonly string[]): FixedColour | undefined =>
  fixedColours.find((name) => theme[name] !== undefined && pair.includes(name)) ??
  fixedColours.find((name) => theme[name] !== undefined)
