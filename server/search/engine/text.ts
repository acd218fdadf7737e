import { addAll, addRows, allBits, type Bits, keepCommon, noBits } from './bits.ts'
import { placeOf } from './places.ts'
import { type RowLists, rowLists, rowsOfList } from './row-lists.ts'
import {
  indexedWords,
  isForgiven,
  isOneMistakeApart,
  type KnownWords,
  readQuery,
  type Synonyms,
  type WordQuery,
} from './words.ts'

/** Which rows have which words; plain data, as columns are. */
export interface TextColumn {
  /** In order, so that words with the same beginning are neighbours. */
  readonly words: readonly string[]
  /** Rows of each word. */
  readonly lists: RowLists
}

export function textColumn(texts: readonly string[]): TextColumn {
  const rows = new Map<string, number[]>()
  for (const [row, text] of texts.entries()) {
    for (const word of indexedWords(text)) {
      const known = rows.get(word)
      if (known) known.push(row)
      else rows.set(word, [row])
    }
  }
  const words = [...rows.keys()].sort()
  return { words, lists: rowLists(words.map((word) => rows.get(word) ?? [])) }
}

/** Answers keyword queries from a text column. */
export class TextIndex implements KnownWords {
  readonly #words: readonly string[]
  readonly #lists: RowLists
  readonly #total: number
  readonly #synonyms: Synonyms
  #byLength: ReadonlyMap<number, readonly string[]> | undefined

  constructor({ words, lists }: TextColumn, total: number, synonyms: Synonyms = {}) {
    this.#words = words
    this.#lists = lists
    this.#total = total
    this.#synonyms = synonyms
  }

  has(word: string): boolean {
    return this.#words[this.#placeOf(word)] === word
  }

  hasBeginning(start: string): boolean {
    return this.#words[this.#placeOf(start)]?.startsWith(start) ?? false
  }

  /** The rows that match every word, or nothing when the text has no words. */
  search(text: string): Bits | undefined {
    const [first, ...others] = readQuery(text, this, this.#synonyms)
    if (!first) return undefined
    const found = this.#rowsFor(first)
    for (const query of others) keepCommon(found, this.#rowsFor(query))
    return found
  }

  #rowsFor(query: WordQuery): Bits {
    const found = noBits(this.#total)
    if (query.kind === 'beginning') {
      for (let at = this.#placeOf(query.start); at < this.#words.length; at++) {
        const word = this.#words[at] ?? ''
        if (!word.startsWith(query.start)) break
        addRows(found, rowsOfList(this.#lists, at))
      }
    } else if (query.kind === 'mistyped') {
      const {
        word,
        word: { length },
      } = query
      for (const near of [length - 1, length, length + 1]) {
        for (const other of this.#forgiven.get(near) ?? []) {
          if (isOneMistakeApart(word, other)) this.#add(found, other)
        }
      }
    } else {
      for (const words of query.alternatives) this.#addWithAll(found, words)
    }
    return found
  }

  #addWithAll(found: Bits, words: readonly string[]): void {
    const every = allBits(this.#total)
    for (const word of words) {
      const own = noBits(this.#total)
      this.#add(own, word)
      keepCommon(every, own)
    }
    addAll(found, every)
  }

  #add(found: Bits, word: string): void {
    const at = this.#placeOf(word)
    if (this.#words[at] === word) addRows(found, rowsOfList(this.#lists, at))
  }

  /** Words that a mistyped one may mean, by their length; made when one is first mistyped. */
  get #forgiven(): ReadonlyMap<number, readonly string[]> {
    this.#byLength ??= Map.groupBy(this.#words.filter(isForgiven), ({ length }) => length)
    return this.#byLength
  }

  #placeOf(word: string): number {
    return placeOf(this.#words, word)
  }
}
