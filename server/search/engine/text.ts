import { addAll, addRows, allBits, type Bits, keepCommon, noBits } from './bits.ts'
import {
  indexedWords,
  isForgiven,
  isOneMistakeApart,
  type KnownWords,
  readQuery,
  type Synonyms,
  type WordQuery,
} from './words.ts'

/** Which rows have which words. */
export class TextIndex implements KnownWords {
  /** In order, so that words with the same beginning are neighbours. */
  readonly #words: readonly string[]
  /** Words that a mistyped one may mean, by their length. */
  readonly #forgiven: ReadonlyMap<number, readonly string[]>
  readonly #rows: ReadonlyMap<string, Uint32Array>
  readonly #total: number
  readonly #synonyms: Synonyms

  constructor(texts: readonly string[], synonyms: Synonyms = {}) {
    const rows = new Map<string, number[]>()
    for (const [row, text] of texts.entries()) {
      for (const word of indexedWords(text)) {
        const known = rows.get(word)
        if (known) known.push(row)
        else rows.set(word, [row])
      }
    }
    this.#words = [...rows.keys()].sort()
    this.#forgiven = Map.groupBy(this.#words.filter(isForgiven), ({ length }) => length)
    this.#rows = new Map([...rows].map(([word, found]) => [word, Uint32Array.from(found)]))
    this.#total = texts.length
    this.#synonyms = synonyms
  }

  has(word: string): boolean {
    return this.#rows.has(word)
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
        this.#add(found, word)
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
    const rows = this.#rows.get(word)
    if (rows) addRows(found, rows)
  }

  /** The place of the first word at or after this one. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
