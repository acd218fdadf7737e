import { z } from 'zod'
import { slug } from '../fields.ts'
import { entryPlace } from '../location/drawn-place.ts'
import { describedPictureSchema } from '../picture.ts'
import { day, markdownText, text, timestamp } from '../quantities.ts'
import { filterQuery } from '../stock-query/filter-query.ts'

type Said = { readonly [Field in 'name' | 'summary' | 'description']?: string | undefined }

/** Whether an offer names an amount or a rate, which the law ties to conditions. */
const namesMoney = ({ name, summary, description }: Said): boolean =>
  [name, summary, description].some((text) => /\$\s?\d|\d\s?%/.test(text ?? ''))

/** What a dealer offers for a while, with its small print. Spec 3.21. */
export const offerSchema = z
  .strictObject({
    id: slug('Id', 'Part of its address: /offers/{id}.'),
    name: text('Name'),
    category: text('Category, such as New Vehicle Offers').optional(),
    summary: text('What is offered, in a sentence or two').optional(),
    description: markdownText('All that is offered').optional(),
    disclaimer: markdownText('Its conditions').optional(),
    expiry: day("Last day that it shows, in the site's time zone (D5)").optional(),
    created_at: timestamp('When it was made').optional(),
    updated_at: timestamp('When it was last changed').optional(),
    dealership_ids: z
      .array(text('Id of a dealership'))
      .default([])
      .describe('Dealerships that offer it; empty: all of the site'),
    model: text('Model that it is about').optional(),
    image_or_model_image: describedPictureSchema.optional(),
    place: entryPlace,
    search: filterQuery
      .optional()
      .describe(
        'The cars that it is about, as in the address of a search: car_type=demo&make=Toyota',
      ),
  })
  .refine(({ disclaimer, ...said }) => disclaimer !== undefined || !namesMoney(said), {
    path: ['disclaimer'],
    error: 'missing: an offer that names a price or a rate needs its conditions',
  })
  .describe('Offer')
export type Offer = z.infer<typeof offerSchema>
