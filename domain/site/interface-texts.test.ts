import { describe, expect, test } from 'vitest'
import { fillPlaceholders, placeholdersOf } from '../fill-placeholders.ts'
import { baseWords, wordNames, wordsOf } from './interface-texts.ts'
import { wordingSchema } from './wording.ts'

const australian = wordsOf({ locale: 'en-AU', wording: {} })
const kiwi = wordsOf({ locale: 'en-NZ', wording: {} })
const american = wordsOf({ locale: 'en-US', wording: {} })

describe('the texts of a site', () => {
  test.each([
    ['newArrival', 'New Arrival'],
    ['justSold', 'JUST SOLD'],
    ['noPrice', 'Enquire for price'],
    ['callDealer', 'Call the dealer'],
    ['dealerComments', 'Dealer Comments'],
    ['enquireNow', 'Enquire Now'],
    ['enquiryButton', 'Enquiry'],
    ['showAllMakes', 'Show all makes'],
    ['popularMakes', 'Popular Makes'],
  ] as const)('begin with %s as "%s" (Spec 9.07, 9.24, 9.25)', (name, text) => {
    expect(australian[name]).toBe(text)
  })

  test('name the default orders of a search (Spec 9.04)', () => {
    const { sortRelevance, sortLatest, sortPriceDesc, sortPriceAsc } = australian
    const names = [sortRelevance, sortLatest, sortPriceDesc, sortPriceAsc]
    expect(names).toEqual(['Most relevant', 'Latest', 'Highest price', 'Lowest price'])
  })

  test('name the order by repayment as its market does (D11)', () => {
    expect(australian.sortRepaymentAsc).toBe('Lowest repayment')
    expect(american.sortRepaymentAsc).toBe('Lowest payment')
  })

  test('name the order by distance driven as its market does (Spec 9.04)', () => {
    expect(australian.sortKmAsc).toBe('Lowest kilometres')
    expect(american.sortKmAsc).toBe('Lowest mileage')
  })

  test.each([
    ['enquireNow', 'Inquire Now'],
    ['enquiryButton', 'Inquiry'],
    ['noPrice', 'Inquire for price'],
    ['showMe', 'Show Me {count} {cars}'],
  ] as const)('are respelt for the United States: %s is "%s" (Spec 9.25)', (name, text) => {
    expect(american[name]).toBe(text)
  })

  test('say what a price leaves out as each country says it (Spec 1.11)', () => {
    const said = [australian, kiwi, american].map(({ excludingCharges }) => excludingCharges)
    expect(said).toEqual(['Excl. Govt. Charges', 'Excl. On-Road Costs', 'Excl. Taxes & Fees'])
  })

  test('are spelt in New Zealand as in Australia (Spec 9.25)', () => {
    const others = wordNames.filter((name) => kiwi[name] !== australian[name])
    expect(others).toEqual(['excludingCharges', 'signInNumberHint', 'signInNotMobile'])
  })

  test.each(['en-AU', 'en-NZ', 'en-US'] as const)(
    'of a site itself go first and as written in %s (Spec 1.11, 9.25)',
    (locale) => {
      const wording = { enquireNow: 'Enquire Today', excludingCharges: 'Before on-roads' }
      expect(wordsOf({ locale, wording })).toMatchObject(wording)
    },
  )

  test('take the same names in braces in every country (Spec 2.40)', () => {
    for (const name of wordNames) {
      const names = [australian, kiwi, american].map((words) => placeholdersOf(words[name]))
      expect(names[1]).toEqual(names[0])
      expect(names[2]).toEqual(names[0])
    }
  })
})

describe('a text in place of the base', () => {
  const faultsOf = (wording: object) =>
    wordingSchema
      .safeParse(wording)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test.each([
    [{ showMe: '{cars}: {count}' }, []],
    [{ showMe: 'Show cars' }, []],
    [
      { showMe: 'See {number} cars' },
      ['showMe: of names in braces this text may use only {count}, {cars}'],
    ],
    [{ filters: '{count}' }, ['filters: of names in braces this text may use none']],
    [{ heroTitle: 'Cars' }, [': Unrecognized key: "heroTitle"']],
  ])('of %j has the faults %j (Spec 1.11)', (wording, faults) => {
    expect(faultsOf(wording) ?? []).toEqual(faults)
  })
})

test.each([
  [baseWords.showMe, { count: 12, cars: 'cars' }, 'Show Me 12 cars'],
  [baseWords.wasPrice, { price: '$9,990' }, 'Was $9,990'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['{unknown} and { count }', { count: 3 }, '{unknown} and { count }'],
  ['{constructor}', {}, '{constructor}'],
  ['', { count: 3 }, ''],
])('fills the words in braces of "%s" from %j: "%s" (Spec 2.40)', (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled)
})
