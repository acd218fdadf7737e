import { z } from 'zod'
import { pictureUrl, text } from './quantities.ts'

/** A picture in two sizes. Spec 3.21, 3.23. */
export const pictureSchema = z
  .strictObject({
    url: pictureUrl('Picture'),
    thumb: pictureUrl('A small form of it').optional(),
  })
  .describe('Picture')
export type Picture = z.infer<typeof pictureSchema>

/** A picture of an entry, with the words for those who cannot see it. */
export const describedPictureSchema = pictureSchema
  .extend({ alt: text('What it shows, for those who cannot see it') })
  .describe('Picture with its text')
