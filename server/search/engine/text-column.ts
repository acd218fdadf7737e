import { lowerBoundBy } from './binary-search.ts'
import { type PostingLists, postingLists } from './posting-lists.ts'
import type { TextField } from './request.ts'
import type { TermColumn } from './term-column.ts'
import { indexedWords, joinedWords } from './tokenizer.ts'
import { type WordList, wordAt, wordList } from './word-list.ts'

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
  { name, text, rank, joined = false }: TextField<Document>,
  documents: readonly Document[],
  terms: readonly TermColumn[],
): TextColumn {
  const texts = text ? documents.map(text) : (terms.find((own) => own.name === name)?.values ?? [])
  const numbers = new Map<string, number[]>()
  for (const [number, own] of texts.entries()) {
    for (const word of joined ? joinedWords(own) : indexedWords(own)) {
      const postings = numbers.get(word)
      if (postings) postings.push(number)
      else numbers.set(word, [number])
    }
  }
  const words = [...numbers.keys()].sort()
  const lists = postingLists(words.map((word) => numbers.get(word) ?? []))
  return { name, rank, isJoined: joined, words: wordList(words), lists, isOfTerms: !text }
}

/** The position of the first word at or after this one. */
export const positionOf = ({ words }: TextColumn, word: string): number =>
  lowerBoundBy(words.ends.length, (at) => wordAt(words, at) ?? '', word)

/** Whether a column has a word, or one that begins with it. */
export function hasWord(column: TextColumn, word: string, isPrefix = false): boolean {
  const found = wordAt(column.words, positionOf(column, word))
  return isPrefix ? (found?.startsWith(word) ?? false) : found === word
}
