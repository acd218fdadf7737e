import { lowerBoundBy } from './binary-search.ts'
import {
  addRows,
  type Bitset,
  emptyBitset,
  fullBitset,
  intersectWith,
  unionWith,
} from './bitset.ts'
import {
  allowsTypos,
  isOneEditApart,
  readQuery,
  type Synonyms,
  type Vocabulary,
  type WordQuery,
} from './keyword-query.ts'
import { type PostingLists, postingLists, postingsOf } from './posting-lists.ts'
import { indexedWords } from './tokenizer.ts'
import { type WordList, wordAt, wordList, wordsIn } from './word-list.ts'

/** An inverted index of words; plain data, as other columns. */
export interface TextColumn {
  /** Sorted, so that words with a common prefix are adjacent. */
  readonly words: WordList
  /** Rows of each word. */
  readonly lists: PostingLists
}

export function textColumn(texts: readonly string[]): TextColumn {
  const rows = new Map<string, number[]>()
  for (const [row, text] of texts.entries()) {
    for (const word of indexedWords(text)) {
      const postings = rows.get(word)
      if (postings) postings.push(row)
      else rows.set(word, [row])
    }
  }
  const words = [...rows.keys()].sort()
  const lists = postingLists(words.map((word) => rows.get(word) ?? []))
  return { words: wordList(words), lists }
}

/** Keyword search in a text column. */
export class TextIndex implements Vocabulary {
  readonly #words: WordList
  readonly #lists: PostingLists
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
    return wordAt(this.#words, this.#indexOf(word)) === word
  }

  hasPrefix(prefix: string): boolean {
    return wordAt(this.#words, this.#indexOf(prefix))?.startsWith(prefix) ?? false
  }

  /** The rows that match every word of the query; undefined if it has no words. */
  search(text: string): Bitset | undefined {
    const [first, ...others] = readQuery(text, this, this.#synonyms)
    if (!first) return undefined
    const found = this.#rowsFor(first)
    for (const query of others) intersectWith(found, this.#rowsFor(query))
    return found
  }

  #rowsFor(query: WordQuery): Bitset {
    const found = emptyBitset(this.#total)
    if (query.kind === 'prefix') {
      let at = this.#indexOf(query.prefix)
      while (wordAt(this.#words, at)?.startsWith(query.prefix)) {
        addRows(found, postingsOf(this.#lists, at++))
      }
    } else if (query.kind === 'fuzzy') {
      const {
        word,
        word: { length },
      } = query
      for (const candidateLength of [length - 1, length, length + 1]) {
        for (const other of this.#typoCandidates.get(candidateLength) ?? []) {
          if (isOneEditApart(word, other)) this.#add(found, other)
        }
      }
    } else {
      for (const words of query.alternatives) this.#addWithAll(found, words)
    }
    return found
  }

  #addWithAll(found: Bitset, words: readonly string[]): void {
    const every = fullBitset(this.#total)
    for (const word of words) {
      const own = emptyBitset(this.#total)
      this.#add(own, word)
      intersectWith(every, own)
    }
    unionWith(found, every)
  }

  #add(found: Bitset, word: string): void {
    const at = this.#indexOf(word)
    if (wordAt(this.#words, at) === word) addRows(found, postingsOf(this.#lists, at))
  }

  /** Candidates for fuzzy matches by length, built on first use. */
  get #typoCandidates(): ReadonlyMap<number, readonly string[]> {
    this.#byLength ??= Map.groupBy(wordsIn(this.#words).filter(allowsTypos), ({ length }) => length)
    return this.#byLength
  }

  #indexOf(word: string): number {
    const words = this.#words
    return lowerBoundBy(words.ends.length, (at) => wordAt(words, at) ?? '', word)
  }
}
