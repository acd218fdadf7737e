import { describe, expect, test } from 'vitest'
import { directionsHref, mapFrame, mapHosts } from './map-links.ts'

const address = { street: '1 Bay Street', city: 'Cairns', state: 'QLD', postcode: '4870' }
const placed = { ...address, lat: -16.92, long: 145.77 }

describe('Get Directions leads to', () => {
  test('the map page that the site states (Spec 3.29)', () => {
    const place_url = 'https://maps.example.com/1'
    expect(directionsHref({ address: { ...address, place_url } })).toBe(place_url)
  })

  test('a search for the address, of the place that has its id (Spec 2.35, 3.29)', () => {
    const { searchParams } = new URL(directionsHref({ address: { ...address, place_id: 'p1' } }))
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      query: '1 Bay Street, Cairns QLD 4870',
      query_place_id: 'p1',
    })
  })
})

describe('the map of a location', () => {
  const of = (more: object) => mapFrame({ name: 'Bay Yard', address: { ...address, ...more } })

  test.each([
    ['by its id', { place_id: 'p1' }, 'place_id:p1'],
    ['by name and address', {}, 'Bay Yard, 1 Bay Street, Cairns QLD 4870'],
  ])('is of Google where the site has a key, %s (Spec 3.29)', (_, more, q) => {
    const { searchParams } = new URL(of({ ...more, map_key: 'k' })?.src ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ key: 'k', q })
  })

  test('is of OpenStreetMap around its coordinates without one (Spec 2.35)', () => {
    const { searchParams } = new URL(of(placed)?.src ?? '')
    expect(searchParams.get('marker')).toBe('-16.92,145.77')
    expect(searchParams.get('bbox')).toBe('145.7640,-16.9260,145.7760,-16.9140')
  })

  test('is absent where neither is stated (Spec 3.29)', () => {
    expect(of({})).toBeUndefined()
  })

  test('is of a host that the policy of the pages allows (Spec 2.35)', () => {
    const origins = [of(placed), of({ map_key: 'k' })].map((map) => new URL(map?.src ?? '').origin)
    expect(origins.every((origin) => mapHosts.some((host) => host === origin))).toBe(true)
  })
})
