import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Filter, parseFilter } from '#domain/stock-query/filter.ts'
import { changedColumns, columnsOf } from './columns.ts'
import { createEngine } from './engine.ts'
import { linearSearch } from './linear-search.fixture.ts'
import type { EngineFields, EngineRequest } from './request.ts'
import { rowChange } from './row-change.ts'

interface Thing {
  readonly colour: string
  readonly kind: string | undefined
  readonly code: string
  readonly extras: readonly string[]
  readonly price: number | undefined
  readonly age: number | undefined
  readonly words: string
}

const fields: EngineFields<Thing> = {
  terms: [
    { kind: 'terms', name: 'colour', values: ({ colour }) => [colour] },
    { kind: 'terms', name: 'kind', values: ({ kind }) => (kind === undefined ? [] : [kind]) },
    { kind: 'terms', name: 'code', values: ({ code }) => [code] },
    { kind: 'terms', name: 'extras', values: ({ extras }) => extras },
  ],
  numbers: [
    { kind: 'number', name: 'price', value: ({ price }) => price },
    { kind: 'number', name: 'age', value: ({ age }) => age },
  ],
  orders: [
    { name: 'cheap', value: ({ price }) => price, descending: false },
    { name: 'dear', value: ({ price }) => price, descending: true },
    { name: 'young', value: ({ age }) => age, descending: false },
  ],
  texts: [
    { name: 'names', rank: 0, joined: true, text: ({ words }) => words },
    { name: 'colour', rank: 0 },
    { name: 'kind', rank: 1 },
    { name: 'extras', rank: 2 },
  ],
  synonyms: { ev: ['electric'], phev: ['plug in hybrid'], ute: ['pick up', 'utility'] },
}

const colours = ['red', 'blue', 'white', 'black', 'silver']
const kinds = ['7', '5', 'suv', 'ute', 'Ute', 'zebra']
const extras = ['roof', 'tow', 'nav', 'heat']
const codes = Array.from({ length: 200 }, (_, n) => `c${n}`)
const vocabulary = [
  'toyota',
  'toyoda',
  'hilux',
  'hi-lux',
  'electric',
  'plug-in',
  'hybrid',
  'everest',
]
const allWords = [...vocabulary, 'kona', 'kuga', 'kong', 'utility', 'pick up', 'CX-5', 'Citroën']
const queryWords = [
  'toyta',
  'toyotta',
  'konaa',
  'hliux',
  'hil',
  'ev',
  'phev',
  'ute',
  'kora',
  'cx5',
  'cx-5',
  'citroen',
  'x9',
  'k',
  '-',
  'citro',
  'pick',
  'up',
  'kona electric',
  'heet',
  'bluee',
  '"toyta"',
  'nav',
]

/** Early values are more frequent: frequencies are skewed, as in real stock. */
const skewed = <T>(values: readonly [T, ...T[]] | readonly T[]): fc.Arbitrary<T> =>
  fc.tuple(fc.nat(values.length - 1), fc.nat(values.length - 1)).map(([a, b]) => {
    const value = values[Math.min(a, b)]
    if (value === undefined) throw new RangeError('expected at least one value')
    return value
  })

const thing: fc.Arbitrary<Thing> = fc.record({
  colour: skewed(colours),
  kind: fc.option(skewed(kinds), { nil: undefined }),
  code: skewed(codes),
  extras: fc.array(fc.constantFrom(...extras), { maxLength: 4 }),
  price: fc.option(
    fc.nat(50).map((n) => n * 1000),
    { nil: undefined, freq: 8 },
  ),
  age: fc.option(fc.nat(20), { nil: undefined, freq: 8 }),
  words: fc.array(skewed(allWords), { maxLength: 4 }).map((words) => words.join(' ')),
})

const chosen = (values: readonly string[]) =>
  fc.option(fc.array(fc.constantFrom(...values, 'unknown'), { maxLength: 3 }), {
    nil: undefined,
    freq: 2,
  })
const range = (top: number) =>
  fc.option(
    fc.record({
      min: fc.option(fc.integer({ min: -1, max: top }), { nil: undefined }),
      max: fc.option(fc.integer({ min: -1, max: top }), { nil: undefined }),
    }),
    { nil: undefined, freq: 2 },
  )

const words = (field: string, values: readonly string[]) =>
  fc
    .subarray([...values], { minLength: 1, maxLength: 2 })
    .map((chosen) => `${field} IN [${chosen}]`)
const numbers = fc
  .tuple(
    fc.constantFrom('age', 'price'),
    fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
    fc.constantFrom(-1, 0, 4, 7, 1_000, 20_000),
  )
  .map((parts) => parts.join(' '))

