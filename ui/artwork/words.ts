import { type ArtworkBody, carBodies } from './bodies/bodies.ts'

export const artworkBodies: readonly ArtworkBody[] = [
  ...(Object.keys(carBodies) as (keyof typeof carBodies)[]),
  'motorcycle',
  'caravan',
]

/**
 * The paints we know, as sRGB. A stock colour's own words decide which one it is: "Glacier White"
 * is a white.
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

const DEFAULT_BODY: ArtworkBody = 'suv'
const DEFAULT_COLOUR: ArtworkColour = 'silver'

/** Other words for a body, as feeds and makers write them. */
const BODY_WORDS: Readonly<Record<string, ArtworkBody>> = {
  hatch: 'hatchback',
  liftback: 'hatchback',
  'sports back': 'hatchback',
  saloon: 'sedan',
  suvs: 'suv',
  'four wheel drive': 'suv',
  '4x4': 'suv',
  crossover: 'suv',
  'cab chassis': 'ute',
  pickup: 'ute',
  'pick up': 'ute',
  'dual cab': 'ute',
  truck: 'ute',
  tray: 'ute',
  estate: 'wagon',
  'panel van': 'van',
  commercial: 'van',
  minivan: 'people-mover',
  minibus: 'people-mover',
  bus: 'people-mover',
  mpv: 'people-mover',
  cabriolet: 'convertible',
  roadster: 'convertible',
  soft: 'convertible',
  motorbike: 'motorcycle',
  bike: 'motorcycle',
  scooter: 'motorcycle',
  'camper trailer': 'caravan',
  camper: 'caravan',
}

/** Other words for a paint. */
const COLOUR_WORDS: Readonly<Record<string, ArtworkColour>> = {
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

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const entriesOf = <T extends string>(known: readonly T[], others: Readonly<Record<string, T>>) => [
  ...known.map((name) => [words(name), name] as const),
  ...Object.entries(others).map(([text, name]) => [words(text), name] as const),
]

const bodyEntries = entriesOf(artworkBodies, BODY_WORDS)
const colourEntries = entriesOf(Object.keys(artworkColours) as ArtworkColour[], COLOUR_WORDS)

/** Where `phrase` ends in `text`, counted in words; 0 where it does not occur. */
function endOf(phrase: readonly string[], text: readonly string[]): number {
  for (let end = text.length; end >= phrase.length; end--) {
    if (phrase.every((word, i) => text[end - phrase.length + i] === word)) return end
  }
  return 0
}

/**
 * The known name whose words occur last in the text: English puts the noun at the end. Of equals
 * the longer.
 */
function lastNamed<T>(text: string, entries: readonly (readonly [string[], T])[]): T | undefined {
  const given = words(text)
  const found = entries
    .map(([phrase, name]) => ({ name, end: endOf(phrase, given), length: phrase.length }))
    .filter(({ end }) => end > 0)
    .sort((a, b) => b.end - a.end || b.length - a.length)
  return found[0]?.name
}

/**
 * The body that a stock word means: `simple_body` values ("People Mover", "Cab Chassis"), their
 * slugs, or any text that names one ("Dual Cab Ute"). Unknown or empty text gives an SUV, the most
 * common body in Australian stock.
 */
export function bodyOf(text: string): ArtworkBody {
  return lastNamed(text, bodyEntries) ?? DEFAULT_BODY
}

/**
 * The paint that a colour name or its slug means: "Glacier White" is white. Unknown or empty text
 * gives silver.
 */
export function colourOf(text: string): ArtworkColour {
  return lastNamed(text, colourEntries) ?? DEFAULT_COLOUR
}
