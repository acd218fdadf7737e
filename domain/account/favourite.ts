import { z } from 'zod'
import { text } from '../quantities.ts'

/** A car saved in the browser. Spec 3.36. */
export const favouriteSchema = z
  .strictObject({ id: text('Id of the car') })
  .readonly()
  .describe('Favourite')
export type Favourite = z.infer<typeof favouriteSchema>
