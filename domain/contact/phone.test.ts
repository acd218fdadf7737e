import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, test } from 'vitest'
import type { Country } from './country.ts'
import { displayPhone, readPhone } from './phone.ts'
import { phonePlans } from './phone-plans.ts'

const mobile = { e164: '+61491570006', kind: 'mobile', country: 'AU' }
const landline = { e164: '+61755500100', kind: 'landline', country: 'AU' }

describe('a number typed on an Australian site', () => {
  test.each([
    ['without spaces', '0491570006', mobile],
    ['with spaces', ' 0491 570 006 ', mobile],
    ['with dashes', '0491-570-006', mobile],
    ['without its leading 0', '491 570 006', mobile],
    ['with +61', '+61 491 570 006', mobile],
    ['with 61', '61491570006', mobile],
    ['with +61 and (0)', '+61 (0)491 570 006', mobile],
    ['with 0011 61', '0011 61 491 570 006', mobile],
    ['in wide digits', '０４９１ ５７０ ００６', mobile],
    ['with its area code in brackets', '(07) 5550 0100', landline],
    ['with +61 (0) before its area code', '+61 (0)7 5550 0100', landline],
    ['with 0011 61 before its area code', '0011 61 7 5550 0100', landline],
    ['of New South Wales', '02 7010 0100', { ...landline, e164: '+61270100100' }],
    ['of Victoria', '03 7010 0100', { ...landline, e164: '+61370100100' }],
    ['of South Australia', '08 7010 0100', { ...landline, e164: '+61870100100' }],
    ['of a range not in use yet', '08 9000 0100', { ...landline, e164: '+61890000100' }],
    ['1300', '1300 555 010', { ...landline, kind: 'business', e164: '+611300555010' }],
    ['1800', '1800 555 010', { ...landline, kind: 'business', e164: '+611800555010' }],
    ['13', '13 55 50', { ...landline, kind: 'business', e164: '+61135550' }],
    ['of New Zealand', '+64 9 555 0142', { ...landline, e164: '+6495550142', country: 'NZ' }],
  ])('%s is stored as E.164: %s (Spec 3.38)', (_way, text, value) => {
    expect(readPhone(text, 'AU')).toEqual({ valid: true, value })
  })

  test.each([
    ['nothing', '', 'missing'],
    ['blanks', '  ', 'missing'],
    ['the text null', 'null', 'missing'],
    ['a letter', '0491 57O 006', 'not_a_number'],
    ['a word', '1300 FLOWER', 'not_a_number'],
    ['words around it', 'call 0491 570 006', 'not_a_number'],
    ['two numbers', '0491 570 006 or 07 5550 0100', 'not_a_number'],
    ['an extension', '07 5550 0100 ext 3', 'not_a_number'],
    ['a link', 'tel:0491570006', 'not_a_number'],
    ['one digit', '0', 'too_short'],
    ['four digits', '0491', 'too_short'],
    ['a digit too few', '0491 570 00', 'not_in_numbering_plan'],
    ['a digit too many', '0491 570 0066', 'not_in_numbering_plan'],
    ['eleven digits', '14915700066', 'not_in_numbering_plan'],
    ['a digit before it', '1491 570 006', 'not_in_numbering_plan'],
    ['a digit too many after its area code', '07 5550 01000', 'not_in_numbering_plan'],
    ['13 and a digit too many', '13 55 501', 'not_in_numbering_plan'],
    ['13 and digits before it', '9913 5550', 'not_in_numbering_plan'],
    ['no area code', '5550 0100', 'not_in_numbering_plan'],
    ['an area code that is none', '05 5550 0100', 'not_in_numbering_plan'],
    ['fourteen digits', '0491 570 006 1570', 'too_long'],
    ['three hundred digits', '9'.repeat(300), 'too_long'],
    ['another country', '+44 20 7946 0958', 'country_not_served'],
  ])('with %s (%s) is refused: %s (Spec 3.38)', (_what, text, reason) => {
    expect(readPhone(text, 'AU')).toMatchObject({ valid: false, reason })
  })

  test('is answered with a sentence that shows how (Spec 8.12)', () => {
    expect(readPhone('', 'AU')).toMatchObject({ message: 'Please enter your phone number.' })
    const messages = ['letters', '0', '9'.repeat(300), '+44 20 7946 0958', '5550 0100'].map(
      (text) => {
        const reading = readPhone(text, 'AU')
        return reading.valid ? '' : reading.message
      },
    )
    expect(new Set(messages).size).toBe(messages.length)
    for (const message of messages)
      expect(message).toMatch(/^[A-Z].* (like|such as) 0491 570 006\.$/)
  })
})

