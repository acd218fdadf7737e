import { describe, expect, test } from 'vitest'
import { formatKm } from '../format.ts'
import { distanceKm, nearestFirst } from './distance.ts'
import { locationWith } from './location.fixture.ts'

// The localities Brisbane City (4000) and Barangaroo (2000).
const brisbane = { lat: -27.46977, long: 153.02512 }
const sydney = { lat: -33.86052, long: 151.20158 }
const melbourne = { lat: -37.81444, long: 144.98258 }
const surfersParadise = { lat: -28.00878, long: 153.4122 }

describe('the distance', () => {
  test.each([
    ['from postcode 4000 to 2000', brisbane, sydney, 731.7],
    ['from postcode 2000 to 4000', sydney, brisbane, 731.7],
    ['from a place to itself', sydney, sydney, 0],
    ['a quarter around the equator', { lat: 0, long: 0 }, { lat: 0, long: 90 }, 10_007.5],
    ['across the date line', { lat: 0, long: 179.5 }, { lat: 0, long: -179.5 }, 111.2],
    ['from pole to pole', { lat: 90, long: 0 }, { lat: -90, long: 0 }, 20_015.1],
    ['to the other side of the Earth', { lat: 27.46977, long: -26.97488 }, brisbane, 20_015.1],
  ])('%s is %d km (Spec 9.23)', (_, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 1)
  })

  test('is in km, or in miles on the US variant (Spec 9.23)', () => {
    const km = distanceKm(brisbane, sydney)
    expect(formatKm(km, 'en-AU')).toBe('732 km')
    expect(formatKm(km, 'en-NZ')).toBe('732 km')
    expect(formatKm(km, 'en-US')).toBe('455 miles')
  })

  test.each([
    ['no number', { lat: Number.NaN, long: 0 }],
    ['infinity', { lat: 0, long: Number.POSITIVE_INFINITY }],
  ])('to a place that is %s is no number (Spec 9.23)', (_, place) => {
    expect(distanceKm(brisbane, place)).toBeNaN()
  })
})

const at = (id: string, place?: { lat: number; long: number }) =>
  locationWith({ id, address: { street: '1 Bay Street', city: id, ...place } })

describe('locations by distance', () => {
  test('begin with the nearest; those without coordinates are last (Spec 9.23)', () => {
    const locations = [
      at('nowhere'),
      at('Melbourne', melbourne),
      at('nowhere either'),
      at('Surfers Paradise', surfersParadise),
      at('Sydney', sydney),
    ]
    const found = nearestFirst(locations, brisbane)
    expect(found.map(({ location, km }) => [location.id, km && Math.round(km)])).toEqual([
      ['Surfers Paradise', 71],
      ['Sydney', 732],
      ['Melbourne', 1373],
      ['nowhere', undefined],
      ['nowhere either', undefined],
    ])
  })

  test.each([
    ['latitude', { lat: -27 }],
    ['longitude', { long: 153 }],
  ])('a location with only its %s has no distance (Spec 9.23)', (_, place) => {
    const half = locationWith({ address: { street: '1 Bay Street', city: 'Newstead', ...place } })
    expect(nearestFirst([half], brisbane)).toEqual([{ location: half }])
  })
})
