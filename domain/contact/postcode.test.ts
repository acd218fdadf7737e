import { describe, expect, test } from 'vitest'
import { placeOfPostcode } from '../location/geocoding.ts'
import { postcodeRules, readPostcode } from './postcode.ts'
import { australianStates, statesOfPostcode } from './postcode-states.ts'

describe('a postcode', () => {
  test.each([
    ['AU', '4000', '4000'],
    ['AU', '0800', '0800'],
    ['AU', ' 2000 ', '2000'],
    ['NZ', '0110', '0110'],
    ['US', '90210', '90210'],
    ['US', '90210-1234', '90210-1234'],
  ] as const)('of %s: %j is read as %s (Spec 5.19)', (country, text, value) => {
    expect(readPostcode(text, country)).toEqual({ valid: true, value })
  })

  test.each([
    ['missing', ''],
    ['of three digits', '400'],
    ['of five digits', '40000'],
    ['with a letter', '400O'],
    ['with a space inside', '40 00'],
    ['negative', '-400'],
    ['with a fraction', '40.0'],
    ['in wide digits', '４０００'],
    ['the text null', 'null'],
  ])('%s (%j) is refused with the words of the specification (Spec 5.19)', (_what, text) => {
    for (const country of ['AU', 'NZ'] as const) {
      expect(readPostcode(text, country)).toEqual({
        valid: false,
        reason: 'not_a_postcode',
        message: 'Invalid postcode. Please enter a 4-digit number.',
      })
    }
  })

  test.each(['9021', '902101', '90210-', '90210-123', '90210 1234'])(
    'of the US: %s is refused as a ZIP code (Spec 5.19)',
    (text) => {
      expect(readPostcode(text, 'US')).toMatchObject({
        message: 'Invalid ZIP code. Please enter a 5-digit number.',
      })
    },
  )

  test('has a field of 4 characters, of 10 for ZIP codes (Spec 5.19)', () => {
    const { AU, NZ, US } = postcodeRules
    expect([AU.maxLength, NZ.maxLength, US.maxLength]).toEqual([4, 4, 10])
  })
})

describe('the state of a postcode', () => {
  test.each([
    ['0199', []],
    ['0200', ['ACT']],
    ['0299', ['ACT']],
    ['0300', []],
    ['0799', []],
    ['0800', ['NT']],
    ['0999', ['NT']],
    ['1000', ['NSW']],
    ['1999', ['NSW']],
    ['2000', ['NSW']],
    ['2599', ['NSW']],
    ['2600', ['ACT']],
    ['2619', ['NSW']],
    ['2899', ['NSW']],
    ['2900', ['ACT']],
    ['2920', ['ACT']],
    ['2921', ['NSW']],
    ['2999', ['NSW']],
    ['3000', ['VIC']],
    ['3999', ['VIC']],
    ['4000', ['QLD']],
    ['4999', ['QLD']],
    ['5000', ['SA']],
    ['5999', ['SA']],
    ['6000', ['WA']],
    ['6999', ['WA']],
    ['7000', ['TAS']],
    ['7999', ['TAS']],
    ['8000', ['VIC']],
    ['8999', ['VIC']],
    ['9000', ['QLD']],
    ['9999', ['QLD']],
    ['0000', []],
    ['872', []],
    ['40000', []],
    ['null', []],
  ])('of %s is %j (Spec 5.19)', (postcode, states) => {
    expect(statesOfPostcode(postcode)).toEqual(states)
  })

  test.each([
    ['0872', ['NT', 'SA', 'WA']],
    ['2540', ['NSW', 'ACT']],
    ['2611', ['ACT', 'NSW']],
    ['2618', ['ACT', 'NSW']],
    ['2620', ['NSW', 'ACT']],
    ['3500', ['VIC', 'NSW']],
    ['3586', ['VIC', 'NSW']],
    ['3644', ['VIC', 'NSW']],
    ['3691', ['VIC', 'NSW']],
    ['3707', ['VIC', 'NSW']],
    ['4375', ['QLD', 'NSW']],
    ['4377', ['QLD', 'NSW']],
    ['4380', ['QLD', 'NSW']],
    ['4383', ['QLD', 'NSW']],
    ['4385', ['QLD', 'NSW']],
    ['4825', ['QLD', 'NT']],
  ])('of %s, which crosses a border, is one of %j (Spec 5.19)', (postcode, states) => {
    expect(statesOfPostcode(postcode)).toEqual(states)
  })

  test('is one of the eight of the form, in its order (Spec 5.21)', () => {
    expect(australianStates.join(' ')).toBe('QLD NSW VIC SA WA TAS ACT NT')
  })
})

describe('the place of a postcode', () => {
  const newstead = { lat: -27.45, long: 153.04 }

  test.each([
    ['the only result', [newstead]],
    ['the first of several', [newstead, { lat: -33.87, long: 151.21 }]],
    [
      'the first that is on earth',
      [{ lat: Number.NaN, long: 153 }, { lat: -90.1, long: 0 }, newstead],
    ],
    ['the first of a known meridian', [{ lat: 0, long: 180.1 }, newstead]],
  ])('is %s (Spec 5.27)', (_which, results) => {
    expect(placeOfPostcode(results)).toEqual({ valid: true, value: newstead })
  })

  test.each([
    { lat: 90, long: 180 },
    { lat: -90, long: -180 },
    { lat: 0, long: 0 },
  ])('may be the edge of the map: %j (Spec 5.27)', (place) => {
    expect(placeOfPostcode([place])).toEqual({ valid: true, value: place })
  })

  test('is an invalid postcode without a result (Spec 5.27, 8.09)', () => {
    expect(placeOfPostcode([])).toMatchObject({ valid: false, message: 'Invalid postcode' })
  })
})
