import { z } from 'zod'
import { money, text } from '../quantities.ts'

/** A car saved in the browser, with what it cost then. Spec 3.36. */
export const favouriteSchema = z
  .strictObject({
    id: text('Id of the car'),
    price: money('Asking price when it was saved').optional(),
  })
  .readonly()
  .describe('Favourite')
export type Favourite = z.infer<typeof favouriteSchema>
