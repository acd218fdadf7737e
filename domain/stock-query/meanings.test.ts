import { describe, expect, test } from 'vitest'
import { figuresIn } from './figure-words.ts'
import { hasKeywords, queryChoices, spokenOrder } from './query-reading.ts'
import { line, read, vocabulary } from './read-query.fixture.ts'
import { meaningsOf } from './spoken-words.ts'

const meanings = meaningsOf([
  { words: ['family car', 'family'], name: 'Family', filter: 'seats >= 5' },
  { words: ['fastest'], name: 'Fastest', filter: 'power > 0', sort: 'power_desc' },
  { words: ['wrong'], name: 'Wrong', filter: 'moon = full' },
  { words: [], name: 'Nothing', filter: 'seats >= 5' },
])
const spoken = { ...vocabulary, meanings }
const without = { ...spoken, has: () => false }

describe('what buyers say', () => {
  test.each([
    ['family suv', 'simple_body=SUV (Family) |'],
    ['red family-car', '(Family) | red'],
    ['fastest', '(Fastest) |'],
    ['wrong', '| wrong'],
  ])('"%s" is read as %s (D10)', (query, expected) => {
    const filters = (text: string) => text.split(' |')[0]?.split(' ').sort().join(' ')
    expect(filters(line(query, spoken))).toBe(filters(expected))
  })

  test('what no car in stock answers is left out, and a name of a car stays one (D10)', () => {
    expect(line('family', without)).not.toContain('(Family)')
    const named = { ...spoken, isName: () => true }
    expect(line('family', named)).not.toContain('(Family)')
  })

  test('it may ask for an order, and is a choice (D10)', () => {
    expect(spokenOrder(read('fastest', spoken))).toBe('power_desc')
    expect(spokenOrder(read('family', spoken))).toBeUndefined()
    expect(spokenOrder(read('red suv', spoken))).toBeUndefined()
    expect(queryChoices('fastest', read('fastest', spoken))).toBe(1)
    expect(hasKeywords('fastest', read('fastest', spoken))).toBe(false)
    expect(hasKeywords('zzz', read('zzz', spoken))).toBe(true)
  })
})

test.each([
  ['tows 3000kg', false, 3_000, 'Tows 3000 kg or more'],
  ['tows 3000', false, 3_000, 'Tows 3000 kg or more'],
  ['towing 2.5 t', false, 2_500, 'Tows 2.5 t or more'],
  ['tows 3', false, 3_000, 'Tows 3 t or more'],
  ['tows 7000 lb', false, 3_175, 'Tows 7000 lb or more'],
  ['tows 7000', true, 3_175, 'Tows 7000 lb or more'],
])('"%s" asks for a weight that is enough (D10)', (query, isAmerican, kg, text) => {
  const [figure] = figuresIn(query, isAmerican)
  expect([figure?.facet, figure?.range.min, figure?.text]).toEqual(['braked_towing', kg, text])
})
