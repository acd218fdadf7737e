import { describe, expect, test } from 'vitest'
import { valuationMessages } from './messages.ts'
import { typed } from './valuation.fixture.ts'
import { readYourDetails } from './your-details.ts'

const read = (changes: object) => readYourDetails({ ...typed, ...changes }, 'AU')
const valuesOf = (changes: object) => {
  const reading = read(changes)
  return reading.valid ? reading.values : undefined
}
const errorsOf = (changes: object) => {
  const reading = read(changes)
  return reading.valid ? {} : reading.errors
}
const { required } = valuationMessages

test('what was typed is read as it is stored (Spec 5.23)', () => {
  expect(valuesOf({ name: ' Ada ', last_name: ' Okafor ' })).toEqual({
    ...typed,
    phone: '+61491570006',
    odometer: 61_500,
  })
})

test.each([
  ['odometer', required],
  ['service_history', required],
  ['number_of_keys', required],
  ['car_condition', required],
  ['comments', required],
  ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
])('Step Four asks for %s (Spec 5.19, 5.23)', (field, message) => {
  for (const missing of [undefined, '', '  ', 'null']) {
    expect(errorsOf({ [field]: missing })).toEqual({ [field]: message })
  }
})

test.each([
  ['name', required],
  ['phone', expect.stringContaining('phone number')],
  ['email', expect.stringContaining('email address')],
])('Step Four asks who to answer: %s (Spec 5.23, 7.15)', (field, message) => {
  expect(errorsOf({ [field]: '' })).toEqual({ [field]: message })
})

test.each([
  ['not given', undefined],
  ['empty', ''],
  ['the text null', 'null'],
])('the last name may be left out: %s (Spec 5.23)', (_, last_name) => {
  const values = valuesOf({ last_name })
  expect(values).toMatchObject({ name: typed.name })
  expect(values?.last_name).toBeUndefined()
})

test.each([
  ['finance', 'Yes', 'Yes'],
  ['finance', 'No', 'No'],
  ['finance', '', undefined],
  ['finance', 'Maybe', undefined],
  ['PreferredContactMethod', 'Phone', 'Phone'],
  ['PreferredContactMethod', 'Email', 'Email'],
  ['PreferredContactMethod', 'SMS', 'SMS'],
  ['PreferredContactMethod', 'sms', undefined],
  ['PreferredContactMethod', 'Pigeon', undefined],
])('a loan and how to answer may be left out: %s %j (Spec 3.41, 5.17)', (field, answer, stored) => {
  expect(valuesOf({ [field]: answer })).toMatchObject({ [field]: stored })
})

test.each([
  ['three digits are too few', '410', false],
  ['four digits make one', '4105', true],
  ['five digits are too many', '41050', false],
  ['it may begin with 0', '0800', true],
  ['letters are none', '41O5', false],
])('postcode: %s (Spec 5.19)', (_name, postcode, accepted) => {
  const errors = { postcode: 'Invalid postcode. Please enter a 4-digit number.' }
  expect(errorsOf({ postcode })).toEqual(accepted ? {} : errors)
})

describe('odometer', () => {
  test.each([
    ['digits', '85000', 85_000],
    ['a thousands separator', '85,000', 85_000],
    ['a space for one', '85 000', 85_000],
    ['two separators', '1,085,000', 1_085_000],
    ['its unit', '85,000 km', 85_000],
    ['its unit in capitals, without a space', '85000KM', 85_000],
    ['blanks around', ' 85000 ', 85_000],
    ['zero', '0', 0],
    ['far too many kilometres', '1000000000000', 1e12],
  ])('with %s is read (Spec 5.23)', (_name, odometer, km) => {
    expect(valuesOf({ odometer })?.odometer).toBe(km)
  })

  test.each([
    ['below zero', '-5'],
    ['with a fraction', '85000.5'],
    ['with a separator out of place', '85,00'],
    ['with a letter before', 'about 85000'],
    ['with words after', '85000 km or so'],
    ['as a power', '1e5'],
    ['not a number', 'NaN'],
    ['beyond what can be counted', '9'.repeat(20)],
  ])('%s is unclear (Spec 5.23)', (_name, odometer) => {
    expect(errorsOf({ odometer })).toEqual({ odometer: valuationMessages.odometerUnclear })
  })
})

test.each([
  ['name', 100],
  ['last_name', 100],
  ['service_history', 120],
  ['comments', 4000],
])('%s has at most %i characters (Spec 5.23)', (field, most) => {
  const message = `Please use at most ${most} characters.`
  expect(errorsOf({ [field]: 'x'.repeat(most) })).toEqual({})
  expect(errorsOf({ [field]: 'x'.repeat(most + 1) })).toEqual({ [field]: message })
})

test('reports every error at once (Spec 5.23)', () => {
  const reading = readYourDetails({}, 'AU')
  expect(Object.keys(reading.valid ? {} : reading.errors).toSorted()).toEqual(
    Object.keys(typed)
      .filter((field) => !['last_name', 'finance', 'PreferredContactMethod'].includes(field))
      .toSorted(),
  )
})
