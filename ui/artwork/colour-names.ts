import { COLOUR_SYNONYMS, HINTS, SHADES } from './colour-words.ts'
import { entriesOf, lastNamed, wordsOf } from './name-matching.ts'

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

/** `pearl` is a finish that colours of every kind have, and a colour only if there is no other. */
const named = (Object.keys(artworkColours) as ArtworkColour[]).filter((name) => name !== 'pearl')
const colourEntries = entriesOf(named, COLOUR_SYNONYMS)

const hintEntries = (Object.entries(HINTS) as [ArtworkColour, string][]).flatMap(([name, words]) =>
  wordsOf(words).map((word) => [[word], name] as const),
)

/** What follows names a second colour: of the roof, of the interior. */
const SECOND_COLOUR = /\/|\(|\bwith\b|\bw\/|\bover\b|\broof\b|\band\b|&/i

function shadeOf(colour: ArtworkColour, words: readonly string[]): ArtworkColour {
  const shades = Object.entries(SHADES[colour] ?? {}) as [ArtworkColour, string][]
  const shade = shades.find(([, shadeWords]) =>
    wordsOf(shadeWords).some((word) => words.includes(word)),
  )
  return shade?.[0] ?? colour
}

/** The paint that a text names or suggests; undefined if it does neither. */
function colourIn(text: string): ArtworkColour | undefined {
  const colour = lastNamed(text, colourEntries)
  return colour ? shadeOf(colour, wordsOf(text)) : lastNamed(text, hintEntries)
}

/**
 * The paint of a colour name or its slug: a colour that it names ("Sapphire Blue Pearl" is blue,
 * "Deep Crystal Blue" navy), else one that its words suggest ("Volcanic Amber" is orange). Of two
 * colours ("White / Black", "Red with Black Roof") the first is the body's. Unknown or empty text
 * gives silver.
 */
export function colourOf(text: string): ArtworkColour {
  const [first = ''] = text.split(SECOND_COLOUR)
  return colourIn(first) ?? colourIn(text) ?? DEFAULT_COLOUR
}
