import { colourFamilies } from '../car/paint/colour-family.ts'
import { textWords } from '../text-words.ts'
import { isListed } from './alternatives.ts'
import type { ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

const families = new Map<string, string>([
  ...colourFamilies
    .filter((name) => name !== 'Other')
    .map((name) => [name.toLowerCase(), name] as const),
  ['gray', 'Grey'],
])

/** Two colours at least, which most queries have not. */
const severalColours = new RegExp(
  `(?:${[...families.keys()].join('|')}).+(?:${[...families.keys()].join('|')})`,
  'i',
)

/**
 * Colours listed one after another, of which any will do: `white or black`. One colour alone stays a
 * keyword, which is also searched for in the names of paints. D10.
 */
export function coloursIn(query: string, { valuesOf, isName }: WordVocabulary): ReadWords[] {
  if (!severalColours.test(query) || valuesOf('colour_family').length === 0) return []
  const words = textWords(query).filter(({ word }) => families.has(word) && !isName(word))
  const lists: (typeof words)[] = []
  for (const word of words) {
    const own = lists.at(-1)
    const last = own?.at(-1)
    if (last && isListed(query.slice(last.end, word.start))) own?.push(word)
    else lists.push([word])
  }
  return lists.flatMap((own): ReadWords[] => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || first === last || isPaint(query.slice(first.start, last.end), valuesOf))
      return []
    const values = [...new Set(own.flatMap(({ word }) => families.get(word) ?? []))]
    return [{ facet: 'colour_family', values, start: first.start, end: last.end }]
  })
}

/** Whether words together are of the name of a paint: of Silver Blue. */
function isPaint(text: string, valuesOf: WordVocabulary['valuesOf']): boolean {
  const name = text.toLowerCase().replace(/\s+/g, ' ')
  return valuesOf('colour').some((paint) => paint.toLowerCase().includes(name))
}
