import { expect, test } from 'vitest'
import { type ValuationLead, valuationLeadSchema } from './valuation-lead.ts'

const asked: ValuationLead = {
  rego: '123ABC',
  state: 'QLD',
  name: 'Ada',
  postcode: '4105',
  phone: '+61491570006',
  email: 'ada@example.com',
  odometer: 61_500,
  service_history: 'Full',
  number_of_keys: '2',
  car_condition: 'Good',
  comments: 'A scratch on the left door.',
}
const further: Partial<ValuationLead> = {
  last_name: 'Okafor',
  manualEntry: '2019 Toyota Corolla Ascent Sport Hatchback',
  images: ['front.jpg'],
  dealership_slug: 'moorooka',
  category: 'Trade-In Valuation',
  hidden: 'valuation form',
  sms_content: 'Thank you. We will call you today.',
  sms_from: 'Harbour',
}
const vehicle: Partial<ValuationLead> = {
  EvalID: '48213',
  VIN: 'JTNKU3JE60J000001',
  EngineNumber: '2ZRFE100001',
  Rego: '123ABC',
  RegoExpiry: '31/03/2027',
  Kms: 61_000,
  Make: 'Toyota',
  Model: 'Corolla',
  Series: 'MZEA12R',
  Variant: 'Ascent Sport',
  Year: 2019,
  Transmission: 'Automatic',
  RedBookCode: 'AUVTOYO2019AEFA',
}

test('a valuation lead has these fields of the form and of the car (Spec 3.42-3.44)', () => {
  expect(valuationLeadSchema.parse(asked)).toEqual(asked)
  const lead = { ...asked, ...further, ...vehicle }
  expect(valuationLeadSchema.parse(lead)).toEqual(lead)
})

test.each([
  ['a field of another name', { Odometer: 5 }, []],
  ['no first name', { name: ' ' }, ['name']],
  ['an odometer that is not a number', { odometer: Number.NaN }, ['odometer']],
  ['more images than ten', { images: Array.from({ length: 11 }, () => 'a.jpg') }, ['images']],
  ['a phone as typed', { phone: '0491 570 006' }, ['phone']],
])('an unclear lead is rejected by its path: %s (Spec 3.43)', (_name, changes, path) => {
  const { error } = valuationLeadSchema.safeParse({ ...asked, ...changes })
  expect(error?.issues.map((issue) => issue.path)).toEqual([path])
})
