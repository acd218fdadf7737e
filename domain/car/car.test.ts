import { describe, expect, test } from 'vitest'
import { withoutAbsent } from '../absence.ts'
import { barestCar, fullCar } from './car.fixture.ts'
import { carSchema } from './car.ts'

const read = (raw: unknown) => carSchema.safeParse(withoutAbsent(raw))
/** What is wrong with the full car after the changes, as `path: message`. */
const faultsOf = (changes: object) =>
  read({ ...fullCar, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('a car with all that the specification names', () => {
  test.each([
    ['identity', ['id', 'slug', 'name', 'carsales_title', 'year', 'make', 'model']],
    ['description', ['badge', 'series', 'colour', 'stocknum', 'vin', 'regplate']],
    ['kind', ['item_type', 'car_type', 'status', 'tag', 'reserved', 'certified']],
    ['price', ['price', 'price_type', 'before_price', 'subscription_price']],
    ['offer', ['offer_price', 'preorder']],
    ['measure', ['km', 'seats', 'doors', 'drive', 'engine_size']],
    ['shape', ['fuel', 'simple_fuel', 'simple_body', 'simple_transmission', 'trans']],
    ['plates', ['rego_expiry', 'compliance_date', 'build_date']],
    ['advert', ['views', 'created_at', 'dealercomments', 'file', 'video']],
    ['pictures', ['primary_image_url', 'images', 'thumbnails', 'photos_count']],
    ['features', ['standardEquipment']],
    ['dealer', ['dealership_id', 'dealership_slug', 'dealership_name']],
    ['yard', ['location_id', 'city', 'state']],
    ['private sale', ['private_suburb', 'private_postcode']],
    ['sale', ['payment_processors', 'sold_date_timestamp', 'show_on_dealer_website']],
    ['catalogue', ['has_nvic']],
  ])('keeps its %s: %j (Spec 3.01-3.13)', (_, fields) => {
    expect(Object.keys(carSchema.parse(fullCar))).toEqual(expect.arrayContaining(fields))
  })

  test('keeps each value as it came (Spec 3.01-3.18)', () => {
    expect(carSchema.parse(fullCar)).toEqual(fullCar)
  })

  test.each([
    ['location', 5],
    ['variant', 22],
    ['specifications', 9],
    ['autograb_data', 2],
  ] as const)('keeps its %s of %d fields (Spec 3.14-3.17)', (field, count) => {
    expect(Object.keys(carSchema.parse(fullCar)[field] ?? {})).toHaveLength(count)
  })

  test('keeps its address of six fields (Spec 3.14)', () => {
    expect(Object.keys(carSchema.parse(fullCar).location?.address ?? {})).toHaveLength(6)
  })

  test('keeps the lenders by provider (Spec 3.18)', () => {
    expect(Object.keys(carSchema.parse(fullCar).finance_lenders ?? {})).toEqual(['4'])
  })
})

describe('absence', () => {
  test.each([null, 'null', '', ' '])('fields of %j are left out (Spec 3.01, 5.35)', (nothing) => {
    const needed = new Set(Object.keys(barestCar))
    const entries = Object.keys(fullCar).map((key) => [key, nothing] as const)
    const blank = Object.fromEntries(entries.filter(([key]) => !needed.has(key)))
    expect(read({ ...blank, ...barestCar }).data).toEqual(carSchema.parse(barestCar))
  })

  test('kind and listing have a default (Spec 3.02, 3.13)', () => {
    expect(carSchema.parse(barestCar)).toEqual({
      ...barestCar,
      item_type: 'car',
      show_on_dealer_website: true,
    })
  })

  test.each(Object.keys(barestCar))('a car without %s is none (Spec 3.02, 3.03)', (field) => {
    expect(faultsOf({ [field]: null })).toEqual([expect.stringMatching(`^${field}: .*expected`)])
  })
})

describe('what is unclear is refused with place, expected and found', () => {
  test.each<[object, string | RegExp]>([
    [{ price: '24990' }, 'price: Invalid input: expected number, received string'],
    [{ price: 0.5 }, 'price: Invalid input: expected int, received number'],
    [{ price: -1 }, 'price: Too small: expected number to be >=0'],
    [{ price: Number.NaN }, 'price: Invalid input: expected number, received NaN'],
    [{ km: -5 }, 'km: Too small: expected number to be >=0'],
    [{ km: 4.5 }, 'km: Invalid input: expected int, received number'],
    [{ year: 1899 }, 'year: Too small: expected number to be >=1900'],
    [{ year: 2101 }, 'year: Too big: expected number to be <=2100'],
    [{ sold_date_timestamp: 1_790_000_000_000 }, /^sold_date_timestamp: Too big.*<=4102444800$/],
    [{ rego_expiry: '31/03/2026' }, 'rego_expiry: Invalid ISO date'],
    [{ build_date: '2021-13' }, 'build_date: expected a month as YYYY-MM'],
    [{ location: { address: { postcode: 4105 } } }, /^location\.address\.postcode: .*number$/],
    [{ variant: { ancaprating: 5.1 } }, /^variant\.ancaprating: Too big.*<=5$/],
    [
      { images: ['car.jpg'] },
      /^images\.0: expected a path that starts with one \/, or an https:\/\/ address/,
    ],
    [{ status: 'gone' }, /^status: .*"in_stock"\|"coming_soon"\|"sold"\|"withdrawn"$/],
    [{ car_type: 'old' }, /^car_type: .*"new"\|"demo"\|"used"$/],
    [{ colour_of_seats: 'black' }, /Unrecognized key: "colour_of_seats"/],
  ])('%j: %s (Spec 3.01-3.15, D6, D13)', (changes, fault) => {
    expect(faultsOf(changes)).toEqual([
      typeof fault === 'string' ? expect.stringContaining(fault) : expect.stringMatching(fault),
    ])
  })

  test('what was found comes with the fault where it is asked for (Spec 3.03)', () => {
    const { error } = carSchema.safeParse({ ...fullCar, status: 'gone' }, { reportInput: true })
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['status'], input: 'gone' })])
  })
})

test.each([{ year: 1900 }, { year: 2060 }, { year: 2100 }, { price: 0 }, { km: 0 }, { km: 1e12 }])(
  'a car of %j is absurd but unambiguous, and accepted (Spec 3.02, 3.05, 3.07)',
  (changes) => {
    expect(carSchema.parse({ ...fullCar, ...changes })).toMatchObject(changes)
  },
)
