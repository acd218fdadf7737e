import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { fieldsOf } from './fields.ts'
import { formOf } from './form-of.ts'
import { formSite } from './form-site.fixture.ts'

const site = {
  ...formSite,
  forms: { ...formSite.forms, rego: true, terms: { text: 'I agree' } },
}
const fieldNamed = (wanted: string) => {
  const field = fieldsOf(formOf('enquiry', site)).find(({ name }) => name === wanted)
  if (!field) throw new Error(`no field ${wanted}`)
  return field
}

test.each([
  ['name', '', 'Please enter your name.'],
  ['name', ' null ', 'Please enter your name.'],
  ['name', 'Sam', undefined],
  ['name', ` ${'a'.repeat(100)} `, undefined],
  ['name', 'a'.repeat(101), 'Please shorten this to 100 characters.'],
  ['email', 'sam@', 'Please enter a full email address, such as name@example.com.'],
  ['email', ' sam@example.com ', undefined],
  ['phone', '0491 570 006', undefined],
  ['phone', '+61 (0)491-570.006', undefined],
  ['phone', '13 11 14', undefined],
  ['phone', '13 11', 'This phone number is too short. Please enter it like 0491 570 006.'],
  ['phone', '1'.repeat(21), 'This phone number is too long. Please enter it like 0491 570 006.'],
  ['phone', 'call me', 'Please enter your phone number in digits, such as 0491 570 006.'],
  ['Rego', '', undefined],
  ['Rego', '123-abc', undefined],
  ['Rego', '12*', 'Please enter the registration number in letters and digits only.'],
  ['Rego', '1234 abcd', 'A registration number has at most 7 letters and digits.'],
  ['terms_conditions', '', 'You must agree to the terms of use before submitting the form.'],
  ['terms_conditions', 'on', undefined],
  ['opt_in', '', undefined],
])('the browser says of %s with %j: %s (Spec 5.09-5.15, 8.12)', (name, text, sentence) => {
  expect(checkText(fieldNamed(name), text)).toBe(sentence)
})
