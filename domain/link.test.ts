import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { carSchema } from './car/car.ts'
import { carAddressSchema } from './car/car-location.ts'
import { address as addressField, href } from './fields.ts'
import { withParameter } from './link.ts'
import { locationSchema } from './location/location.ts'
import { manufacturerSchema } from './model/manufacturer.ts'
import { modelSchema } from './model/model.ts'
import { pictureSchema } from './picture.ts'
import { promoCardSchema } from './promotion/promo-card.ts'
import { reviewSchema } from './review/review.ts'
import { logoSchema } from './site/dealer.ts'
import { financeSchema } from './site/finance.ts'
import { linkSchema, menuSchema } from './site/menu.ts'

const addresses = ['/offers', '/a/b?c=d#e', 'https://example.com', 'http://example.com/a.jpg']
const more = ['/', 'tel:+61755500100', 'mailto:sales@example.com', '#finance-form']
const neither = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  'https://',
  'https:///evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'ftp://example.com',
  'offers',
  'www.example.com',
  'two words',
  '',
]

const link = href('Link', 'Where it leads.')
const address = addressField('Picture', 'Where it is.')

describe('a link', () => {
  test.each([...addresses, ...more])('may be %s (Spec 2.25)', (written) => {
    expect(link.safeParse(written).success).toBe(true)
  })

  test.each([...neither, 'tel:', '#'])('may not be %j (Spec 2.25)', (written) => {
    expect(link.safeParse(written).error?.issues[0]?.message).toBe(
      'expected a path that starts with one /, or an https://, tel:, mailto: or #anchor address',
    )
  })
})

describe('the address of a picture or a page', () => {
  test.each(addresses)('may be %s (Spec 3.11)', (written) => {
    expect(address.safeParse(written).success).toBe(true)
  })

  test.each([...neither, ...more])('may not be %j (Spec 3.11)', (written) => {
    expect(address.safeParse(written).error?.issues[0]?.message).toBe(
      'expected a path that starts with one /, or an https:// address',
    )
  })
})

/** Every text of a schema that the page or the feed names as an address, with its place. */
const fields: [string, z.ZodType][] = [
  ["a car's", carSchema.pick({ file: true, images: true, primary_image_url: true })],
  ["a car's small", carSchema.pick({ thumbnails: true })],
  ["a yard's", carAddressSchema.pick({ place_url: true })],
  ["a location's", locationSchema.shape.address.pick({ place_url: true })],
  ["a make's", manufacturerSchema.pick({ logo: true })],
  ["a model's", modelSchema.pick({ override_url: true, path: true, image: true })],
  ["a promotion's", z.strictObject(promoCardSchema.shape).pick({ url: true, image: true })],
  ["a reviewer's", reviewSchema.pick({ image: true })],
  ['a picture', pictureSchema],
  ["a site's logo", logoSchema],
  ["a site's finance page", z.strictObject(financeSchema.shape).pick({ page: true })],
  ["a menu's", linkSchema.pick({ href: true })],
  ["a word's", z.strictObject(menuSchema.unwrap().shape)],
]

const known = new Set([address, link].flatMap((schema) => patternsOf(schema)))

function patternsOf(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
  return [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, found = '']) => found)
}

test.each(fields)('%s address follows the same rule as any other (Spec 3.11)', (_, schema) => {
  const found = patternsOf(schema)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((pattern) => !known.has(pattern))).toEqual([])
})

test.each([
  ['/finance', '/finance?car_id=u+1'],
  ['/finance?type=new', '/finance?type=new&car_id=u+1'],
  ['/finance#finance-form', '/finance?car_id=u+1#finance-form'],
  ['/finance?type=new#form', '/finance?type=new&car_id=u+1#form'],
  ['https://loans.example', 'https://loans.example?car_id=u+1'],
])('%s with a car added is %s (Spec 2.08)', (written, expected) => {
  expect(withParameter(written, 'car_id', 'u 1')).toBe(expected)
})
