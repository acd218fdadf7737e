import { describe, expect, test } from 'vitest'
import { barestCar, fullCar } from '../car/car.fixture.ts'
import { type CarInput, carSchema } from '../car/car.ts'
import { type DocumentOptions, searchDocument } from './document.ts'
import { facetNames } from './facets.ts'
import { filterFields } from './filter-fields.ts'

const options: DocumentOptions = { now: new Date('2026-03-31T00:00:00.000Z'), newTagDays: 8 }
const documentOf = (fields: Partial<CarInput>, more: Partial<DocumentOptions> = {}) =>
  searchDocument(carSchema.parse({ ...barestCar, ...fields }), { ...options, ...more })

describe('what the search knows of a car', () => {
  test('has every field that a filter may name (D9)', () => {
    const { plates, record, equipment, words: _, ...fields } = documentOf(fullCar)
    expect(Object.keys(fields).sort()).toEqual([...filterFields].sort())
    expect([plates, record, equipment]).not.toContain('')
  })

  test('is its value of each facet (Spec 3.20)', () => {
    const document = documentOf(
      { ...fullCar, body: 'Dual Cab' },
      {
        repayments: { period: 'week', of: () => 199 },
      },
    )
    expect(Object.fromEntries(facetNames.map((name) => [name, document[name]]))).toEqual({
      badge: 'SR5',
      status: 'in_stock',
      car_type: 'used',
      categories: ['Utes'],
      city: 'Moorooka',
      colour: 'Graphite',
      colour_family: 'Grey',
      dealership_name: 'Moorooka',
      item_type: 'car',
      dealership_slug: 'moorooka',
      filtered_features: ['Tow Bar'],
      km: 61_430,
      location_name: 'Moorooka',
      location_attribute: ['Moorooka', 'Rocklea'],
      make: 'Toyota',
      model: 'Hilux',
      make_model: 'Toyota Hilux',
      price: 51_990,
      price_range: '50000-60000',
      weekly_price_range: '150-200',
      subscription_price: 399,
      seats: 5,
      body: 'Dual Cab',
      simple_body: 'Ute',
      drive: '4WD',
      fuel: 'Diesel',
      simple_fuel: 'Diesel',
      transmission: 'Automatic',
      state: 'QLD',
      year: 2021,
      tag: 'Test Drive Only',
    })
  })

  test('of a barest car is little, and nothing is made up (Spec 3.20)', () => {
    const { plates, record, equipment, words, custom_rank, ...document } = documentOf({})
    const known = Object.entries({ ...words, ...document }).filter(([, own]) => own !== undefined)
    expect(Object.fromEntries(known)).toEqual({
      id: 'c1',
      slug: '2021-toyota-hilux-c1',
      make: 'Toyota',
      model: 'Hilux',
      make_model: 'Toyota Hilux',
      car_type: 'used',
      status: 'in_stock',
      item_type: 'car',
      categories: [],
      filtered_features: [],
      location_attribute: [],
      show_on_dealer_website: true,
    })
    expect([plates, record, equipment, custom_rank]).toEqual(['', '', '', 0.4])
  })

  test.each([
    [11, '<10000'],
    [10_000, '10000-20000'],
    [1e12, '100000+'],
  ])('puts a price of %d into the bracket %s (Spec 3.20, 4.08)', (price, bracket) => {
    expect(documentOf({ price }).price_range).toBe(bracket)
  })

  test.each([
    ['too low to show', { price: 10 }],
    ['not known', {}],
  ])('puts a price that is %s into no bracket (Spec 3.20, 4.08)', (_, fields) => {
    expect(documentOf(fields).price_range).toBeUndefined()
  })

  test.each([
    [{ price: 30_500, offer_price: 29_500 }, 29_500, '20000-30000'],
    [{ price: 30_500, offer_price: 10 }, 30_500, '30000-40000'],
    [{ price: 29_500, before_price: 30_500 }, 29_500, '20000-30000'],
    [{ offer_price: 29_500 }, 29_500, '20000-30000'],
  ])('searches %j by the price that its card shows (Spec 3.20, 4.07)', (fields, price, bracket) => {
    expect(documentOf(fields)).toMatchObject({ price, price_range: bracket })
  })

  test.each([0, 5, 10])(
    "keeps a price of %d, too low to show, for the site's own filter (Spec 4.02, D9)",
    (price) => {
      expect(documentOf({ price }).price).toBe(price)
    },
  )

  test('puts a weekly estimate into its bucket, and a car without one into none (D11)', () => {
    const weeklyOf = (amount: number | undefined) =>
      documentOf({}, { repayments: { period: 'week', of: () => amount } })
    expect(weeklyOf(0).weekly_price_range).toBe('<50')
    expect(weeklyOf(undefined).weekly_price_range).toBeUndefined()
    expect(documentOf({}).weekly_price_range).toBeUndefined()
  })
})

describe('where a car is', () => {
  const location = { name: 'Yard', address: { state: 'NSW', city: 'Penrith' } }

  test('comes from itself, else from its location (Spec 3.12, 3.14)', () => {
    const own = documentOf({ state: 'QLD', city: 'Cairns', location })
    const theirs = documentOf({ location })
    expect([own.state, own.city, theirs.state, theirs.city]).toEqual([
      'QLD',
      'Cairns',
      'NSW',
      'Penrith',
    ])
  })

  test.each([
    [{}, []],
    [{ distribution_locations: ['Rocklea'] }, ['Rocklea']],
    [{ name: 'Yard', distribution_locations: ['Yard', 'Rocklea'] }, ['Yard', 'Rocklea']],
  ])(
    'and where it can be brought to, each place once: %j is %j (Spec 3.14)',
    (location, places) => {
      expect(documentOf({ location }).location_attribute).toEqual(places)
    },
  )

  test('without a location it can be brought nowhere (Spec 3.14)', () => {
    expect(documentOf({}).location_attribute).toEqual([])
  })
})

test.each([
  [{ trans: '6 Speed' }, '6 Speed'],
  [{ simple_transmission: 'Manual', trans: '6 Speed' }, 'Manual'],
] as const)('the transmission of %j is %s (Spec 3.07)', (fields, transmission) => {
  expect(documentOf(fields).transmission).toBe(transmission)
})

test.each([
  [{ photos_count: 3, images: ['/1.jpg'] }, 3],
  [{ images: ['/1.jpg', '/2.jpg'] }, 2],
])('the photos of %j are %s (Spec 3.11)', (fields, count) => {
  expect(documentOf(fields).photos_count).toBe(count)
})

test('photos that are not listed are not counted (Spec 3.11)', () => {
  expect(documentOf({}).photos_count).toBeUndefined()
})

test('a timestamp is in seconds since 1970, as filters compare it (D9)', () => {
  expect(documentOf({ created_at: '1970-01-01T00:01:00.000Z' }).created_at).toBe(60)
})

test('keywords are looked for in stock number, plate, series, year and the whole equipment, beside the facets (D10)', () => {
  const { plates, record, equipment } = documentOf({ ...fullCar, regplate: '569FV2' })
  const text = [plates, record, equipment].join(' ')
  const words = ['U41877', '569FV2', 'GUN126R', '2021', 'Tow Bar']
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})
