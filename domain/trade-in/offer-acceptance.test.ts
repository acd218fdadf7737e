import { expect, test } from 'vitest'
import { acceptanceEvent, acceptOffer } from './offer-acceptance.ts'

test.each([
  ['completes the form by default', acceptOffer(), true],
  ['may leave the form open', acceptOffer({ form_completed: false }), false],
])('an accepted offer updates the lead and %s (Spec 4.21)', (_name, update, form_completed) => {
  expect(update).toEqual({ subcategory: '3. Offer Accepted', offer_accepted: true, form_completed })
})

test.each([
  ['a lead id fires event 18', { lead_id: 'lead-7' }, 18],
  ['no lead id fires none', {}, undefined],
  ['an empty lead id fires none', { lead_id: '' }, undefined],
  ['the text null fires none', { lead_id: 'null' }, undefined],
])('%s (Spec 4.21, 7.26)', (_name, answer, event) => {
  expect(acceptanceEvent(answer)).toBe(event)
})
