import { z } from 'zod'
import { pictureSchema } from '../picture.ts'
import { day, text, timestamp } from '../quantities.ts'

/** What a dealer offers for a while, with its small print. Spec 3.21. */
export const offerSchema = z
  .strictObject({
    id: text('Id, part of its address: /offers/{id}'),
    name: text('Name'),
    category: text('Category, such as New Vehicle Offers').optional(),
    disclaimer: text('Small print').optional(),
    description: text('What is offered').optional(),
    expiry: day("Last day that it shows, in the site's time zone (D5)").optional(),
    created_at: timestamp('When it was made').optional(),
    updated_at: timestamp('When it was last changed').optional(),
    dealership_ids: z
      .array(text('Id of a dealership'))
      .default([])
      .describe('Dealerships that offer it; empty: all of the site'),
    model: text('Model that it is about').optional(),
    image_or_model_image: pictureSchema.optional(),
  })
  .describe('Offer')
export type Offer = z.infer<typeof offerSchema>
