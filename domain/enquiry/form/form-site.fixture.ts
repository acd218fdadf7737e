import { wordsOf } from '../../site/interface-texts.ts'
import { siteLocationSchema } from '../../site/site-location.ts'
import type { FormCar, FormSite } from './about.ts'

/** A location for tests, at an address. */
export const placeNamed = (slug: string, over: object = {}) =>
  siteLocationSchema.parse({
    ...{ id: `${slug}-id`, slug, name: `Yard ${slug}` },
    ...{ address: { street: '1 Road', city: 'Town' }, ...over },
  })

/** The smallest site: one country, no locations, nothing set. */
export const formSite: FormSite = {
  ...{ name: 'Bay Motors', locale: 'en-AU', locations: [], dealerships: [] },
  words: wordsOf({ locale: 'en-AU', wording: {} }),
  forms: { optIn: true, messageOptional: false, rego: false, services: [] },
}

/** A used car in stock. */
export const formCar: FormCar = {
  ...{ id: 'u1', car_type: 'used', item_type: 'car', status: 'in_stock' },
}
