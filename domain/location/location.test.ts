import { describe, expect, test } from 'vitest'
import { dealershipSchema } from '../site/dealer.ts'
import { locationWith } from './location.fixture.ts'
import { locationSchema, locationTypeSchema } from './location.ts'
import { inLocationOrder } from './location-order.ts'

const full = {
  id: 'l1',
  name: 'Harbour Newstead',
  slug: 'harbour-newstead',
  primary: true,
  visible: false,
  location_type: 'service-and-parts',
  location_subtype: 'fleet',
  manufacturers: ['Toyota', 'Mazda'],
  dealership_id: 'd1',
  dealership_slug: 'harbour',
  dealer_license_number: '4412087',
  motor_vehicle_repairer: 'MVRL 55012',
  image: { url: '/media/yard.jpg', thumb: '/media/yard-small.jpg', alt: 'The yard at dusk' },
  address: {
    street: '118 Commercial Road',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    lat: -27.4506,
    long: 153.0442,
    place_url: 'https://maps.example.com/place/1',
    place_id: 'place-1',
    map_key: 'key-1',
  },
  contact_detail: {
    phone: '07 5550 2100',
    landline_phone: '07 5550 2101',
    email: 'newstead@example.com',
    opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
    special_hours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed' }],
  },
  average_rating: 4.7,
  review_count: 812,
}
const bare = {
  id: 'l1',
  name: 'Yard',
  slug: 'yard',
  address: { street: '1 Bay Street', city: 'Cairns' },
}

describe('a location', () => {
  test('keeps every field of the specification (Spec 3.25-3.31)', () => {
    expect(locationSchema.parse(full)).toEqual(full)
  })

  test('without a type is a sales location, visible and not the primary one (Spec 3.26)', () => {
    expect(locationSchema.parse(bare)).toMatchObject({
      location_type: 'sales',
      visible: true,
      primary: false,
      contact_detail: { opening_hours: [], special_hours: [] },
    })
  })

  test.each([
    ['a type it does not know', { location_type: 'cafe' }, 'location_type'],
    ['a latitude beyond the pole', { address: { ...full.address, lat: -90.1 } }, 'address.lat'],
    [
      'a longitude beyond the date line',
      { address: { ...full.address, long: 180.1 } },
      'address.long',
    ],
    ['an average above 5', { average_rating: 5.1 }, 'average_rating'],
    ['a negative number of reviews', { review_count: -1 }, 'review_count'],
    ['a picture that is no address', { image: { url: 'yard' } }, 'image.url'],
    ['a slug with spaces', { slug: 'our yard' }, 'slug'],
  ])('with %s is refused, with its path (Spec 3.25-3.31)', (_, change, path) => {
    const { error } = locationSchema.safeParse({ ...full, ...change })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('a dealership', () => {
  const dealership = { id: 'd1', slug: 'd1', name: 'Harbour', average_rating: 5, review_count: 0 }

  test('keeps every field of the specification (Spec 3.33)', () => {
    expect(dealershipSchema.parse(dealership)).toEqual(dealership)
  })

  test.each([
    ['average below 0', { average_rating: -0.1 }, 'average_rating'],
    ['average above 5', { average_rating: 5.1 }, 'average_rating'],
    ['number of reviews that is not whole', { review_count: 0.5 }, 'review_count'],
  ])('with an %s is refused (Spec 3.33)', (_, change, path) => {
    const { error } = dealershipSchema.safeParse({ ...dealership, ...change })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('the order of locations', () => {
  const { service, parts, sales } = locationTypeSchema.unwrap().enum
  const both = locationTypeSchema.unwrap().enum['service-and-parts']
  const idsOf = (
    ...types: [string, typeof sales | typeof both | typeof service | typeof parts, boolean?][]
  ) =>
    inLocationOrder(
      types.map(([id, location_type, primary]) => locationWith({ id, location_type, primary })),
    ).map(({ id }) => id)

  test.each([
    [
      'is sales, service, parts',
      idsOf(['p', parts], ['v', service], ['s', sales]),
      ['s', 'v', 'p'],
    ],
    [
      'has service and parts between them',
      idsOf(['p', parts], ['vp', both], ['v', service]),
      ['v', 'vp', 'p'],
    ],
    ['has the primary first in its type', idsOf(['a', sales], ['b', sales, true]), ['b', 'a']],
    ['has a type before a primary', idsOf(['v', service, true], ['s', sales]), ['s', 'v']],
    ['keeps that of the file otherwise', idsOf(['b', sales], ['a', sales]), ['b', 'a']],
    ['of no location is empty', idsOf(), []],
  ])('%s (Spec 4.33)', (_, found, ids) => {
    expect(found).toEqual(ids)
  })
})