const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    words('colour', [...colours, 'RED']),
    words('kind', kinds),
    words('extras', extras),
    numbers,
    fc.constantFrom('kind EXISTS', 'price NOT EXISTS', 'age IS NULL', 'nothing = 1'),
    tie('filter').map((part) => `NOT (${part})`),
    fc
      .tuple(tie('filter'), fc.constantFrom('AND', 'OR'), tie('filter'))
      .map(([one, joint, other]) => `(${one}) ${joint} (${other})`),
  ),
}))

function readFilter(text: string): Filter {
  const parsed = parseFilter(text, ['colour', 'kind', 'extras', 'age', 'price', 'nothing'])
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.filter
}

const request: fc.Arbitrary<EngineRequest> = fc.record(
  {
    text: fc
      .array(fc.constantFrom(...allWords, ...queryWords), { maxLength: 3 })
      .map((w) => w.join(' ')),
    terms: fc.record({
      colour: chosen(colours),
      kind: chosen(kinds),
      code: chosen(codes),
      extras: chosen(extras),
    }),
    conditions: fc.array(
      fc.oneof(
        fc.record({ field: fc.constant('colour'), values: fc.subarray(colours) }),
        fc.record({ field: fc.constant('extras'), values: fc.subarray(extras) }),
        fc.record({ field: fc.constant('age'), range: fc.record({ min: fc.nat(20) }) }),
        fc.record({ filter: filter.map(readFilter) }),
      ),
      { maxLength: 2 },
    ),
    filter: filter.map(readFilter),
    ranges: fc.record({ price: range(50_000), age: range(20) }),
    order: fc.constantFrom('cheap', 'dear', 'young', 'price_asc', 'age_desc'),
    offset: fc.nat(30),
    limit: fc.nat(30),
    facets: fc.subarray(['colour', 'kind', 'code', 'extras', 'price', 'age']),
  },
  { requiredKeys: ['offset', 'limit'] },
)

/** JSON text, to compare the order of keys too. */
const jsonOf = (value: unknown): string => JSON.stringify(value)

it('returns the rows, counts and extents of a linear search (D8, D9, D10)', () => {
  const stock = fc.oneof(
    fc.array(thing, { maxLength: 40 }),
    fc.array(thing, { minLength: 100, maxLength: 300, size: 'max' }),
  )
  fc.assert(
    fc.property(stock, fc.array(request, { minLength: 1, maxLength: 8 }), (things, requests) => {
      const engine = createEngine(columnsOf(fields, things), fields.synonyms)
      for (const request of requests) {
        const found = engine.search(request)
        const expected = linearSearch(fields, things, request)
        expect(found).toEqual(expected)
        expect(jsonOf(found.facets)).toBe(jsonOf(expected.facets))
      }
    }),
    { numRuns: 150 },
  )
})

it('columns after a change are those of the documents after it (Spec 9.19)', () => {
  const before = fc.array(thing, { maxLength: 60 })
  const changes = fc.array(
    fc.record({
      at: fc.nat(60),
      count: fc.constantFrom(0, 1, 1, 1, 3),
      documents: fc.array(thing, { maxLength: 3 }),
      isInPlace: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(before, changes, (things, changes) => {
      let [own, columns] = [things, columnsOf(fields, things)]
      for (const { isInPlace, ...change } of changes) {
        const at = Math.min(change.at, own.length)
        const removed = own.slice(at, at + change.count)
        const documents = isInPlace
          ? removed.map((thing) => ({ ...thing, ...change.documents[0], code: thing.code }))
          : change.documents
        const leaving = new Set(removed.map((_, n) => at + n))
        const coming = documents.map((_, n) => (isInPlace ? at + n : at))
        const rows = rowChange(own.length, leaving, coming)
        own = own.toSpliced(at, removed.length, ...documents)
        columns = changedColumns(columns, fields, { ...rows, documents, replaced: removed })
        const expected = columnsOf(fields, own)
        // Of equal columns in a fraction of the time.
        if (!isDeepStrictEqual(columns, expected)) expect(columns).toEqual(expected)
      }
    }),
    { numRuns: 100 },
  )
})

it('returns the same result after any other searches', () => {
  const everything = { offset: 0, limit: 10 }
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1 }), fc.array(request), (things, requests) => {
      const engine = createEngine(columnsOf(fields, things), fields.synonyms)
      const first = jsonOf(engine.search(everything))
      for (const request of requests) engine.search(request)
      expect(jsonOf(engine.search(everything))).toBe(first)
    }),
    { numRuns: 30 },
  )
})

it('throws for an unknown order', () => {
  const engine = createEngine(columnsOf(fields, []))
  expect(() => engine.search({ order: 'random', offset: 0, limit: 1 })).toThrow(
    'expected one of the orders cheap, dear, young, found random',
  )
})
