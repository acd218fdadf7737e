import { movedTo } from '#staff/ui/order.ts'
import type { JsonDocument } from '../document/merge-documents.ts'
import { isObject } from '../form/is-object.ts'
import { summaryOf } from '../form/words.ts'

/** An entry of a collection, as its file has it. */
export type Entry = Readonly<Record<string, unknown>>

/** The entries of the file of a collection, in the order of lists. */
export const entriesOf = ({ entries }: JsonDocument): readonly Entry[] =>
  Array.isArray(entries) ? entries.map((entry: unknown) => (isObject(entry) ? entry : {})) : []

/** Names by which a person knows an entry, the best first. */
const telling = ['name', 'title', 'question', 'user', 'heading', 'id'] as const

/** What an entry is called in a list. */
export function entryTitle(entry: Entry, index: number): string {
  const named = telling.map((name) => entry[name]).find((text) => typeof text === 'string' && text)
  return summaryOf(named ?? entry) || `Entry ${index + 1}`
}

/** The document with an entry moved to another place; unchanged where there is none. */
export function withMoved(document: JsonDocument, from: number, to: number): JsonDocument {
  const entries = entriesOf(document)
  const places = entries.map((_, place) => `${place}`)
  const order = movedTo(places, `${from}`, to)
  if (order === places) return document
  return { ...document, entries: order.map((place) => entries[Number(place)]) }
}

export const withAdded = (document: JsonDocument, entry: Entry): JsonDocument => ({
  ...document,
  entries: [...entriesOf(document), entry],
})

export const withoutEntry = (document: JsonDocument, index: number): JsonDocument => ({
  ...document,
  entries: entriesOf(document).filter((_, place) => place !== index),
})
