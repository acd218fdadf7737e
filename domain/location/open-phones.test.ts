import { expect, test } from 'vitest'
import { openPhones } from './open-phones.ts'

const phone = '(03) 5550 4400'
const location = (of: string, visible = true) => ({ visible, contact_detail: { phone: of } })
const own = '(03) 5550 4460'

test.each([
  ['a number of its own', { phone, phoneUsed: own }, [], [], false],
  [
    'that of the header, written otherwise',
    { phone, phoneUsed: '03 5550 4400' },
    [],
    ['phoneUsed'],
    false,
  ],
  ['that of a location', { phone, phoneNew: own }, [location(own)], ['phoneNew'], false],
  [
    'that of a location that is not shown',
    { phone, phoneNew: own },
    [location(own, false)],
    [],
    false,
  ],
  ['none, so that its cars have their location’s', { phone, phoneDemo: own }, [], [], true],
] as const)(
  'a site whose cars have %s (Spec 4.15, D16)',
  (_, contact, locations, shown, ofLocations) => {
    expect(openPhones({ contact, locations })).toEqual({ shown, ofLocations })
  },
)
