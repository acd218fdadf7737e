import { entriesOf, lastNamed, wordsOf } from '../../name-matching.ts'
import { COLOUR_SYNONYMS, HINTS, type Paint, paints, SHADES } from './paint-words.ts'

/** `pearl` is a finish that colours of every kind have, and a colour only if there is no other. */
const named = paints.filter((name) => name !== 'pearl')
const colourEntries = entriesOf<Paint>(named, COLOUR_SYNONYMS)

const hintEntries = paints.flatMap((name) =>
  wordsOf(HINTS[name] ?? '').map((word) => [[word], name] as const),
)

/** What follows names a second colour: of the roof, of the interior. */
const SECOND_COLOUR = /\/|\(|\bwith\b|\bw\/|\bover\b|\broof\b|\band\b|&/i

function shadeOf(colour: Paint, words: readonly string[]): Paint {
  const shade = paints.find((name) =>
    wordsOf(SHADES[colour]?.[name] ?? '').some((word) => words.includes(word)),
  )
  return shade ?? colour
}

/** The paint that a text names or suggests; undefined if it does neither. */
function colourIn(text: string): Paint | undefined {
  const colour = lastNamed(text, colourEntries)
  return colour ? shadeOf(colour, wordsOf(text)) : lastNamed(text, hintEntries)
}

/**
 * The paint of a maker's colour name or its slug: a colour that it names ("Sapphire Blue Pearl" is
 * blue, "Deep Crystal Blue" navy), else one that its words suggest ("Volcanic Amber" is orange). Of two
 * colours ("White / Black", "Red with Black Roof") the first is the body's. Undefined where the name
 * says nothing of its colour.
 */
export function paintOf(name: string): Paint | undefined {
  const [first = ''] = name.split(SECOND_COLOUR)
  return colourIn(first) ?? colourIn(name)
}
