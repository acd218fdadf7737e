import type { ColourFamily } from '#domain/car/paint/colour-family.ts'
import { paintOf } from '#domain/car/paint/paint.ts'
import type { Paint } from '#domain/car/paint/paint-words.ts'

/** The paints, as sRGB hex. */
export const artworkColours = {
  white: '#f1f3f4',
  pearl: '#e9e7e1',
  cream: '#e6dcc4',
  silver: '#b9bec3',
  grey: '#6d747b',
  graphite: '#44494f',
  black: '#15171a',
  blue: '#1f4e9a',
  navy: '#182c4d',
  'sky blue': '#6fa3cc',
  red: '#b3151f',
  maroon: '#5c1220',
  orange: '#d9601a',
  yellow: '#e8b512',
  green: '#2f5a40',
  'sage green': '#7d8b78',
  teal: '#15676b',
  bronze: '#7c5f43',
  brown: '#553c2c',
  gold: '#b59a5f',
  beige: '#cfc3ab',
  sand: '#bba888',
  purple: '#4b2c63',
  pink: '#d993a6',
} as const satisfies Readonly<Record<Paint, string>>

export type ArtworkColour = keyof typeof artworkColours

const DEFAULT_COLOUR: ArtworkColour = 'silver'

/** The paint of a maker's colour name or its slug; silver where the name says nothing of it. */
export const colourOf = (text: string): ArtworkColour => paintOf(text) ?? DEFAULT_COLOUR

/** The swatch of a family of colours, a CSS background. */
export const familySwatches: Readonly<Record<ColourFamily, string>> = {
  White: artworkColours.white,
  Black: artworkColours.black,
  Grey: artworkColours.grey,
  Silver: artworkColours.silver,
  Blue: artworkColours.blue,
  Red: artworkColours.red,
  Green: artworkColours.green,
  Brown: artworkColours.brown,
  Beige: artworkColours.beige,
  Gold: artworkColours.gold,
  Yellow: artworkColours.yellow,
  Orange: artworkColours.orange,
  Purple: artworkColours.purple,
  Other: `conic-gradient(${artworkColours.pink},${artworkColours.orange},${artworkColours.teal},${artworkColours.pink})`,
}
