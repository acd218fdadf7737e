import { expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { searchFindings } from './search-findings.ts'

const row = blocks.get('car-row')
const reading = { filters: [], keywords: '', unknown: [] }
const found = { hits: [], page: 1, pages: 1, stats: {}, reading, ms: 0 }
const facets = { body: { 'Dual Cab Pickup': 2, Wagon: 1 }, simple_body: { Ute: 2, SUV: 1 } }

/** A stock of three cars, of which a search for a body finds those that have it. */
const stock: Parameters<typeof searchFindings>[1] = {
  search: ({ state }) => {
    const [wanted] = state.terms.body ?? []
    const count = wanted === undefined ? 3 : Number(Object.hasOwn(facets.body, wanted))
    return { ...found, facets, count: state.ranges.price ? 0 : count }
  },
}

const said = (refine: string) => {
  const props = row?.props.parse({ heading: 'Utes', refine })
  if (!row || !props) throw new Error('There is no car-row')
  const node = { id: 'utes', block: row, props, slots: {}, file: 'home.json', path: [] }
  return searchFindings([node], stock).map(({ block, message }) => `${block}: ${message}`)
}

test.each([
  ['', []],
  ['body=Wagon', []],
  [
    'body=Wagonn',
    [
      'utes: no car has the body style "Wagonn", so that body=Wagonn finds none; did you mean "Wagon"?',
    ],
  ],
  [
    'body=Ute',
    [
      'utes: no car has the body style "Ute", so that body=Ute finds none; did you mean simple_body=Ute?',
    ],
  ],
  ['price=:5', ['utes: price=:5 finds no car today']],
])('a list of cars whose filters are “%s” (Spec 2.15, 6.04)', (refine, findings) => {
  expect(said(refine)).toEqual(findings)
})
