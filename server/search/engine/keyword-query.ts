import { wordsIn } from '#domain/text-words.ts'
import { type QueryWord, queryWords } from './tokenizer.ts'

/** A word in lower case → its synonyms, each of one or more words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

const minTypoLength = 4
/** From this length on the word of a name may have two typos. */
const minTwoTyposLength = 8
const alphabetic = /^\p{L}+$/u
const endsInDigit = /\p{N}$/u

/** A word in the fields of a rank; every word that begins with it, if it is a prefix. */
export interface Match {
  readonly word: string
  readonly rank: number
  readonly isPrefix: boolean
}

/** The ways in which documents may have a word: all matches of any one. */
export type Ways = readonly (readonly Match[])[]

/**
 * How one word of a query is matched (D10): by itself behind the words before it, or as one with the
 * word before, behind the words before that.
 */
export interface WordQuery {
  readonly word: QueryWord
  readonly alone: Ways
  readonly joined: Ways
  /** What was taken for a typo, from the start of the word or of the one before it; what it was taken for. */
  readonly correction?: { readonly start: number; readonly word: string } | undefined
}

/** A word of the documents that is meant by a typo. */
export interface Correction {
  readonly word: string
  readonly rank: number
  /** The position of its field among all. */
  readonly field: number
}

/** The words of all documents. */
export interface Vocabulary {
  /** The lowest rank of a field with this word, or with a word that begins with it. */
  rankOf(word: string, isPrefix?: boolean): number | undefined
  /** Whether a field with joined words has it. */
  isJoined(word: string): boolean
  /** The most frequent word that is one edit apart, of the first field that has one. */
  correctionOf(word: string, onlyJoined: boolean): Correction | undefined
}

/** Reads a keyword query with a vocabulary. A document must match every word. */
export function readQuery(
  text: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms = {},
): WordQuery[] {
  const words = queryWords(text)
  return words.map((word, at) => {
    const before = words[at - 1]
    const isLast = at === words.length - 1
    if (word.isLiteral) return { word, alone: wordWays(word.word, vocabulary), joined: [] }
    const pair = before && !before.isLiteral ? before.word + word.word : ''
    const joined = pair === '' ? [] : waysOf(pair, vocabulary, isLast)
    // "mazda 3" is not the CX-3 of Mazda.
    const isOneName = word.word.length < 2 && vocabulary.isJoined(pair)
    const alone = isOneName ? [] : waysOf(word.word, vocabulary, isLast, synonyms)
    const next = words[at + 1]
    const isPart =
      next !== undefined &&
      !next.isLiteral &&
      vocabulary.rankOf(word.word + next.word, at + 1 === words.length - 1) !== undefined
    if (alone.length > 0 || joined.length > 0 || isPart) return { word, alone, joined }
    return { word, ...corrected(word, before, pair, vocabulary) }
  })
}

function wordWays(word: string, vocabulary: Vocabulary, isLast = false): Ways {
  const exact = vocabulary.rankOf(word)
  const isPrefix = isLast && !(exact !== undefined && endsInDigit.test(word))
  const rank = exact ?? (isPrefix ? vocabulary.rankOf(word, true) : undefined)
  return rank === undefined ? [] : [[{ word, rank, isPrefix }]]
}

/** A word or its synonyms, of those ways that have the lowest rank. */
function waysOf(
  word: string,
  vocabulary: Vocabulary,
  isLast: boolean,
  synonyms: Synonyms = {},
): Ways {
  const others = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined
  if (!others) return wordWays(word, vocabulary, isLast)
  const ways = [[word], ...others.map(wordsIn)].flatMap((all) => {
    const matches = all.flatMap((one) => wordWays(one, vocabulary).flat())
    return matches.length === all.length ? [matches] : []
  })
  const rankOf = (way: readonly Match[]) => Math.max(...way.map(({ rank }) => rank))
  const lowest = Math.min(...ways.map(rankOf))
  return ways.filter((way) => rankOf(way) === lowest)
}

function corrected(
  { word, start }: QueryWord,
  before: QueryWord | undefined,
  pair: string,
  vocabulary: Vocabulary,
): Omit<WordQuery, 'word'> {
  const own = correctionOf(word, vocabulary, false)
  const asOne = before && correctionOf(pair, vocabulary, true)
  const waysTo = ({ word, rank }: Correction) => [[{ word, rank, isPrefix: false }]]
  // The Landcruiser is meant by "land cruzer", also where a Cruze is in stock.
  const isOneName =
    own &&
    before &&
    asOne?.word.startsWith(before.word) &&
    !vocabulary.isJoined(before.word + own.word)
  if (own && !isOneName && (!asOne || own.field <= asOne.field)) {
    return { alone: waysTo(own), joined: [], correction: { start, word: own.word } }
  }
  if (!asOne) return { alone: [], joined: [] }
  return { alone: [], joined: waysTo(asOne), correction: { start: before.start, word: asOne.word } }
}

const correctionOf = (word: string, vocabulary: Vocabulary, onlyJoined: boolean) =>
  word.length >= minTypoLength && allowsTypos(word)
    ? vocabulary.correctionOf(word, onlyJoined)
    : undefined

/** Only words of letters may have typos: 320i is not 330i. */
export const allowsTypos = (word: string): boolean => alphabetic.test(word)

/**
 * Whether the Damerau–Levenshtein distance of two words is at most 1: a letter inserted, deleted,
 * substituted, or transposed with its neighbour.
 */
export function isOneEditApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return isEqualAfterEdit(short, long, at) && allowsTypos(other)
}

/** Whether a long word of a name is meant by one with two typos, neither in its first letter: `landcruzer`. */
export function isTwoEditsApart(word: string, other: string): boolean {
  if (word.length < minTwoTyposLength || word[0] !== other[0] || !allowsTypos(other)) return false
  if (Math.abs(word.length - other.length) > 2) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const edited = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (other[at] ?? '') + word.slice(at),
    word.slice(0, at) + (other[at] ?? '') + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  return edited.some((one) => one === other || isOneEditApart(one, other))
}

/** Whether one edit at the first difference makes the words equal. */
function isEqualAfterEdit(short: string, long: string, at: number): boolean {
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isTransposed = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isTransposed && short.slice(at + 2) === long.slice(at + 2)
}
