import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test.each([
  [
    '118 Commercial Road, Newstead QLD 4006',
    { street: '118 Commercial Road', city: 'Newstead', state: 'QLD', postcode: '4006' },
  ],
  ['Newstead QLD 4006', { city: 'Newstead', state: 'QLD', postcode: '4006' }],
  ['118 Commercial Road', { street: '118 Commercial Road' }],
  ['Darwin 0800', { city: 'Darwin', postcode: '0800' }],
  ['QLD 4006', { state: 'QLD', postcode: '4006' }],
  ['Penrose, Auckland 1061', { city: 'Penrose, Auckland', state: 'Auckland', postcode: '1061' }],
  ['Auckland 1010', { city: 'Auckland', state: 'auckland', postcode: '1010' }],
  ['Eastauckland Auckland', { city: 'Eastauckland', state: 'Auckland' }],
  ['', {}],
])('an address is shown as "%s" (Spec 3.14, 3.29)', (line, address) => {
  expect(addressLine(address)).toBe(line)
})
