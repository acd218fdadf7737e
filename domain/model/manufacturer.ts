import { z } from 'zod'
import { slug } from '../fields.ts'
import { markdownText, pictureUrl, text } from '../quantities.ts'

/** A make. Spec 3.24. */
export const manufacturerSchema = z
  .strictObject({
    id: text('Id'),
    name: text('Name, as the catalogue writes it'),
    slug: slug('Slug', 'Its part of an address: /search/{slug}.'),
    logo: z.strictObject({ url: pictureUrl('Logo') }).optional(),
    description: markdownText('What the dealer does for cars of this make').optional(),
  })
  .describe('Manufacturer')
export type Manufacturer = z.infer<typeof manufacturerSchema>
