import { z } from 'zod'
import { text, url } from '../quantities.ts'

/** Where the car is. Spec 3.14. */
export const carAddressSchema = z.strictObject({
  id: text('Id of the address').optional(),
  street: text('Street and number').optional(),
  city: text('Suburb or city').optional(),
  state: text('State or region').optional(),
  postcode: text('Postcode; text, since it may begin with 0').optional(),
  place_url: url('Map page').optional(),
})

/** The location that holds the car. Spec 3.14. */
export const carLocationSchema = z
  .strictObject({
    name: text('Name').optional(),
    slug: text('Slug').optional(),
    phone: text('Phone').optional(),
    distribution_locations: z
      .array(text('Name'))
      .describe('Other yards that can show the car')
      .optional(),
    address: carAddressSchema.optional(),
  })
  .describe('Location')
