import { textWords, wordsIn } from '../text-words.ts'
import type { CarNames } from './named-cars.ts'
import type { ReadWords } from './query-reading.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

/** Behind a number these say that it counts something. */
const counted =
  /^(?:cyl(?:inders?)?|speeds?|sp|stars?|lit(?:re|er)s?|l|v|owners?|years?|months?|zones?|doors?|seats?|seater|wheel|inch|tonnes?|t|k|km|kms)$/
const ofMake = /^\d$/
const ofPart = /^(?:\p{L}|\d{1,3})$/u
/** Behind another word: most queries have none. */
const shortWord = /[\p{L}\p{N}][\s-](?:\p{L}|\d{1,3})(?![\p{L}\p{N}])/u
const WORDS_OF_A_NAME = 4

/**
 * The numbers and letters of models that are not in stock: the 6 of `mazda 6`, the s of `model s`. In
 * other texts they would be found as anything, such as six speakers. D10.
 */
export function missingModelsIn(
  query: string,
  { isName, valuesOf, modelsByMake }: WordVocabulary,
  names: CarNames,
): ReadWords[] {
  if (!shortWord.test(query)) return []
  const words = textWords(query)
  return words.flatMap(({ word, start, end }, at): ReadWords[] => {
    const before = words[at - 1]
    if (!before || !ofPart.test(word) || !/^[\s-]?$/.test(query.slice(before.end, start))) return []
    if (counted.test(words[at + 1]?.word ?? '') || /^\.\d/.test(query.slice(end))) return []
    if (!isName(before.word)) return []
    const last = words.slice(Math.max(0, at - WORDS_OF_A_NAME), at).map((own) => own.word)
    const whole = last
      .map((_, first) => last.slice(first).join(''))
      .filter((name) => names.has(name))
    const isOfMake = whole.some((name) => isMake(name, modelsByMake))
    // A whole model, as in `golf 7`, may have a series of that name.
    if (whole.length > 0 && !(isOfMake && ofMake.test(word))) return []
    const isInStock = valuesOf('make_model').some((value) => {
      const own = wordsIn(value)
      return own.includes(before.word) && own.some((other) => other.startsWith(word))
    })
    if (isInStock) return []
    const name = query.slice(before.start, end)
    // As a badge: the number is given up before the make, so that the nearest cars are other Mazdas.
    return [{ facet: 'badge', values: [name], text: name, start, end }]
  })
}

const isMake = (letters: string, modelsByMake: WordVocabulary['modelsByMake']): boolean =>
  Object.keys(modelsByMake).some((make) => wordsIn(make).join('') === letters)
