import type { Content } from './collections.ts'

/** What fields may name of their site, by the `format` of the field. */
export const namedKinds = ['topic', 'text', 'person', 'location', 'location-slug'] as const
export type NamedKind = (typeof namedKinds)[number]

export const isNamedKind = (format: unknown): format is NamedKind =>
  namedKinds.some((kind) => kind === format)

/** A value that a field may have, and what people call it. */
export interface Named {
  readonly value: string
  readonly title: string
}

interface Site {
  readonly content: Pick<Content, 'questions' | 'texts' | 'people'>
  readonly locations: readonly Readonly<Record<'id' | 'slug' | 'name', string>>[]
}

/** What a site has of a kind, in the order of its files. */
export function namedOf(kind: NamedKind, { content, locations }: Site): Named[] {
  switch (kind) {
    case 'topic': {
      const topics = new Set(content.questions.flatMap(({ topic }) => topic ?? []))
      return Array.from(topics, (topic) => ({ value: topic, title: topic }))
    }
    case 'text':
      return content.texts.map(({ id, title }) => ({ value: id, title }))
    case 'person':
      return content.people.map(({ id, name }) => ({ value: id, title: name }))
    case 'location-slug':
      return locations.map(({ slug, name }) => ({ value: slug, title: name }))
    case 'location':
      return locations.map(({ id, name }) => ({ value: id, title: name }))
  }
}
