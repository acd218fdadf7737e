import { z } from 'zod'
import { text } from '../quantities.ts'

/** A car that a browser keeps. Spec 3.36. */
export const favouriteSchema = z
  .strictObject({ id: text('Id of the car') })
  .readonly()
  .describe('Favourite')
export type Favourite = z.infer<typeof favouriteSchema>
