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
  [
    '7200 North Lamar Boulevard, Austin, TX 78752',
    {
      street: '7200 North Lamar Boulevard',
      city: 'Austin',
      state: 'TX',
      postcode: '78752',
    },
  ],
  ['Austin, TX 78752-1234', { city: 'Austin', state: 'TX', postcode: '78752-1234' }],
  ['TX 78752', { state: 'TX', postcode: '78752' }],
  ['Austin 78752', { city: 'Austin', postcode: '78752' }],
  ['', {}],
])('an address is shown as "%s" (Spec 3.14, 3.29)', (line, address) => {
  expect(addressLine(address)).toBe(line)
})
