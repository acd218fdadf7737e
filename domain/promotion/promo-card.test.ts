import { describe, expect, test } from 'vitest'
import { withoutAbsent } from '../absence.ts'
import { offerSchema } from './offer.ts'
import { promoCardSchema } from './promo-card.ts'

const promo = { id: 'p1', name: 'Stocktake' }
const fullPromo = {
  ...promo,
  url: '/offers/p1',
  description: 'Every demo must go.',
  image: '/media/stocktake.jpg',
  alt_text: 'A yard full of utes',
  video: 'https://example.com/stocktake.mp4',
  position: 2,
  hide_overlay: true,
  start: '2025-01-01',
  expiry: '2025-02-01',
  display: ['used', 'demo'],
  strictDisplay: true,
  background_colour: '#0b2a4a',
  search: 'car_type=demo',
  wheel: false,
  places: ['banner', 'results'],
}
const fullOffer = {
  id: 'o1',
  name: 'Winter service',
  category: 'Service Offers',
  disclaimer: 'Until sold out.',
  description: 'A service and a wash.',
  expiry: '2026-08-31',
  created_at: '2026-06-01T00:00:00Z',
  updated_at: '2026-06-02T00:00:00Z',
  dealership_ids: ['d1'],
  model: 'Corolla',
  image_or_model_image: { url: '/media/o1.jpg', thumb: '/media/o1-small.jpg', alt: 'A wet yard' },
}

const faultsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a promotion', () => {
  test('keeps every field of the specification (Spec 3.22)', () => {
    expect(promoCardSchema.parse(fullPromo)).toEqual(fullPromo)
  })

  test('needs only an id and a name; null, empty and "null" are absence (Spec 3.22)', () => {
    const incomplete = { ...promo, url: 'null', image: '', start: null, display: [''] }
    const defaults = {
      display: [],
      strictDisplay: false,
      hide_overlay: false,
      wheel: false,
      places: ['carousel'],
    }
    expect(promoCardSchema.parse(withoutAbsent(incomplete))).toEqual({ ...promo, ...defaults })
  })

  test.each([
    ['an unknown type of car', { display: ['electric'] }, /^display\.0: .*"new"\|"demo"\|"used"/],
    ['a day in another form', { start: '01/02/2025' }, /^start: /],
    ['a last day before the first', { start: '2025-02-01', expiry: '2025-01-31' }, /^expiry: /],
    ['a negative position', { position: -1 }, /^position: /],
    ['a field it does not know', { colour: 'red' }, /colour/],
    [
      'a video without a picture before it',
      { video: 'https://a.example/v.mp4' },
      /^image: missing/,
    ],
    ['a video that is no address', { video: '/media/v.mp4', image: '/media/p.jpg' }, /^video: /],
    ['neither text nor picture', { hide_overlay: true }, /^image: missing/],
    ['a wheel that leads to no offer', { wheel: true, url: '/contact-us' }, /^url: .*offer/],
    ['no place to show', { places: [] }, /^places: /],
  ])('with %s is refused, with its path (Spec 3.22)', (_, change, fault) => {
    expect(faultsOf(promoCardSchema.safeParse({ ...promo, ...change }))).toEqual([
      expect.stringMatching(fault),
    ])
  })
})

describe('an offer', () => {
  test('keeps every field of the specification (Spec 3.21)', () => {
    expect(offerSchema.parse(fullOffer)).toEqual(fullOffer)
  })

  test('needs only an id and a name (Spec 3.21)', () => {
    const bare = { id: 'o1', name: 'Winter service' }
    expect(offerSchema.parse(bare)).toEqual({ ...bare, dealership_ids: [] })
  })

  test.each([
    ['without a name', { name: undefined }, /^name: .*expected string, received undefined/],
    ['that ends at no day', { expiry: 'soon' }, /^expiry: /],
    [
      'with a picture that is no address',
      { image_or_model_image: { url: 'x', alt: 'A wet yard' } },
      /_image\.url: /,
    ],
  ])('%s is refused, with its path (Spec 3.21)', (_, change, fault) => {
    expect(faultsOf(offerSchema.safeParse({ ...fullOffer, ...change }))).toEqual([
      expect.stringMatching(fault),
    ])
  })
})
