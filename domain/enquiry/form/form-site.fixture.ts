import { locationSchema } from '../../location/location.ts'
import { wordsOf } from '../../site/interface-texts.ts'
import type { FormCar, FormSite } from './about.ts'
import type { FormSpec } from './fields.ts'
import { readForm, type Submitted } from './read-form.ts'

/** A location for tests, at an address. */
export const placeNamed = (slug: string, over: object = {}) =>
  locationSchema.parse({
    id: `${slug}-id`,
    slug,
    name: `Yard ${slug}`,
    address: { street: '1 Road', city: 'Town' },
    ...over,
  })

/** The smallest site: one country, no locations, nothing set. */
export const formSite: FormSite = {
  name: 'Bay Motors',
  locale: 'en-AU',
  locations: [],
  dealerships: [],
  words: wordsOf({ locale: 'en-AU', wording: {} }),
  forms: { optIn: true, messageOptional: false, rego: false, services: [] },
}

export const newstead = placeNamed('newstead')
export const workshop = placeNamed('workshop', { location_type: 'service' })
export const counter = placeNamed('counter', { location_type: 'service-and-parts' })
const hidden = placeNamed('hidden', { visible: false })

/** A site of two locations that visitors see, and one that they do not. */
export const groupSite: FormSite = {
  ...formSite,
  locations: [newstead, placeNamed('bundall'), hidden],
}

export const dealerships = [
  { id: 'd1', slug: 'bay-toyota', name: 'Bay Toyota' },
  { id: 'd2', slug: 'bay-kia', name: 'Bay Kia' },
]

/** The smallest site with these settings of its forms. */
export const siteWithForms = (forms: Partial<FormSite['forms']>): FormSite => ({
  ...formSite,
  forms: { ...formSite.forms, ...forms },
})

/** A site that has something to choose in each field. */
export const wholeSite: FormSite = {
  ...siteWithForms({ rego: true, services: ['Wash', 'Tyres', 'Brakes'] }),
  locations: [newstead, placeNamed('bundall')],
  dealerships,
}

/** What a person types. */
export const typedForm = {
  name: ' Sam Lee ',
  email: 'sam@example.com',
  phone: '0491 570 006',
  message: 'Is it still here?',
}

/** The faults of what was submitted; none where it is valid. */
export const faultsOf = (spec: FormSpec, submitted: Submitted) => {
  const reading = readForm(spec, submitted, 'AU')
  return reading.valid ? {} : reading.errors
}

/** Fields in order, `*` after the required ones, in brackets the hidden ones, steps divided by |. */
export const listedFields = (spec: FormSpec): string =>
  spec.steps
    .map(({ fields }) =>
      fields
        .map(({ kind, name, required }) =>
          kind === 'hidden' ? `(${name})` : `${name}${required ? '*' : ''}`,
        )
        .join(' '),
    )
    .join(' | ')

/** A used car in stock. */
export const formCar: FormCar = {
  id: 'u1',
  car_type: 'used',
  item_type: 'car',
  status: 'in_stock',
}
