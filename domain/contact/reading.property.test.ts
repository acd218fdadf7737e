import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from './country.ts'
import { readEmail } from './email.ts'
import { displayPhone, readPhone } from './phone.ts'
import { readPostcode } from './postcode.ts'
import { statesOfPostcode } from './postcode-states.ts'
import { readRego } from './rego-number.ts'

const country = fc.constantFrom(...countries)
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[+(]?[0-9 ()-]{0,20}$/),
  fc.stringMatching(/^[A-Za-z0-9 -]{0,20}$/),
)

test('for any typed text every reader returns a value or a message (Spec 3.38)', () => {
  fc.assert(
    fc.property(typed, country, (text, where) => {
      const readings = [
        readPhone(text, where),
        readPostcode(text, where),
        readRego(text),
        readEmail(text),
      ]
      for (const reading of readings) {
        if (!reading.valid) expect(reading.message).toMatch(/^\p{Lu}.*\.$/u)
      }
      expect(statesOfPostcode(text).length).toBeLessThanOrEqual(3)
    }),
  )
})

test('a stored phone number, shown and read again, is the same one (Spec 3.36, 3.38)', () => {
  const numbers = fc.stringMatching(/^(4|[2378])[0-9]{8}$|^1[38]00[0-9]{6}$|^13[0-9]{4}$/)
  fc.assert(
    fc.property(numbers, country, (digits, where) => {
      const reading = readPhone(`+61${digits}`, where)
      const again = reading.valid && readPhone(displayPhone(reading.value.e164, where), where)
      expect(reading).toMatchObject({ valid: true, value: { e164: `+61${digits}` } })
      expect(again).toEqual(reading)
    }),
  )
})

test('what is stored of a registration number is read as itself (Spec 3.38, 3.44)', () => {
  const plates = fc.stringMatching(/^[a-zA-Z0-9]{1,4}[ -]?[a-zA-Z0-9]{0,3}$/)
  fc.assert(
    fc.property(plates, (plate) => {
      const rego = readRego(plate)
      expect(rego.valid && readRego(rego.value)).toEqual(rego)
    }),
  )
})
