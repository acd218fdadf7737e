import { describe, expect, test } from 'vitest'
import type { SpokenWords } from '../stock-query/spoken-words.ts'
import { meaningsOf } from '../stock-query/spoken-words.ts'
import { searchWordsSchema } from './search-settings.ts'
import { spokenTo } from './spoken-to.ts'

const locales = ['en-AU', 'en-NZ', 'en-US'] as const

/** What a phrase means to a site with these words of its own, each by its name. */
function namesOf(phrase: string, searchWords: SpokenWords[] = [], locale = locales[0]): string[] {
  const meanings = meaningsOf(spokenTo({ locale, searchWords }).words)
  return meanings.flatMap(({ name, pattern }) => (phrase.match(pattern) ? [name] : []))
}

describe('what buyers may say to a site', () => {
  test.each(locales)(
    'every usual phrase has a filter that can be read, in %s (D9, D10)',
    (locale) => {
      const { words } = spokenTo({ locale, searchWords: [] })
      expect(words.length).toBeGreaterThan(4)
      expect(meaningsOf(words)).toHaveLength(words.length)
    },
  )

  test.each([
    ['family suv', 1],
    ['Family-Car', 1],
    ['first car', 1],
    ['cheap to run', 1],
    ['fastest', 2],
    ['low weekly repayments', 1],
    ['familys', 0],
    ['fast charging', 0],
    ['cheap', 0],
  ])('"%s" has %d meanings (D10)', (phrase, count) => {
    expect(namesOf(phrase)).toHaveLength(count)
  })

  test('a meaning of the site replaces the usual one of its words, and of no others (D10)', () => {
    const own = { words: ['Family', 'big'], name: 'Seven seats', filter: 'seats >= 7' }
    expect(namesOf('family', [own])).toEqual(['Seven seats'])
    expect(namesOf('big', [own])).toEqual(['Seven seats'])
    expect(namesOf('families', [own])[0]).toMatch(/^Family: SUV/)
  })

  test('a phrase without a filter means its letters only (D10)', () => {
    expect(namesOf('fastest', [{ words: ['fastest'], name: 'Nothing' }])).toEqual([])
  })

  test('signs in a phrase of the site are letters (D10)', () => {
    const own = { words: ['4x4 (real)', 'c++'], name: 'Own', filter: 'drive = 4WD' }
    expect(namesOf('a 4x4 (real) one', [own])).toEqual(['Own'])
    expect(namesOf('ccc', [own])).toEqual([])
  })

  test('American amounts are in dollars and miles a gallon of that market (Spec 9.25)', () => {
    const named = (locale: (typeof locales)[number]) =>
      spokenTo({ locale, searchWords: [] })
        .words.map(({ name }) => name)
        .join('; ')
    expect(named('en-US')).toMatch(/minivan.*\$10,000.*34 mpg.*62 mph.*Lowest payment/)
    expect(named('en-NZ')).toMatch(
      /people mover.*\$15,000.*6 L\/100 km.*100 km\/h.*Lowest repayment/,
    )
  })
})

test.each([
  [{ words: ['fast'], name: 'Fast', filter: 'power > 200', sort: 'power_desc' }, []],
  [{ words: ['fast'], name: 'Fast' }, []],
  [{ words: [], name: 'Fast' }, ['words']],
  [{ words: ['fast'] }, ['name']],
  [{ words: ['fast'], name: 'Fast', sort: 'power_desc' }, ['sort']],
  [{ words: ['fast'], name: 'Fast', filter: 'power > 200', sort: 'power' }, ['sort']],
])('a site that says %j has faults at %j (D10)', (said, faults) => {
  const { error } = searchWordsSchema.safeParse([said])
  expect((error?.issues ?? []).map(({ path }) => path.slice(1).join('.'))).toEqual(faults)
})
