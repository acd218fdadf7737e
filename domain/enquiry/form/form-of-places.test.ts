import { describe, expect, test } from 'vitest'
import type { FormAbout, FormSite } from './about.ts'
import { fieldsOf, type NarrowedForm } from './fields.ts'
import { formOf } from './form-of.ts'
import { counter, formCar, groupSite, newstead, workshop } from './form-site.fixture.ts'
import type { FormKind } from './kinds/form-kinds.ts'

describe('the place of a form', () => {
  const slugs = (kind: FormKind, site: FormSite, narrowed: NarrowedForm = {}, about = {}) => {
    const field = fieldsOf(formOf(kind, site, narrowed, about)).find(
      ({ name }) => name === 'location' || name === 'Service Location',
    )
    return field?.value ?? field?.options?.map(({ value }) => value).join(' ')
  }
  const all: FormSite = { ...groupSite, locations: [...groupSite.locations, workshop, counter] }
  const car = { ...formCar, location_id: 'bundall-id' }

  test.each<[string, FormKind, FormSite, string]>([
    ['every visible one', 'contact', all, 'newstead bundall workshop counter'],
    ['a location for a test drive', 'test_drive', all, 'newstead bundall'],
    ['a location for a car to sell', 'sell_my_car', all, 'newstead bundall'],
    ['a workshop for a service', 'service', all, 'workshop counter'],
    ['a counter for parts', 'parts', all, 'counter'],
    ['any where none says that it is a workshop', 'service', groupSite, 'newstead bundall'],
  ])('is chosen of: %s (Spec 3.26, 5.12)', (_what, kind, site, expected) => {
    expect(slugs(kind, site)).toBe(expected)
  })

  test.each<[string, FormKind, NarrowedForm, FormAbout, string]>([
    ['where the car stands', 'enquiry', {}, { car }, 'bundall'],
    ['the page of a location', 'contact', {}, { car, location: newstead }, 'newstead'],
    ['those of the block', 'contact', { locations: ['bundall', 'gone'] }, {}, 'bundall'],
    ['the workshop for the service of a car', 'service', {}, { car }, 'workshop counter'],
    [
      'all where the address prefers one',
      'enquiry',
      {},
      { car, parameters: { preferredDealership: 'newstead' } },
      'newstead',
    ],
    ['any for a car at none', 'enquiry', {}, { car: formCar }, 'newstead bundall workshop counter'],
  ])('is known from %s (Spec 2.14, 5.12)', (_what, kind, narrowed, about, expected) => {
    expect(slugs(kind, all, narrowed, about)).toBe(expected)
  })
})
