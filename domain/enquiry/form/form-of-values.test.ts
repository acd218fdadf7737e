import { describe, expect, test } from 'vitest'
import type { FormAbout, FormSite } from './about.ts'
import { fieldsOf } from './fields.ts'
import { formOf } from './form-of.ts'
import {
  counter,
  dealerships,
  formCar,
  formSite,
  groupSite,
  listedFields,
  siteWithForms,
  workshop,
} from './form-site.fixture.ts'
import type { FormKind } from './kinds/form-kinds.ts'

describe('a form begins', () => {
  const begun = (kind: FormKind, site: FormSite, about: FormAbout) =>
    Object.fromEntries(
      fieldsOf(formOf(kind, site, {}, about)).flatMap(({ kind, name, value }) =>
        value === undefined || kind === 'hidden' ? [] : [[name, value]],
      ),
    )
  const parameters = { vehiclePriceBudget: '$30,000', preferredDealership: 'd2' }

  test('finance with the budget and the dealership of its address (Spec 2.08)', () => {
    const site = { ...groupSite, dealerships }
    expect(begun('finance', site, { parameters })).toEqual({
      budget: '$30,000',
      dealership_slug: 'bay-kia',
      opt_in: 'on',
    })
    expect(listedFields(formOf('finance', site))).toContain('phone* dealership_slug* message')
    expect(begun('finance', groupSite, { parameters: { preferredDealership: 'bundall' } })).toEqual(
      {
        location: 'bundall',
        opt_in: 'on',
      },
    )
    const own = formOf('finance', site, { fields: ['location', 'dealership_slug'] })
    expect(listedFields(own)).toBe('location* dealership_slug* (category) name* email* phone*')
  })

  test('without what is not on offer, and with no more than fits (Spec 2.08)', () => {
    const unknown = { preferredDealership: 'moon', location: 'moon', vehiclePriceBudget: '' }
    expect(begun('finance', { ...groupSite, dealerships }, { parameters: unknown })).toEqual({
      opt_in: 'on',
    })
    const long = begun('finance', formSite, {
      parameters: { vehiclePriceBudget: '9'.repeat(500) },
    })
    expect(long.budget).toHaveLength(120)
  })

  test('with the time and the workshop of its address (Spec 2.13, 5.09)', () => {
    const at = '2026-11-26T10:30'
    expect(begun('test_drive', formSite, { parameters: { at } })).toEqual({ dateTime: at })
    const two = { ...formSite, locations: [workshop, counter] }
    expect(begun('service', two, { parameters: { location: 'counter' } })).toEqual({
      'Service Location': 'counter',
      preferred_time: 'any',
    })
  })

  test('with an opt-in unless the site says no, and never with the terms (Spec 5.13, 5.15)', () => {
    const terms = { text: 'I agree to the terms of use', page: '/terms' }
    expect(begun('enquiry', siteWithForms({ terms }), {})).toEqual({ opt_in: 'on' })
    expect(begun('enquiry', siteWithForms({ optIn: false }), {})).toEqual({})
    expect(formOf('enquiry', siteWithForms({ terms })).terms).toEqual(terms)
    expect(formOf('enquiry', siteWithForms({ terms: { text: 'Yes' } })).terms).toEqual({
      text: 'Yes',
    })
    expect(formOf('enquiry', formSite).terms).toBeUndefined()
  })

  test('with a request where the car is gone (Spec 5.14)', () => {
    const car = { ...formCar, status: 'sold' } as const
    expect(begun('enquiry', formSite, { car })).toMatchObject({
      message: 'Can you please find me something similar?',
    })
    expect(begun('enquiry', formSite, { car: formCar })).not.toHaveProperty('message')
  })
})
