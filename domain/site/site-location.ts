import type { z } from 'zod'
import { addressSchema, contactDetailSchema, locationSchema } from '../location/location.ts'

const contact_detail = contactDetailSchema
  .omit({ landline_phone: true })
  .prefault({})
  .meta({ title: 'Contact', description: 'How to reach it, and when.' })

const address = addressSchema
  .omit({ place_id: true, map_key: true })
  .meta({ title: 'Address', description: 'Where it is.' })

/** A location in a site's file: the fields that screens show. `planned.ts` lists the rest. Spec 3.25-3.30. */
export const siteLocationSchema = locationSchema
  .omit({
    location_subtype: true,
    manufacturers: true,
    dealership_slug: true,
    dealer_license_number: true,
    motor_vehicle_repairer: true,
    image: true,
    reviews: true,
    average_rating: true,
    review_count: true,
  })
  .extend({ address, contact_detail })
  .meta({ title: 'Location', description: 'One yard, workshop or parts counter.' })
export type SiteLocation = z.infer<typeof siteLocationSchema>
