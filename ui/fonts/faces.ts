import type { CharacterSetName } from './characters.ts'

/** The part of an axis that a file keeps, or the value that it is fixed at. */
export type AxisSetting = number | { readonly min: number; readonly max: number }

/** The system's font that is shown until the face is there, measured at this setting of the face. */
export interface FallbackStyle {
  readonly isBold: boolean
  /** The weight that the face is most used at. */
  readonly weight: number
  /** For a face with a width axis: the widths that it is shown for, and is measured at, in percent. */
  readonly width?: { readonly min: number; readonly max: number; readonly at: number }
}

/** A face: one CSS font family, made from a variable font that Fontsource publishes. */
export interface Face {
  readonly family: string
  /** Folder of `@fontsource-variable/`. */
  readonly package: string
  /** Which of the package's files: that of the weight, or one with more axes. */
  readonly file: 'wght' | 'opsz' | 'standard'
  /** Axes in the notation of OpenType; `wght` is also what CSS may ask for. */
  readonly axes: { readonly wght: AxisSetting } & Readonly<Record<string, AxisSetting>>
  readonly characters: CharacterSetName
  /** Features that are faulty in this font, by their OpenType tags. */
  readonly without?: readonly string[]
  readonly fallbacks: readonly FallbackStyle[]
  /** The face for headings and figures of this font; absent where it is the face itself. */
  readonly displayCut?: FaceName
}

const regular = (weight: number): FallbackStyle => ({ isBold: false, weight })
const bold = (weight: number): FallbackStyle => ({ isBold: true, weight })
const poster = (min: number, max: number, at: number): FallbackStyle => ({
  isBold: true,
  weight: 880,
  width: { min, max, at },
})

export type FaceName =
  | 'instrument-sans'
  | 'bricolage-grotesque'
  | 'bricolage-grotesque-display'
  | 'shantell-sans'
  | 'besley'
  | 'sofia-sans-semi-condensed'
  | 'saira'
  | 'saira-wide'
  | 'archivo'
  | 'archivo-poster'

/** Every face by the name of its font, or its cut of a font. Sizes are in `scripts/font-files.test.ts`. */
export const faces: Readonly<Record<FaceName, Face>> = {
  'instrument-sans': {
    family: 'Instrument Sans',
    package: 'instrument-sans',
    file: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    characters: 'text',
    fallbacks: [regular(430), bold(600)],
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    file: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    characters: 'text',
    fallbacks: [regular(400), bold(650)],
    displayCut: 'bricolage-grotesque-display',
  },
  'bricolage-grotesque-display': {
    family: 'Bricolage Grotesque Display',
    package: 'bricolage-grotesque',
    file: 'opsz',
    axes: { wght: { min: 600, max: 800 }, opsz: 72 },
    characters: 'headings',
    fallbacks: [bold(760)],
  },
  'shantell-sans': {
    family: 'Shantell Sans',
    package: 'shantell-sans',
    file: 'wght',
    axes: { wght: 680 },
    characters: 'figures',
    fallbacks: [bold(680)],
  },
  besley: {
    family: 'Besley',
    package: 'besley',
    file: 'wght',
    axes: { wght: { min: 500, max: 850 } },
    characters: 'headings',
    // Its tabular zero is thin in every weight.
    without: ['tnum'],
    fallbacks: [bold(720)],
  },
  'sofia-sans-semi-condensed': {
    family: 'Sofia Sans Semi Condensed',
    package: 'sofia-sans-semi-condensed',
    file: 'wght',
    axes: { wght: { min: 400, max: 800 } },
    characters: 'text',
    fallbacks: [regular(430), bold(650)],
  },
  saira: {
    family: 'Saira',
    package: 'saira',
    file: 'wght',
    axes: { wght: { min: 350, max: 650 } },
    characters: 'text',
    fallbacks: [regular(420), bold(600)],
  },
  'saira-wide': {
    family: 'Saira Wide',
    package: 'saira',
    file: 'standard',
    axes: { wght: { min: 200, max: 600 }, wdth: 125 },
    characters: 'headings',
    fallbacks: [regular(330)],
  },
  archivo: {
    family: 'Archivo',
    package: 'archivo',
    file: 'wght',
    axes: { wght: { min: 400, max: 800 } },
    characters: 'text',
    fallbacks: [regular(400), bold(700)],
  },
  'archivo-poster': {
    family: 'Archivo Poster',
    package: 'archivo',
    file: 'standard',
    axes: { wght: 880, wdth: { min: 62, max: 125 } },
    characters: 'capitals',
    // The longest line of a poster, figures, headings, and what is wider.
    fallbacks: [
      poster(62, 65, 62),
      poster(65, 71, 68),
      poster(71, 80, 74),
      poster(80, 92, 86),
      poster(92, 125, 100),
    ],
  },
}
