import {
  addRows,
  type Bitset,
  emptyBitset,
  fullBitset,
  intersectWith,
  sizeOf,
  unionWith,
} from './bitset.ts'
import {
  allowsTypos,
  type Correction,
  isOneEditApart,
  isTwoEditsApart,
  type Match,
  readQuery,
  type Synonyms,
  type Vocabulary,
  type Ways,
  type WordQuery,
} from './keyword-query.ts'
import { postingsOf } from './posting-lists.ts'
import { addValues, type TermColumn } from './term-column.ts'
import { hasWord, positionOf, type TextColumn } from './text-column.ts'
import { wordAt, wordsIn } from './word-list.ts'

/** Keyword search in text columns. */
export class TextIndex implements Vocabulary {
  readonly #columns: readonly TextColumn[]
  readonly #terms: ReadonlyMap<string, TermColumn>
  readonly #total: number
  readonly #synonyms: Synonyms
  readonly #byLength = new Map<TextColumn, ReadonlyMap<number, readonly string[]>>()

  constructor(
    columns: readonly TextColumn[],
    terms: readonly TermColumn[],
    total: number,
    synonyms: Synonyms = {},
  ) {
    this.#columns = columns
    this.#terms = new Map(terms.map((column) => [column.name, column]))
    this.#total = total
    this.#synonyms = synonyms
  }

  rankOf(word: string, isPrefix = false): number | undefined {
    const ranks = this.#columns.flatMap((column) =>
      hasWord(column, word, isPrefix) ? [column.rank] : [],
    )
    return ranks.length === 0 ? undefined : Math.min(...ranks)
  }

  isJoined(word: string): boolean {
    return this.#columns.some((column) => column.isJoined && hasWord(column, word))
  }

  correctionOf(word: string, onlyJoined: boolean): Correction | undefined {
    for (const isSimilar of [isOneEditApart, isTwoEditsApart]) {
      for (const [field, column] of this.#columns.entries()) {
        if ((onlyJoined || isSimilar === isTwoEditsApart) && !column.isJoined) continue
        const best = this.#similarIn(column, word, isSimilar)
        if (best !== undefined) return { word: best, rank: column.rank, field }
      }
    }
    return undefined
  }

  /** How the words of a query are matched. */
  read(text: string): WordQuery[] {
    return readQuery(text, this, this.#synonyms)
  }

  /** The rows that match every word of the query; undefined if it has no words. */
  search(text: string): Bitset | undefined {
    const queries = this.read(text)
    if (queries.length === 0) return undefined
    // The rows that match all words up to the one before last, and up to the last.
    let beforeLast = emptyBitset(this.#total)
    let last = fullBitset(this.#total)
    for (const { alone, joined } of queries) {
      const next = this.#rowsOf(alone)
      intersectWith(next, last)
      if (joined.length > 0) {
        const asOne = this.#rowsOf(joined)
        intersectWith(asOne, beforeLast)
        unionWith(next, asOne)
      }
      beforeLast = last
      last = next
    }
    return last
  }

  #rowsOf(ways: Ways): Bitset {
    const found = emptyBitset(this.#total)
    for (const way of ways) {
      const [first, ...others] = way.map((match) => this.#rowsWith(match))
      if (!first) continue
      for (const other of others) intersectWith(first, other)
      unionWith(found, first)
    }
    return found
  }

  #rowsWith({ word, rank, isPrefix }: Match): Bitset {
    const found = emptyBitset(this.#total)
    for (const column of this.#columns) {
      if (column.rank === rank) this.#add(found, column, word, isPrefix)
    }
    return found
  }

  #add(found: Bitset, column: TextColumn, word: string, isPrefix: boolean): void {
    const { words, lists, isOfTerms, name } = column
    const terms = isOfTerms ? this.#terms.get(name) : undefined
    for (let at = positionOf(column, word); ; at++) {
      const own = wordAt(words, at)
      if (own === undefined || (isPrefix ? !own.startsWith(word) : own !== word)) return
      const numbers = postingsOf(lists, at)
      if (terms) addValues(found, terms, numbers)
      else addRows(found, numbers)
    }
  }

  /** The similar word with the most rows. Outside the first rank none that most documents have is meant. */
  #similarIn(
    column: TextColumn,
    word: string,
    isSimilar: (word: string, other: string) => boolean,
  ): string | undefined {
    const { length } = word
    const byLength = this.#typoCandidates(column)
    const similar = [length - 2, length - 1, length, length + 1, length + 2]
      .flatMap((own) => byLength.get(own) ?? [])
      .filter((other) => isSimilar(word, other))
      .map((other) => {
        const found = emptyBitset(this.#total)
        this.#add(found, column, other, false)
        return { word: other, rows: sizeOf(found) }
      })
      .filter(({ rows }) => column.rank === 0 || rows <= this.#total / 2)
    return similar.sort((a, b) => b.rows - a.rows || (a.word < b.word ? -1 : 1))[0]?.word
  }

  /** Words of a column by length, grouped at the first use. */
  #typoCandidates(column: TextColumn): ReadonlyMap<number, readonly string[]> {
    const known = this.#byLength.get(column)
    if (known) return known
    const words = [...wordsIn(column.words)].filter(allowsTypos)
    const byLength = Map.groupBy(words, ({ length }) => length)
    this.#byLength.set(column, byLength)
    return byLength
  }
}
