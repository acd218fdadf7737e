import { blanked, textWords } from '../text-words.ts'
import type { ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

/** Words that say nothing of a car, and that nobody asks for alone. */
const particles = new Set(
  'a an the and or with without for in at near on of to from by me my i we is are any some all'.split(
    ' ',
  ),
)

/** Words that say nothing of a car. */
const fillers = new Set([
  ...particles,
  ...`sale please cheap good best nice great quality car cars vehicle vehicles buy buying want wanted need
  looking search find show under over below above between less more than price priced budget around about
  only that can`.split(/\s+/),
])

/** A query of one particle, as while `toyota` is typed: the cars with a name that begins with it. D10. */
export function namesBegun(query: string, { valuesOf }: WordVocabulary): ReadWords | undefined {
  const [only, ...others] = textWords(query)
  // With a space behind it the word is complete.
  if (!only || others.length > 0 || only.end < query.length || !particles.has(only.word)) return
  const values = valuesOf('make_model').filter((name) =>
    textWords(name).some(({ word }) => word.startsWith(only.word)),
  )
  const { start, end } = only
  return values.length > 0
    ? { facet: 'make_model', values, start, end, text: `${query}…` }
    : undefined
}

/** Without fillers, but where they are a name, or one with the next word, as in `i 30`. D10. */
export function withoutFillers(keywords: string, rest: string, { isName }: WordVocabulary): string {
  const words = textWords(rest)
  return words.reduce((text, { word, start, end }, at) => {
    const next = words[at + 1]?.word ?? ''
    const before = words[at - 1]?.word ?? ''
    const isKept =
      !fillers.has(word) || isName(word) || isName(word + next) || isName(before + word)
    return isKept ? text : blanked(text, { start, end })
  }, keywords)
}
