import { describe, expect, test } from 'vitest'
import { carPhone } from '../location/car-phone.ts'
import { siteSchema } from '../site/site.ts'
import { atLocation } from './at-location.ts'
import { barestCar } from './car.fixture.ts'
import { type CarInput, carSchema } from './car.ts'

const north = {
  id: 'N01',
  slug: 'north-lakes',
  name: 'North Lakes',
  dealership_id: 'd1',
  address: { street: '8 Bay St', city: 'North Lakes', state: 'QLD', postcode: '4509' },
  contact_detail: { phone: '07 5550 0101' },
}
const south = {
  id: 'S01',
  slug: 'south-bank',
  name: 'South Bank',
  address: { street: '9 Bay St', city: 'South Bank' },
}
const workshop = { ...south, id: 'W01', slug: 'workshop', location_type: 'service' }
const group = [{ id: 'd1', slug: 'corner-toyota', name: 'Corner Toyota' }]

function siteOf(locations: object[], dealerships: object[] = []) {
  return siteSchema.parse({
    slug: 'corner',
    name: 'Corner Cars',
    template: 'meridian',
    locations,
    dealerships,
    theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
    contact: { phone: '07 5550 0100', email: 'sales@example.com' },
  })
}
const carOf = (fields: Partial<CarInput>) => carSchema.parse({ ...barestCar, ...fields })
const placed = (fields: Partial<CarInput>, site = siteOf([north, south], group)) =>
  atLocation(carOf(fields), site)

describe('a car with a yard code', () => {
  test.each(['N01', 'n01', ' N01', 'north-lakes', 'North-Lakes'])(
    '%j stands at the location of that id or slug (Spec 3.12, 3.14)',
    (location_id) => {
      expect(placed({ location_id: location_id.trim() })).toMatchObject({
        location_id: 'N01',
        city: 'North Lakes',
        state: 'QLD',
        dealership_id: 'd1',
        dealership_slug: 'corner-toyota',
        dealership_name: 'Corner Toyota',
        location: {
          name: 'North Lakes',
          slug: 'north-lakes',
          phone: '07 5550 0101',
          address: { street: '8 Bay St', city: 'North Lakes', state: 'QLD', postcode: '4509' },
        },
      })
    },
  )

  test('has the map of its location (Spec 3.12)', () => {
    const address = { ...north.address, place_url: 'https://maps.example.com/north-lakes' }
    const { location } = placed({ location_id: 'N01' }, siteOf([{ ...north, address }], group))
    expect(location?.address?.place_url).toBe(address.place_url)
  })

  test('has the phone of its location, where the site has none for its type (Spec 5.41, D16)', () => {
    expect(carPhone(placed({ location_id: 'N01' }), {})).toEqual({
      phone: '07 5550 0101',
      source: 'location',
    })
  })

  test('of a site without dealerships is sold by its location (Spec 2.38, 3.33)', () => {
    const { dealership_id, ...alone } = north
    expect(placed({ location_id: 'N01', dealership_id: '7' }, siteOf([alone]))).toMatchObject({
      dealership_id: 'N01',
      dealership_slug: 'north-lakes',
      dealership_name: 'North Lakes',
    })
  })

  test('of a location without a dealership has none beside others that have one (Spec 3.33)', () => {
    expect(placed({ location_id: 'S01' })).not.toHaveProperty('dealership_name')
  })

  test('keeps what its feed says of its place (Spec 3.12)', () => {
    const own = {
      city: 'Redcliffe',
      dealership_name: 'Own',
      location: { phone: '07 5550 0199', address: { street: '1 Own St' } },
    }
    expect(
      placed({ location_id: 'N01', ...own }, siteOf([{ ...north, dealership_id: undefined }])),
    ).toMatchObject({
      ...own,
      location: { name: 'North Lakes', address: { city: 'North Lakes', street: '1 Own St' } },
    })
  })

  test('that the site does not have stays as it is (Spec 3.12)', () => {
    const car = carOf({ location_id: 'X99' })
    expect(atLocation(car, siteOf([north, south], group))).toBe(car)
  })
})

describe('a car without a yard code', () => {
  test('stands at the only location of its site; a workshop is none (Spec 3.14, 3.26)', () => {
    const { location_id, city } = placed({}, siteOf([south, workshop]))
    expect({ location_id, city }).toEqual({ location_id: 'S01', city: 'South Bank' })
  })

  test.each<[string, Partial<CarInput>, object[]]>([
    ['of several locations', {}, [north, south]],
    ['with a city of its own', { city: 'Perth' }, [south]],
    ['of a private seller', { private_suburb: 'Annerley' }, [south]],
    ['of a site without locations', {}, []],
  ])('%s stands nowhere (Spec 3.13, 3.14)', (_, fields, locations) => {
    expect(placed(fields, siteOf(locations, group))).not.toHaveProperty('location')
  })

  test('has the dealership that it names by id or slug (Spec 3.12, 3.33)', () => {
    for (const named of [{ dealership_id: 'D1' }, { dealership_slug: 'corner-toyota' }]) {
      expect(placed(named)).toMatchObject({ dealership_name: 'Corner Toyota', dealership_id: 'd1' })
    }
  })
})
