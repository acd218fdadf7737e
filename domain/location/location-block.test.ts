import { describe, expect, test } from 'vitest'
import { locationWith } from './location.fixture.ts'
import { locationBlock } from './location-block.ts'

const location = {
  name: 'Harbour Newstead',
  slug: 'newstead',
  address: {
    street: '118 Commercial Road',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    place_url: 'https://maps.example.com/place/1',
  },
}
const car = { status: 'in_stock' as const, location }
const hidden = locationWith({ id: 'l1', slug: 'newstead', visible: false })
const shown = locationWith({ id: 'l1', slug: 'newstead' })
const site = { flags: { locationBlock: true }, locations: [shown] }
const flagOff = { ...site, flags: { locationBlock: false } }
const privately = { ...car, private_suburb: 'Annerley', private_postcode: '4103' }

describe('the location of a car', () => {
  test.each([
    ['shows with name, address and map', car, site],
    ['shows of a car that is coming soon', { ...car, status: 'coming_soon' as const }, site],
    ['shows where the site does not list that location', car, { ...site, locations: [] }],
    [
      'shows where another location is hidden',
      car,
      { ...site, locations: [locationWith({ visible: false })] },
    ],
  ])('%s (Spec 5.39, D15)', (_, car, site) => {
    expect(locationBlock(car, site)).toEqual({
      eligible: true,
      name: 'Harbour Newstead',
      address: '118 Commercial Road, Newstead QLD 4006',
      mapHref: 'https://maps.example.com/place/1',
    })
  })

  test.each([
    ['by its name alone', { name: 'Yard' }, { eligible: true, name: 'Yard', address: '' }],
    ['by its suburb alone', { address: { city: 'Cairns' } }, { eligible: true, address: 'Cairns' }],
  ])('may be shown %s (Spec 5.39)', (_, location, block) => {
    expect(locationBlock({ ...car, location }, site)).toEqual(block)
  })

  test.each([
    ['the flag is off', car, flagOff, ['flag_off']],
    ['the car is sold', { ...car, status: 'sold' as const }, site, ['sold']],
    ['the car has none', { status: car.status }, site, ['no_location']],
    [
      'the car has one that says nothing',
      { ...car, location: { slug: 'newstead' } },
      site,
      ['no_location'],
    ],
    [
      'its slug is that of a hidden one',
      car,
      { ...site, locations: [hidden] },
      ['location_not_visible'],
    ],
    [
      'its id is that of a hidden one',
      { ...car, location: { name: 'Yard' }, location_id: 'l1' },
      { ...site, locations: [hidden] },
      ['location_not_visible'],
    ],
    [
      'all that at once',
      { status: 'sold' as const, location_id: 'l1' },
      { ...flagOff, locations: [hidden] },
      ['flag_off', 'sold', 'no_location', 'location_not_visible'],
    ],
  ])('is hidden where %s (Spec 5.39, D15)', (_, car, site, reasons) => {
    expect(locationBlock(car, site)).toEqual({ eligible: false, reasons })
  })
})

describe('of a private listing', () => {
  const reasons = ['private_listing']

  test.each([
    ['suburb and postcode show instead', privately, 'Annerley 4103'],
    [
      'the suburb is shown if the postcode is unknown',
      { ...car, private_suburb: 'Annerley' },
      'Annerley',
    ],
    [
      'they show without a location of its own',
      { ...privately, location: undefined },
      'Annerley 4103',
    ],
  ])('%s (Spec 5.39, D15)', (_, { location, ...car }, suburb) => {
    const listing = { ...car, ...(location && { location }) }
    expect(locationBlock(listing, site)).toEqual({ eligible: false, reasons, suburb })
  })

  test('nothing shows once it is sold or the flag is off (Spec 5.39, D15)', () => {
    const sold = { ...privately, status: 'sold' as const }
    expect(locationBlock(sold, flagOff)).toEqual({
      eligible: false,
      reasons: ['flag_off', 'sold', 'private_listing'],
    })
  })
})
