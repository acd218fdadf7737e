import { expect, test } from 'vitest'
import { leadSearchTerms, leadSearchText } from './lead-search.ts'

const text = leadSearchText('9f8b-lead', {
  name: 'Zoë Brennan',
  company: 'Brennan Tiles',
  email: 'zoe.b@example.com',
  phone: '+61491570006',
  'Vehicle Make': 'Toyota',
  'Vehicle Model': 'Hilux',
  car_id: 'hilux-sr5-1',
  stock_number: 'H10009',
  Rego: '123 ABC',
})
const finds = (typed: string) =>
  leadSearchTerms(typed, 'AU').every((spellings) => spellings.some((each) => text.includes(each)))

test.each([
  ...['zoe', 'BRENNAN zoë', 'tiles', 'zoe.b@example', 'hilux toyota', 'h10009', '9f8b', '123 abc'],
  ...['0491 570 006', '+61 491 570 006', '(0491) 570-006', '0011 61 491 570 006', '61491570006'],
  ...['0491 57', '570 006', '+61 491', 'brennan, 0491', ''],
])('a lead is found by "%s" (Spec 6.03)', (typed) => {
  expect(finds(typed)).toBe(true)
})

test.each(['zoe smith', '0491 570 007', '+64 21 555 0142', 'h10008'])(
  'and not by "%s" (Spec 6.03)',
  (typed) => {
    expect(finds(typed)).toBe(false)
  },
)

test('a lead of a person without a name is found by its id alone (Spec 6.03)', () => {
  expect(leadSearchText('One', {})).toBe('one')
})