test.each([
  ['NZ', '09 555 0142', 'landline', '+6495550142'],
  ['NZ', '021 555 0142', 'mobile', '+64215550142'],
  ['NZ', '027 555 01423', 'mobile', '+642755501423'],
  ['NZ', '0800 555 014', 'business', '+64800555014'],
  ['NZ', '0508 555 014', 'business', '+64508555014'],
  ['US', '(212) 555-0123', 'mobile_or_landline', '+12125550123'],
  ['US', '1 212 555 0123', 'mobile_or_landline', '+12125550123'],
  ['US', '800-555-0123', 'business', '+18005550123'],
] as const)('in %s %s is a %s number, stored as %s (Spec 3.38)', (country, text, kind, e164) => {
  expect(readPhone(text, country)).toEqual({ valid: true, value: { e164, kind, country } })
})

test.each([
  ['NZ', '09 555 014'],
  ['NZ', '09 555 01423'],
  ['NZ', '01 555 0142'],
  ['NZ', '321 555 0142'],
  ['NZ', '05 3555 0142'],
  ['NZ', '1800 555 014'],
  ['NZ', '0508 555 0142'],
  ['US', '112 555 0123'],
  ['US', '555-0123'],
] as const)('in %s %s is refused (Spec 3.38)', (country, text) => {
  expect(readPhone(text, country).valid).toBe(false)
})

test.each([
  ['AU', '0491 570 006'],
  ['NZ', '09 555 0142'],
  ['US', '(212) 555-0123'],
] as const)('in %s the sentence shows %s (Spec 8.12)', (country, example) => {
  expect(readPhone('?', country)).toMatchObject({
    message: `Please enter your phone number in digits, such as ${example}.`,
  })
})

test.each([
  ['+61491570006', 'AU', '0491 570 006'],
  ['+61755500100', 'AU', '(07) 5550 0100'],
  ['+611300555010', 'AU', '1300 555 010'],
  ['+611800555010', 'AU', '1800 555 010'],
  ['+61135550', 'AU', '13 55 50'],
  ['+6495550142', 'AU', '+64 9 555 0142'],
  ['+6495550142', 'NZ', '09 555 0142'],
  ['+61491570006', 'US', '+61 491 570 006'],
  ['+12125550123', 'US', '(212) 555-0123'],
  ['+442079460958', 'AU', '+442079460958'],
  ['Call the dealer', 'AU', 'Call the dealer'],
  ['', 'AU', ''],
] as const)('%s reads in %s as %s (Spec 2.25)', (e164, country, shown) => {
  expect(displayPhone(e164, country)).toBe(shown)
})

describe("the numbering plans are those of libphonenumber's own metadata", () => {
  const countries: readonly Country[] = ['AU', 'NZ', 'US']

  test.each(countries)('of %s (Spec 3.38)', (country) => {
    const [plan, own] = [phonePlans.countries[country], metadata.countries[country]]
    const columns = plan?.map((column, at) =>
      Array.isArray(column) ? column.slice(0, own?.[at].length) : column,
    )
    expect(columns).toEqual(own?.slice(0, plan?.length))
    expect(phonePlans.version).toBe(metadata.version)
  })
})
