import { isEqual } from '#pages/equal.ts'
import type { Page } from '../model/page-edits.ts'
import { type Sentence, sentencesOf, type TitledKinds, valueWords } from './sentences.ts'

type Value = Readonly<Record<string, unknown>>

/** What changed from one value of a document to another: of a page by its blocks, of others by their fields. */
export const changesInWords = (from: Value, to: Value, kinds: TitledKinds): Sentence[] =>
  isPage(from) && isPage(to) ? sentencesOf(from, to, kinds) : fieldSentences(from, to, [])

const isPage = (value: Value | Page): value is Page => Array.isArray(value.blocks)

function fieldSentences(from: Value, to: Value, path: readonly string[]): Sentence[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...names].flatMap((name): Sentence[] => {
    const [was, is] = [from[name], to[name]]
    if (isEqual(was, is)) return []
    const inside = [...path, name]
    if (areEntries(was) && areEntries(is)) return entrySentences(was, is)
    if (isObject(was) && isObject(is)) return fieldSentences(was, is, inside)
    const [of = '', ...field] = inside
    return [
      {
        kind: 'Set',
        of: capital(of),
        ...(field.length > 0 && { field: capital(field.join(' ')) }),
        before: valueWords(was),
        after: valueWords(is),
      },
    ]
  })
}

interface Entry extends Value {
  readonly id: string
}

/** By their ids, as blocks are. */
function entrySentences(was: readonly Entry[], is: readonly Entry[]): Sentence[] {
  const [before, after] = [was, is].map((list) => new Map(list.map((each) => [each.id, each])))
  const gone = was.filter(({ id }) => !after?.has(id))
  return [
    ...is.flatMap((entry): Sentence[] => {
      const old = before?.get(entry.id)
      if (!old) return [{ kind: 'Inserted', of: nameOf(entry), about: entry.id }]
      return fieldSentences(old, entry, [nameOf(entry)])
    }),
    ...gone.map((entry): Sentence => ({ kind: 'Removed', of: nameOf(entry), about: entry.id })),
  ]
}

const nameOf = ({ id, title, name, heading }: Entry): string =>
  String(title ?? name ?? heading ?? id)
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((each) => isObject(each) && typeof each.id === 'string')
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())
