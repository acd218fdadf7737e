import { catalogueMakes } from '../car/catalogue/makes.ts'
import type { Manufacturer } from './manufacturer.ts'
import { pathSlug } from './path-slug.ts'

/** Every make of the catalogue, by name; without logos, which dealers supply. Spec 3.24. */
export const manufacturers: readonly Manufacturer[] = catalogueMakes
  .map(({ name }) => ({ id: pathSlug(name), name, slug: pathSlug(name) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
