import { expect, test } from 'vitest'
import type { CarType } from '../car/kinds.ts'
import type { EventId } from '../tracking/event-ids.ts'
import type { EnquiryCategory } from './category.ts'
import { leadEvent } from './lead-event.ts'

type Row = [category: EnquiryCategory, car_type: CarType | 'unknown', event: EventId]

test.each<Row>([
  ['Test Drive', 'new', 17],
  ['Test Drive', 'demo', 17],
  ['Test Drive', 'used', 48],
  ['Test Drive', 'unknown', 22],
  ['Test Drive Only', 'new', 17],
  ['Test Drive Only', 'used', 17],
  ['Test Drive Only', 'unknown', 17],
  ['General Enquiry', 'new', 14],
  ['General Enquiry', 'demo', 14],
  ['General Enquiry', 'used', 15],
  ['General Enquiry', 'unknown', 22],
  ['New Vehicle Enquiry', 'unknown', 14],
  ['Demo Vehicle Enquiry', 'unknown', 14],
  ['Used Vehicle Enquiry', 'unknown', 15],
  ['New Vehicle Enquiry', 'used', 15],
  ['Used Vehicle Enquiry', 'demo', 14],
  ['Careers Enquiry', 'unknown', 51],
  ['Careers Enquiry', 'used', 51],
  ['Request Photos', 'used', 22],
  ['Service Booking', 'unknown', 22],
  ['Parts Enquiry', 'unknown', 22],
  ['Finance Enquiry', 'new', 22],
  ['Trade-In Valuation', 'unknown', 22],
  ['Fleet Enquiry', 'unknown', 22],
  ['Reserve Online', 'used', 22],
  ['Online Purchase', 'used', 22],
  ['Spin To Win', 'unknown', 22],
])(
  '%s about a car of type %s is event %d (D20, Spec 7.20-7.23, 7.27, 7.28)',
  (category, car_type, event) => {
    const ofCar = car_type === 'unknown' ? {} : { car_type }
    expect(leadEvent({ category, ...ofCar })).toBe(event)
  },
)

test.each([
  ['a converted career enquiry', { subcategory: 'Career Enquiry' }, 51],
  ['another subcategory', { subcategory: 'Parking' }, 22],
  ['an accepted offer', { offer_accepted: true }, 18],
  ['an accepted offer for a used car', { offer_accepted: true, car_type: 'used' }, 18],
  ['an offer not accepted', { offer_accepted: false }, 22],
] as const)('%s (%j) is event %d (D20, Spec 7.26, 7.28)', (_what, lead, event) => {
  expect(leadEvent({ category: 'General Enquiry', ...lead })).toBe(event)
})

test('an accepted offer of a trade-in counts as such (D20, Spec 7.26)', () => {
  expect(leadEvent({ category: 'Trade-In Valuation', offer_accepted: true })).toBe(18)
})
