import { expect, test } from 'vitest'
import type { CarType } from '../car/kinds.ts'
import type { EventId } from '../tracking/event-ids.ts'
import type { EnquiryCategory } from './category.ts'
import { leadEvent } from './lead-event.ts'

type Row = [category: EnquiryCategory, car_type: CarType | undefined, event: EventId]

test.each<Row>([
  ['Test Drive', 'new', 17],
  ['Test Drive', 'demo', 17],
  ['Test Drive', 'used', 48],
  ['Test Drive', undefined, 22],
  ['Test Drive Only', 'new', 17],
  ['Test Drive Only', 'used', 17],
  ['Test Drive Only', undefined, 17],
  ['General Enquiry', 'new', 14],
  ['General Enquiry', 'demo', 14],
  ['General Enquiry', 'used', 15],
  ['General Enquiry', undefined, 22],
  ['New Vehicle Enquiry', undefined, 14],
  ['Demo Vehicle Enquiry', undefined, 14],
  ['Used Vehicle Enquiry', undefined, 15],
  ['New Vehicle Enquiry', 'used', 15],
  ['Used Vehicle Enquiry', 'demo', 14],
  ['Careers Enquiry', undefined, 51],
  ['Careers Enquiry', 'used', 51],
  ['Request Photos', 'used', 22],
  ['Service Booking', undefined, 22],
  ['Parts Enquiry', undefined, 22],
  ['Finance Enquiry', 'new', 22],
  ['Trade-In Valuation', undefined, 22],
  ['Fleet Enquiry', undefined, 22],
  ['Reserve Online', 'used', 22],
  ['Online Purchase', 'used', 22],
  ['Spin To Win', undefined, 22],
])('%s, car %s, is event %d (D20, Spec 7.20-7.23, 7.27, 7.28)', (category, car_type, event) => {
  expect(leadEvent({ category, car_type })).toBe(event)
})

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
