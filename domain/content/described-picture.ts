import { pictureSchema } from '../picture.ts'
import { text } from '../quantities.ts'

/** A picture of an entry, with the words for those who cannot see it. */
export const describedPictureSchema = pictureSchema
  .extend({ alt: text('What it shows, for those who cannot see it') })
  .describe('Picture with its text')
