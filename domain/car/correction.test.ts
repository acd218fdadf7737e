import { describe, expect, test } from 'vitest'
import { fullCar } from './car.fixture.ts'
import { type Car, carSchema } from './car.ts'
import { agreesWithFeed, type Correction, corrected, feedSays } from './correction.ts'
import { correctionSchema } from './correction-schema.ts'

const car = carSchema.parse(fullCar)
const { tag, dealercomments, images, ...plain } = car

const changes: [string, Correction, Partial<Car>][] = [
  [
    'a price goes before an offer, and a lender’s repayment of the other price is gone',
    { field: 'price', value: 47_990 },
    { price: 47_990, offer_price: undefined, finance_lenders: undefined },
  ],
  ['a tag', { field: 'tag', value: 'Just polished' }, { tag: 'Just polished' }],
  ['an empty tag is none', { field: 'tag', value: '' }, { tag: undefined }],
  [
    'comments',
    { field: 'comments', value: 'Ours since it was new.' },
    { dealercomments: 'Ours since it was new.' },
  ],
  ['empty comments are none', { field: 'comments', value: '' }, { dealercomments: undefined }],
  [
    'photos, of which each has words',
    {
      field: 'photos',
      value: [
        { url: '/media/site/a.jpg', alt: 'Nose' },
        { url: '/b.jpg', alt: '' },
      ],
    },
    {
      images: ['/media/site/a.jpg', '/b.jpg'],
      image_texts: ['Nose', `${car.name}, photo 2`],
      primary_image_url: '/media/site/a.jpg',
      photos_count: 2,
      thumbnails: undefined,
    },
  ],
  ['hidden', { field: 'hidden', value: true }, { show_on_dealer_website: false }],
  [
    'sold, since a moment',
    { field: 'sold', value: '2026-11-21T02:00:00.900Z' },
    { status: 'sold', sold_date_timestamp: 1_795_226_400 },
  ],
  ['the place in the dealer’s order', { field: 'rank', value: 7 }, { custom_rank: 7 }],
]

describe('what the staff say of a car', () => {
  test.each(changes)('%s counts in place of what its feed says (D35)', (_, correction, change) => {
    expect(correctionSchema.parse(correction)).toEqual(correction)
    const shown = corrected(car, [correction])
    expect(shown).toEqual(carSchema.parse({ ...car, ...change }))
    expect(agreesWithFeed(correction, car)).toBe(false)
    expect(agreesWithFeed(correction, shown)).toBe(true)
    expect(feedSays(correction.field, shown)).not.toBe(feedSays(correction.field, car))
  })

  test.each([
    ['no tag', 'tag', plain, { tag: undefined }],
    ['no comments', 'comments', plain, { dealercomments: undefined }],
    ['no price', 'price', { ...plain, price: undefined }, { offer_price: undefined }],
  ] as const)('a feed that has %s says so', (_, field, without, change) => {
    const { price, ...rest } = { ...without, ...change }
    expect(feedSays(field, carSchema.parse(rest))).toMatch(/null/)
  })

  test('a feed with one photo, as an address alone, has that photo', () => {
    const one = carSchema.parse({ ...plain, primary_image_url: '/one.jpg' })
    expect(feedSays('photos', one)).toContain('/one.jpg')
  })

  test('a car without corrections is the same object', () => {
    expect(corrected(car, [])).toBe(car)
  })
})
