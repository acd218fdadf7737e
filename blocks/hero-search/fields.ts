import { z } from 'zod'
import { simpleBodies } from '#domain/car/kinds.ts'
import { pictureAddress } from '#domain/fields.ts'
import { filterQuery } from '#domain/stock-query/filter-query.ts'

export const imageSchema = z
  .union([
    z
      .strictObject({
        path: pictureAddress('Picture', 'A path below /media/, or a web address.'),
        width: z.int().min(1).max(8000).meta({ title: 'Width', description: 'Pixels.' }),
        height: z.int().min(1).max(8000).meta({ title: 'Height', description: 'Pixels.' }),
      })
      .meta({ title: 'Photo' }),
    z
      .strictObject({
        body: z.enum(simpleBodies).meta({ title: 'Body', description: 'Body of the drawn car.' }),
        colour: z.string().min(1).meta({ title: 'Colour', description: 'Such as Glacier White.' }),
      })
      .meta({ title: 'Drawn car' }),
    z.strictObject({ refine: filterQuery }).meta({ title: 'Car in stock' }),
  ])
  .default({ body: 'SUV', colour: 'White' })
  .meta({
    title: 'Picture',
    description: 'A photo with its size, a drawn car, or the first car that filters find in stock.',
  })

export const noteSchema = z
  .strictObject({
    text: z.string().min(1).max(160).meta({ title: 'Text', description: 'A sentence or two.' }),
    author: z.string().min(1).max(40).meta({ title: 'Author', description: 'Who says so.' }),
    role: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .meta({ title: 'Role', description: 'After the name, such as "who buys them".' }),
  })
  .optional()
  .meta({ title: 'Note', description: 'A few words from somebody at the yard.' })

export const searchSchema = z.strictObject({
  text: z.string().min(1).max(40).meta({ title: 'Text', description: 'Such as For a weekend.' }),
  refine: filterQuery,
})
