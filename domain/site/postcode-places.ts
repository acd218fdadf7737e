import { z } from 'zod'
import { addressSchema } from '../location/location.ts'

const { lat, long } = addressSchema.shape

export const postcodePlacesSchema = z
  .array(
    z.strictObject({
      postcode: z
        .string()
        .regex(/^\d{1,5}$/, { error: 'expected a postcode, or its first digits' })
        .meta({ title: 'Postcode', description: 'A postcode, or the first digits of several.' }),
      lat: lat.unwrap(),
      long: long.unwrap(),
    }),
  )
  .max(2000)
  .default([])
  .meta({
    title: 'Places of postcodes',
    description:
      'Where postcodes are, for distances: those that are not in the tables of Australia and New Zealand, such as American ZIP codes, of which the first three digits are enough. Of several beginnings the longest counts.',
  })
