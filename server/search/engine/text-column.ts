import { lowerBoundBy } from './binary-search.ts'
import { type PostingLists, postingLists } from './posting-lists.ts'
import type { TextField } from './request.ts'
import { type DocumentChange, NONE } from './row-change.ts'
import type { TermColumn } from './term-column.ts'
import { indexedWords, joinedWords } from './tokenizer.ts'
import { type WordList, wordAt, wordList, wordsIn } from './word-list.ts'

/** An inverted index of words; plain data, as other columns. */
export interface TextColumn {
  readonly name: string
  readonly rank: number
  readonly isJoined: boolean
  /** Sorted, so that words with a common prefix are adjacent. */
  readonly words: WordList
  /** Of each word the rows, or the value numbers in the term column of this name. */
  readonly lists: PostingLists
  readonly isOfTerms: boolean
}

/** The words of a field of all documents, or of the values of its term column, which are far fewer. */
export function textColumn<Document>(
  field: TextField<Document>,
  documents: readonly Document[],
  terms: readonly TermColumn[],
): TextColumn {
  const { name, text, rank, joined = false } = field
  const texts = text ? documents.map(text) : (terms.find((own) => own.name === name)?.values ?? [])
  const numbers = numbersByWord(field, [...texts.entries()])
  const words = [...numbers.keys()].sort()
  const lists = postingLists(words.map((word) => numbers.get(word) ?? []))
  return { name, rank, isJoined: joined, words: wordList(words), lists, isOfTerms: !text }
}

/** The column after a change that gave these term columns; the same object where it is as before. */
export function changedTextColumn<Document>(
  column: TextColumn,
  field: TextField<Document>,
  change: DocumentChange<Document>,
  terms: { readonly before: readonly TermColumn[]; readonly after: readonly TermColumn[] },
): TextColumn {
  const { name, text } = field
  if (!text) {
    const valuesIn = (columns: readonly TermColumn[]) =>
      columns.find((own) => own.name === name)?.values
    const isAsBefore = valuesIn(terms.before) === valuesIn(terms.after)
    return isAsBefore ? column : textColumn(field, [], terms.after)
  }
  const texts = change.documents.map(text)
  const isAsBefore = (own: string, at: number) => {
    const replaced = change.replaced[at]
    return replaced !== undefined && own === text(replaced)
  }
  if (change.isInPlace && texts.every(isAsBefore)) return column
  const coming = texts.map((own, at): [number, string] => [change.placed[at] ?? 0, own])
  return { ...column, ...wordsAfter(column, change.to, numbersByWord(field, coming)) }
}

/** The numbers of the texts that have each word, in the order of the texts. */
function numbersByWord(
  { joined = false }: Pick<TextField<never>, 'joined'>,
  texts: Iterable<readonly [number: number, text: string]>,
): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, own] of texts) {
    for (const word of joined ? joinedWords(own) : indexedWords(own)) {
      const postings = numbers.get(word)
      if (postings) postings.push(number)
      else numbers.set(word, [number])
    }
  }
  return numbers
}

/** The words of rows that stay, by their numbers after the change, and those of new rows. */
function wordsAfter(
  { words, lists }: TextColumn,
  to: Int32Array,
  coming: ReadonlyMap<string, readonly number[]>,
): Pick<TextColumn, 'words' | 'lists'> {
  const kept = [...wordsIn(words)]
  const known = new Set(kept)
  const added = [...coming.keys()].filter((word) => !known.has(word)).sort()
  const rows = new Uint32Array(lists.rows.length + [...coming.values()].flat().length)
  const [texts, starts]: [string[], number[]] = [[], [0]]
  let length = 0
  const add = (word: string, at?: number) => {
    const start = length
    const own = coming.get(word) ?? []
    let next = 0
    const end = at === undefined ? 0 : (lists.starts[at + 1] ?? 0)
    for (let from = at === undefined ? 0 : (lists.starts[at] ?? 0); from < end; from++) {
      const row = to[lists.rows[from] ?? 0] ?? NONE
      if (row === NONE) continue
      for (let first = own[next]; first !== undefined && first < row; first = own[++next]) {
        rows[length++] = first
      }
      rows[length++] = row
    }
    for (; next < own.length; next++) rows[length++] = own[next] ?? 0
    if (length === start) return
    texts.push(word)
    starts.push(length)
  }
  let next = 0
  for (const [at, word] of kept.entries()) {
    for (let first = added[next]; first !== undefined && first < word; first = added[++next]) {
      add(first)
    }
    add(word, at)
  }
  for (const word of added.slice(next)) add(word)
  return {
    words: wordList(texts),
    lists: { starts: Uint32Array.from(starts), rows: rows.slice(0, length) },
  }
}

/** The position of the first word at or after this one. */
export const positionOf = ({ words }: TextColumn, word: string): number =>
  lowerBoundBy(words.ends.length, (at) => wordAt(words, at) ?? '', word)

/** Whether a column has a word, or one that begins with it. */
export function hasWord(column: TextColumn, word: string, isPrefix = false): boolean {
  const found = wordAt(column.words, positionOf(column, word))
  return isPrefix ? (found?.startsWith(word) ?? false) : found === word
}
