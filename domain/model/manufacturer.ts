import { z } from 'zod'
import { catalogueMakes } from '../car/catalogue/makes.ts'
import { text, url } from '../car/quantities.ts'
import { slug } from '../site/fields.ts'
import { pathSlug } from './path-slug.ts'

/** A make. Spec 3.24. */
export const manufacturerSchema = z
  .strictObject({
    id: text('Id'),
    name: text('Name, as the catalogue writes it'),
    slug: slug('Slug', 'Its part of an address: /search/{slug}.'),
    logo: z.strictObject({ url: url('Logo') }).optional(),
  })
  .describe('Manufacturer')
export type Manufacturer = z.infer<typeof manufacturerSchema>

/** Every make of the catalogue, by name; a logo is the dealer's to give. Spec 3.24. */
export const manufacturers: readonly Manufacturer[] = catalogueMakes
  .map(({ name }) => ({ id: pathSlug(name), name, slug: pathSlug(name) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
