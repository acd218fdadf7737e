import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseFilter } from '#domain/stock-query/filter.ts'
import { emptyReading, type QueryReading } from '#domain/stock-query/query-reading.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storySearch } from '#parts/story-site.ts'
import { choicesOf } from './choices.ts'
import { QueryNote } from './query-note.tsx'

const noteOf = (query: string, reading: Partial<QueryReading>, count = 3) =>
  renderToStaticMarkup(
    <QueryNote
      data={{
        ...storySearch(`query=${encodeURIComponent(query)}&make=Kia`),
        result: { ...fixtureResult([], { count }), reading: { ...emptyReading, ...reading } },
      }}
    />,
  )

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')

test('a corrected word is said, with a link to just what was typed (D10)', () => {
  const markup = noteOf('toyta suv', {
    corrected: 'toyota suv',
    literal: '"toyta" suv',
    keywords: 'toyta',
  })
  expect(textOf(markup)).toBe('Showing results for toyota suv. Search for toyta suv fallback.')
  expect(markup).toContain('href="/search?query=%22toyta%22+suv&amp;make=Kia"')
})

test('a correction that finds nothing is not promised (D10)', () => {
  expect(
    textOf(noteOf('toyta', { corrected: 'toyota', literal: '"toyta"', keywords: 'toyta' }, 0)),
  ).toBe('')
})

test.each<[string, Partial<QueryReading>, number, string]>([
  ['ferrari', { keywords: 'ferrari', unknown: ['ferrari'] }, 0, 'Nothing here matches “ferrari”.'],
  [
    'a b',
    { keywords: 'a b', unknown: ['a', 'b'] },
    2,
    'Left out, as nothing here matches: “a”, “b”.',
  ],
  [
    '!!!',
    { keywords: '!!!' },
    3,
    '“!!!” has no words to search for, so nothing was filtered by it.',
  ],
  ['kia', { keywords: 'kia' }, 3, ''],
  ['', {}, 3, ''],
])(
  'of "%s" %j with %d cars it says what was not understood (D10)',
  (query, reading, count, text) => {
    expect(textOf(noteOf(query, reading, count))).toBe(text)
  },
)

test('figures that no vehicle states are left out, and said (D10)', () => {
  const unstated = ['sleeps 4', 'range over 400km']
  expect(textOf(noteOf('sleeps 4 range over 400km', { unstated }))).toBe(
    'Left out, as no vehicle here states it: “sleeps 4”, “range over 400km”.',
  )
})

test('a chip says the figure that words ask for (D10)', () => {
  const { state } = storySearch('query=650cc+or+more')
  const reading: QueryReading = {
    ...emptyReading,
    filters: [
      { facet: 'engine_cc', range: { min: 650 }, text: '650 cc or more', start: 0, end: 13 },
    ],
  }
  expect(choicesOf(state, undefined, 'en-AU', reading).map(({ text }) => text)).toEqual([
    '650 cc or more',
  ])
})

test('words that filter are chips of their own, each of which removes its words (D7, D10)', () => {
  const { state } = storySearch('query=red+ute,+under+40k&make=Kia')
  const reading: QueryReading = {
    ...emptyReading,
    keywords: 'red                ',
    filters: [
      { facet: 'simple_body', values: ['Ute'], start: 4, end: 7 },
      { facet: 'price', range: { max: 40_000 }, start: 9, end: 18 },
    ],
  }
  expect(choicesOf(state, undefined, 'en-AU', reading)).toEqual([
    { text: '“red”', href: '/search?query=ute+under+40k&make=Kia' },
    { text: 'Ute', href: '/search?query=red,+under+40k&make=Kia' },
    { text: 'Up to $40,000', href: '/search?query=red+ute&make=Kia' },
    { text: 'Kia', href: '/search?query=red+ute,+under+40k' },
  ])
})

test('a chip says in full how a phrase was read, and removes it (D10)', () => {
  const { state } = storySearch('query=family+suv')
  const filter = parseFilter('seats >= 5')
  if (!filter.ok) throw new Error(filter.message)
  const meant = {
    facet: 'meaning',
    filter: filter.filter,
    text: 'Family: 5 seats or more',
  } as const
  const reading: QueryReading = {
    ...emptyReading,
    filters: [
      { ...meant, start: 0, end: 6 },
      { facet: 'simple_body', values: ['SUV'], start: 7, end: 10 },
    ],
  }
  expect(choicesOf(state, undefined, 'en-AU', reading)).toEqual([
    { text: 'Family: 5 seats or more', href: '/search?query=suv' },
    { text: 'SUV', href: '/search?query=family' },
  ])
})
