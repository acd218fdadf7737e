import { z } from 'zod'
import { url } from './quantities.ts'

/** A picture in two sizes. Spec 3.21, 3.23. */
export const pictureSchema = z
  .strictObject({
    url: url('Picture'),
    thumb: url('A small form of it').optional(),
  })
  .describe('Picture')
export type Picture = z.infer<typeof pictureSchema>
