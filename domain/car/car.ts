import { z } from 'zod'
import { amount, day, money, month, text, timestamp, url, whole } from '../quantities.ts'
import { carLocationSchema } from './car-location.ts'
import { financeLenderSchema } from './finance-lender.ts'
import {
  carStatuses,
  carTypes,
  itemTypes,
  priceTypes,
  simpleBodies,
  simpleFuels,
  simpleTransmissions,
} from './kinds.ts'
import { autograbDataSchema, specificationsSchema, variantSchema } from './variant.ts'

// A later value is in milliseconds by mistake, and the car would stay listed for ever.
const YEAR_2100_SECONDS = 4_102_444_800

const yes = (description: string) => z.boolean().describe(description).optional()

const identity = {
  id: text('Unique within the tenant and stable over imports'),
  slug: text('Last part of the page address, unique within the tenant'),
  name: text('Year, make and model: 2021 Toyota Hilux'),
  carsales_title: text('Full advertised title').optional(),
  year: z.int().min(1900).max(2100).describe('Model year').optional(),
  make: text('Make'),
  model: text('Model'),
  badge: text('Badge, such as SR5').optional(),
  series: text('Series, such as GUN126R').optional(),
  colour: text("Maker's exterior colour").optional(),
  stocknum: text('Stock number').optional(),
  vin: text('Vehicle identification number').optional(),
  regplate: text('Registration plate').optional(),
  item_type: z.enum(itemTypes).default('car').describe('Kind of vehicle'),
  car_type: z.enum(carTypes).describe('Condition'),
  status: z.enum(carStatuses).describe('Status'),
  tag: text('Custom tag, such as Test Drive Only').optional(),
  reserved: yes('A buyer holds it'),
  certified: yes("In the maker's certified-used programme"),
}

const pricing = {
  price: money('Advertised price').optional(),
  price_type: z.enum(priceTypes).describe('What the price includes').optional(),
  before_price: money('Price before a reduction').optional(),
  subscription_price: money('Subscription price a week').optional(),
  offer_price: money('Reduced price of a running offer').optional(),
  preorder: yes('Can be ordered before a price is set'),
}

const specification = {
  km: whole('Odometer, km').optional(),
  seats: whole('Seats').optional(),
  doors: whole('Doors').optional(),
  drive: text('Driven wheels: FWD, RWD, AWD or 4WD').optional(),
  fuel: text('Fuel as the maker names it').optional(),
  simple_fuel: z.enum(simpleFuels).describe('Fuel to filter by').optional(),
  body: text('Body as the maker names it').optional(),
  simple_body: z.enum(simpleBodies).describe('Body to filter by').optional(),
  simple_transmission: z.enum(simpleTransmissions).describe('Transmission to filter by').optional(),
  trans: text('Transmission as the maker names it').optional(),
  engine_size: amount('Engine capacity, litres').optional(),
  rego_expiry: day('Registration expiry').optional(),
  compliance_date: month('Compliance plate').optional(),
  build_date: month('Build plate').optional(),
  variant: variantSchema.optional(),
  specifications: specificationsSchema.optional(),
}

const listing = {
  views: whole('Times its page was viewed; kept, and shown nowhere').optional(),
  created_at: timestamp('When it first came into stock').optional(),
  dealercomments: text("Dealer's comments, plain text with line breaks").optional(),
  dealercomments_author: text('Who signs the comments, such as Tama, Penrose').optional(),
  file: url('History report').optional(),
  video: url('Video of the car').optional(),
  primary_image_url: url('First photo').optional(),
  images: z.array(url('Photo')).describe('Photos in order').optional(),
  image_texts: z
    .array(text('What a photo shows'))
    .describe('What the photos show, in their order')
    .optional(),
  thumbnails: z.array(url('Small photo')).describe('Small photos in order').optional(),
  photos_count: whole('Number of photos').optional(),
  standardEquipment: z.array(text('Feature')).describe('Features').optional(),
  has_nvic: yes('The variant is identified by its NVIC'),
  show_on_dealer_website: z.boolean().default(true).describe('May be listed'),
  payment_processors: z
    .array(text('Processor'))
    .describe('Where a deposit can be paid; empty: not online')
    .optional(),
  sold_date_timestamp: whole('When it was sold, seconds since 1970')
    .max(YEAR_2100_SECONDS)
    .optional(),
  autograb_data: autograbDataSchema.optional(),
  finance_lenders: z
    .record(z.string(), financeLenderSchema)
    .describe('Estimates keyed by provider')
    .optional(),
  custom_rank: amount("Place in the dealer's own order, higher first (Spec 7.03)").optional(),
}

const place = {
  dealership_id: text('Id of the dealership').optional(),
  dealership_slug: text('Slug of the dealership').optional(),
  dealership_name: text('Name of the dealership').optional(),
  location_id: text('Id of the yard').optional(),
  city: text('City').optional(),
  state: text('State or region').optional(),
  private_suburb: text("Private seller's suburb").optional(),
  private_postcode: text("Private seller's postcode").optional(),
  location: carLocationSchema.optional(),
}

/**
 * One vehicle in stock, as search hit and as page. Names keep the wire's spelling; money is whole
 * dollars (D6). Required is what a page cannot do without (id, slug, name, make, model, car_type,
 * status); everything else is absent if unknown, never null or empty (see `absence.ts`).
 * Spec 3.01-3.19; `body` and `custom_rank` are what 3.20 and 7.03 ask of the same record.
 */
export const carSchema = z.strictObject({
  ...identity,
  ...pricing,
  ...specification,
  ...listing,
  ...place,
})
export type Car = z.infer<typeof carSchema>

/** A car before defaults are applied: `item_type` and `show_on_dealer_website` may be left out. */
export type CarInput = z.input<typeof carSchema>
