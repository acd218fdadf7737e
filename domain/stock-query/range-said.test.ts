import { expect, test } from 'vitest'
import { emptyReading, type QueryReading, type WordFilter } from './query-reading.ts'
import { rangeSaid } from './range-said.ts'

const reading = (...filters: WordFilter[]): QueryReading => ({
  ...emptyReading,
  filters: filters.map((filter) => ({ ...filter, start: 0, end: 1 })),
})

test.each<[string, WordFilter[], object]>([
  ['nothing is said', [], {}],
  ['another facet is limited', [{ facet: 'km', range: { max: 9 } }], {}],
  ['one end is limited', [{ facet: 'price', range: { max: 30_000 } }], { max: 30_000 }],
  [
    'several words limit it',
    [
      { facet: 'price', range: { min: 5000, max: 30_000 } },
      { facet: 'simple_body', values: ['SUV'] },
      { facet: 'price', range: { min: 8000 } },
    ],
    { min: 8000, max: 30_000 },
  ],
])('where %s the range of the words is %j %j (D10)', (_, filters, range) => {
  expect(rangeSaid('price', reading(...filters))).toEqual(range)
})
