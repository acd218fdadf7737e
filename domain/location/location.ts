import { z } from 'zod'
import { address, email, phone, pictureAddress, slug, text } from '../fields.ts'
import { reviewFigures } from '../review/review.ts'
import { openingHoursSchema, specialHoursSchema } from './opening-hours.ts'
import { MAX_LATITUDE_DEGREES, MAX_LONGITUDE_DEGREES } from './thresholds.ts'

/** What a location does; sales by default. Spec 3.26. */
export const locationTypeSchema = z
  .enum(['sales', 'service', 'parts', 'service-and-parts'])
  .default('sales')
  .meta({ title: 'Type', description: 'What this location does; sales by default.' })
export type LocationType = z.infer<typeof locationTypeSchema>

const imageSchema = z
  .strictObject({
    url: pictureAddress('Picture', 'Address of the picture.'),
    thumb: pictureAddress('Small picture', 'Address of a small form of it.').optional(),
    alt: text(
      'Alternative text',
      'What the picture shows, for those who cannot see it.',
    ).optional(),
  })
  .meta({ title: 'Picture', description: 'A photo of the location.' })

const degrees = (title: string, limit: number) =>
  z.number().min(-limit).max(limit).meta({ title, description: 'Decimal degrees (D6).' })

/** Spec 3.29. */
export const addressSchema = z
  .strictObject({
    street: text('Street', 'Number and street.'),
    city: text('City or suburb', 'City or suburb.'),
    state: text('State', 'State or region, as in a postal address.').optional(),
    postcode: text('Postcode', 'Text, since it may begin with 0.').optional(),
    lat: degrees('Latitude', MAX_LATITUDE_DEGREES).optional(),
    long: degrees('Longitude', MAX_LONGITUDE_DEGREES).optional(),
    place_url: address(
      'Map page',
      'Where Get Directions leads; a map of the address where absent.',
    ).optional(),
    place_id: text('Place id', "Google's id of the place.").optional(),
    map_key: text(
      'Map key',
      'Key of Google Maps for a map in the page; OpenStreetMap without it.',
    ).optional(),
  })
  .meta({ title: 'Address', description: 'Where it is.' })

/** Spec 3.30. */
export const contactDetailSchema = z
  .strictObject({
    phone: phone('Phone', 'The number to call.').optional(),
    landline_phone: phone('Landline', 'A second, fixed number.').optional(),
    email: email('E-mail', 'Where enquiries for this location go.').optional(),
    opening_hours: openingHoursSchema,
    special_hours: specialHoursSchema,
  })
  .meta({ title: 'Contact', description: 'How to reach it, and when.' })

/** One yard, workshop or parts counter; what customers say of it is in the collection of reviews. Spec 3.25-3.31. */
export const locationSchema = z
  .strictObject({
    id: text('Id', 'Stable; cars name it as location_id.'),
    name: text('Name', 'As visitors read it.'),
    slug: slug('Slug', 'Its part of the address: /locations/{slug}.'),
    primary: z.boolean().default(false).meta({ title: 'Primary', description: 'The main one.' }),
    visible: z
      .boolean()
      .default(true)
      .meta({ title: 'Visible', description: 'Shown to visitors.' }),
    location_type: locationTypeSchema,
    location_subtype: text('Subtype', 'A finer kind, such as used or fleet.').optional(),
    manufacturers: z
      .array(text('Make', 'A make sold or serviced here.'))
      .default([])
      .meta({ title: 'Makes', description: 'Makes sold or serviced here.' }),
    dealership_id: text('Dealership', 'Id of the dealership it belongs to.').optional(),
    dealership_slug: slug(
      'Dealership slug',
      'Slug of its dealership, in place of the id.',
    ).optional(),
    dealer_license_number: text('Dealer licence', 'Motor dealer licence number.').optional(),
    motor_vehicle_repairer: text('Repairer licence', 'Repairer licence number.').optional(),
    image: imageSchema.optional(),
    address: addressSchema,
    contact_detail: contactDetailSchema.prefault({}),
    ...reviewFigures,
  })
  .meta({ title: 'Location', description: 'One yard, workshop or parts counter.' })
export type Location = z.infer<typeof locationSchema>
