import { describe, expect, test } from 'vitest'
import { isNamedKind, type NamedKind, namedOf } from './named.ts'

const site = {
  content: {
    questions: [
      { id: 'a', question: 'Do you buy cars?', answer: 'Yes.', topic: 'Selling' },
      { id: 'b', question: 'Do you swap?', answer: 'Yes.', topic: 'Selling' },
      { id: 'c', question: 'When?', answer: 'Today.' },
      { id: 'd', question: 'What deposit?', answer: 'A tenth.', topic: 'Finance' },
    ],
    texts: [{ id: 'privacy', title: 'Privacy', text: 'We keep little.', blocks: [] }],
    people: [{ id: 'ana', name: 'Ana Lee', role: 'Sales' }],
  },
  locations: [{ id: 'yard', slug: 'bay-yard', name: 'Bay Yard' }],
}

describe('what a field may name of its site', () => {
  test.each<[NamedKind, readonly [value: string, title: string][]]>([
    [
      'topic',
      [
        ['Selling', 'Selling'],
        ['Finance', 'Finance'],
      ],
    ],
    ['text', [['privacy', 'Privacy']]],
    ['person', [['ana', 'Ana Lee']]],
    ['location', [['yard', 'Bay Yard']]],
    ['location-slug', [['bay-yard', 'Bay Yard']]],
  ])('of the kind %s by its own value and title, each once (Spec 6.04)', (kind, named) => {
    const found = namedOf(kind, site)
    expect(found.map(({ value, title }) => [value, title])).toEqual(named)
  })

  test('is of a known kind (Spec 6.04)', () => {
    expect(isNamedKind('topic')).toBe(true)
    expect(isNamedKind('colour')).toBe(false)
    expect(isNamedKind(undefined)).toBe(false)
  })
})
