import { z } from 'zod'
import { pictureUrl, text } from './quantities.ts'

/** A picture in two sizes. Spec 3.21, 3.23. */
export const pictureSchema = z
  .strictObject({
    url: pictureUrl('Picture').meta({ title: 'Picture' }),
    thumb: pictureUrl('A small form of it').meta({ title: 'Small picture' }).optional(),
  })
  .describe('Picture')
export type Picture = z.infer<typeof pictureSchema>

/** A picture of an entry, with the words for those who cannot see it. */
export const describedPictureSchema = pictureSchema
  .extend({ alt: text('For those who cannot see it').meta({ title: 'What it shows' }) })
  .describe('Picture with its text')
