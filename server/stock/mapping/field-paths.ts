import type { z } from 'zod'
import { carSchema } from '#domain/car/car.ts'
import { carAddressSchema, carLocationSchema } from '#domain/car/car-location.ts'
import { financeLenderSchema } from '#domain/car/finance-lender.ts'
import { autograbDataSchema, specificationsSchema, variantSchema } from '#domain/car/variant.ts'
import { text } from '#domain/quantities.ts'

type Fields = [path: string, schema: z.ZodType][]

const under = (prefix: string, shape: Record<string, z.ZodType>): Fields =>
  Object.entries(shape).map(([key, schema]) => [`${prefix}.${key}`, schema])

// Set by the import itself or by staff, or filled through their nested fields.
const NOT_OF_FEEDS = new Set(['id', 'slug', 'name', 'image_texts'])
const NESTED = new Set(['variant', 'specifications', 'autograb_data', 'location'])

// The columns of one lender entry; `lenderColumns` makes an entry of `finance_lenders` of them.
const lender = {
  provider: text("Key of the lender entry, 1 to 7; the site's provider where absent"),
  ...financeLenderSchema.shape,
}

/** Every field of a Car that a mapping may fill, nested ones as `variant.cylinders`. */
export const mappableFields: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(carSchema.shape).filter(([key]) => !NOT_OF_FEEDS.has(key) && !NESTED.has(key)),
  ...under('variant', variantSchema.shape),
  ...under('specifications', specificationsSchema.shape),
  ...under('lender', lender),
  ...under('autograb_data', autograbDataSchema.shape),
  ...under('location', carLocationSchema.shape).filter(([path]) => path !== 'location.address'),
  ...under('location.address', carAddressSchema.shape),
])
