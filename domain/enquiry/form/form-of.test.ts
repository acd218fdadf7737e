import { expect, test } from 'vitest'
import type { FormSite } from './about.ts'
import type { NarrowedForm } from './fields.ts'
import { formOf } from './form-of.ts'
import {
  dealerships,
  formSite,
  groupSite,
  listedFields,
  siteWithForms,
} from './form-site.fixture.ts'
import { type FormKind, formKinds, isFormKind } from './kinds/form-kinds.ts'

test.each<[FormKind, string]>([
  ['enquiry', '(category) name* email* phone* message* opt_in'],
  ['contact', '(category) name* email* phone* message* opt_in'],
  ['test_drive', 'dateTime | (category) name* email* phone* message'],
  [
    'service',
    'Rego own_vehicle* own_odometer | message | preferred_day preferred_time | (category) name* email* phone*',
  ],
  ['finance', '(category) budget name* email* phone* message opt_in'],
  ['parts', '(category) own_vehicle* Rego message* name* email* phone* opt_in'],
  ['fleet', '(category) company* name* email* phone* fleet_size message* opt_in'],
  ['careers', '(category) name* email* phone* message*'],
  ['request_photos', '(category) name* email* phone* message'],
  ['sell_my_car', 'Rego own_vehicle* own_odometer message | (category) name* email* phone* opt_in'],
  ['call_back', '(category) name* phone* preferred_time message'],
])('a form for %s asks for no more than it needs (Spec 2.53, 5.09-5.13)', (kind, fields) => {
  expect(listedFields(formOf(kind, formSite))).toBe(fields)
})

test('names of forms are known, others are not (Spec 1.05)', () => {
  expect(formKinds.every(isFormKind)).toBe(true)
  expect([undefined, 'Enquiry', 'toString', ''].some(isFormKind)).toBe(false)
})

test.each<[string, FormSite, NarrowedForm, string]>([
  [
    'a site that asks for the registration number and has terms',
    siteWithForms({ rego: true, terms: { text: 'I agree' } }),
    {},
    '(category) name* email* phone* Rego message* opt_in terms_conditions*',
  ],
  [
    'a site that needs no message',
    siteWithForms({ messageOptional: true }),
    {},
    '(category) name* email* phone* message opt_in',
  ],
  [
    'a site of two locations',
    groupSite,
    {},
    '(category) name* email* phone* location* message* opt_in',
  ],
  [
    'a block of one location',
    groupSite,
    { locations: ['newstead'] },
    '(category) name* email* phone* (location) message* opt_in',
  ],
  [
    'a block with categories',
    formSite,
    { categories: ['General Enquiry', 'Parts Enquiry'] },
    'category* name* email* phone* message* opt_in',
  ],
  [
    'a block with empty lists',
    formSite,
    { categories: [], locations: [], fields: [] },
    '(category) name* email* phone* message* opt_in',
  ],
  [
    'a block with fields of its own order',
    { ...groupSite, ...siteWithForms({ terms: { text: 'I agree' } }), dealerships },
    { fields: ['message', 'preferred_contact', 'name', 'dealership_slug', 'Rego'] },
    'message* preferred_contact name* dealership_slug* Rego (category) email* phone* terms_conditions*',
  ],
])('%s shows %s (Spec 5.12, 5.13, 5.15)', (_what, site, narrowed, fields) => {
  expect(listedFields(formOf('enquiry', site, narrowed))).toBe(fields)
})

test('a step that a block leaves nothing of is none (Spec 2.53)', () => {
  const inSteps = formOf('test_drive', groupSite, { fields: ['location', 'message'] })
  expect(listedFields(inSteps)).toBe('location* | message (category) name* email* phone*')
  const once = formOf('test_drive', groupSite, { fields: ['message'], locations: ['newstead'] })
  expect(listedFields(once)).toBe('(location) message (category) name* email* phone*')
  expect(listedFields(formOf('call_back', formSite, { fields: ['email', 'message'] }))).toBe(
    'email message (category) name* phone*',
  )
})
