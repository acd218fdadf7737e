import { entriesOf, lastNamed } from './name-matching.ts'

/**
 * The paints, as sRGB hex. A maker's colour name is matched by its words: "Glacier White" is white.
 */
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
} as const

export type ArtworkColour = keyof typeof artworkColours

const DEFAULT_COLOUR: ArtworkColour = 'silver'

/** Synonyms of paints. */
const COLOUR_SYNONYMS: Readonly<Record<string, ArtworkColour>> = {
  gray: 'grey',
  charcoal: 'graphite',
  gunmetal: 'graphite',
  anthracite: 'graphite',
  titanium: 'grey',
  steel: 'grey',
  ebony: 'black',
  onyx: 'black',
  snow: 'white',
  ivory: 'cream',
  midnight: 'navy',
  'midnight blue': 'navy',
  'navy blue': 'navy',
  'dark blue': 'navy',
  'light blue': 'sky blue',
  azure: 'sky blue',
  aqua: 'teal',
  turquoise: 'teal',
  burgundy: 'maroon',
  claret: 'maroon',
  scarlet: 'red',
  copper: 'bronze',
  champagne: 'beige',
  khaki: 'sage green',
  olive: 'sage green',
  violet: 'purple',
}

const colourEntries = entriesOf(Object.keys(artworkColours) as ArtworkColour[], COLOUR_SYNONYMS)

/**
 * The paint of a colour name or its slug: "Glacier White" is white. Unknown or empty text gives
 * silver.
 */
export function colourOf(text: string): ArtworkColour {
  return lastNamed(text, colourEntries) ?? DEFAULT_COLOUR
}
