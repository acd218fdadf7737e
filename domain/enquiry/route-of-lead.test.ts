import { describe, expect, test } from 'vitest'
import { type DeliveryRoute, deliverySchema } from '../site/delivery.ts'
import {
  dealershipSlugs,
  locationOfLead,
  movedLead,
  type RoutedLead,
  type RoutedSite,
  routeOfLead,
  routesThatFit,
} from './route-of-lead.ts'

const routes = (...given: object[]): DeliveryRoute[] =>
  deliverySchema.parse({
    routes: given.map((route, index) => ({ mail: [`route${index}@example.com`], ...route })),
  }).routes

const group = {
  locations: [
    { slug: 'bay-cars', dealership_id: 'b' },
    { slug: 'bay-workshop', dealership_id: 'b' },
    { slug: 'hill-cars', dealership_id: 'h' },
    { slug: 'storage' },
  ],
  dealerships: [
    { id: 'b', slug: 'bay' },
    { id: 'h', slug: 'hill' },
  ],
}
const siteWith = (...given: object[]): RoutedSite => ({
  ...group,
  delivery: { routes: routes(...given) },
})

const general: RoutedLead = { category: 'General Enquiry' }

test.each<[string, Partial<RoutedLead>, string | undefined, Partial<RoutedLead>]>([
  ['without one gets one', {}, 'hill-cars', { location: 'hill-cars' }],
  ['leaves its own', { location: 'bay-cars' }, 'hill-cars', { location: 'hill-cars' }],
  ['has none again', { location: 'bay-cars' }, undefined, {}],
  [
    'goes with its workshop',
    { location: 'bay-cars', 'Service Location': 'bay-workshop' },
    'hill-cars',
    { location: 'hill-cars', 'Service Location': 'hill-cars' },
  ],
])('a lead that is moved to another location %s (Spec 6.03, D23)', (_what, before, to, after) => {
  const moved = movedLead({ ...general, ...before, source: 'Website' }, to)
  expect(moved).toEqual({ ...general, ...after, source: 'Website' })
  expect(locationOfLead(moved)).toBe(to)
})

describe('the route of a lead', () => {
  test.each<[string, object, RoutedLead, boolean]>([
    ['no condition takes any', {}, general, true],
    ['its category takes it', { categories: ['General Enquiry'] }, general, true],
    ['another category does not', { categories: ['Parts Enquiry'] }, general, false],
    [
      'careers takes a converted careers enquiry',
      { categories: ['Careers Enquiry'] },
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
      true,
    ],
    [
      'general enquiries takes careers too',
      { categories: ['General Enquiry'] },
      { category: 'Careers Enquiry' },
      true,
    ],
    ['careers takes no other general one', { categories: ['Careers Enquiry'] }, general, false],
    [
      'its location takes it',
      { locations: ['hill-cars', 'bay-cars'] },
      { ...general, location: 'bay-cars' },
      true,
    ],
    ['a location does not take one without', { locations: ['bay-cars'] }, general, false],
    [
      'the workshop takes a booking, whatever its location',
      { locations: ['bay-workshop'] },
      { category: 'Service Booking', location: 'hill-cars', 'Service Location': 'bay-workshop' },
      true,
    ],
    [
      "its location's dealership takes it",
      { dealerships: ['bay'] },
      { ...general, location: 'bay-cars' },
      true,
    ],
    [
      'the dealership of its location, not the one it names',
      { dealerships: ['hill'] },
      { ...general, location: 'bay-cars', dealership_slug: 'hill' },
      false,
    ],
    [
      'the dealership it names, at a location that has none',
      { dealerships: ['hill'] },
      { ...general, location: 'storage', dealership_slug: 'hill' },
      true,
    ],
    ['a dealership does not take one without', { dealerships: ['bay'] }, general, false],
    [
      'one of its conditions alone does not',
      { categories: ['General Enquiry'], dealerships: ['hill'] },
      { ...general, dealership_slug: 'bay' },
      false,
    ],
  ])('with %s (D23, Spec 3.33, 4.31)', (_, route, lead, takes) => {
    expect(routeOfLead(lead, siteWith(route)) !== undefined).toBe(takes)
  })

  test('is the first that fits, and the later ones stay known (D23)', () => {
    const site = siteWith({ categories: ['Parts Enquiry'] }, {}, { categories: ['Test Drive'] })
    expect(routeOfLead({ category: 'Test Drive' }, site)?.mail).toEqual(['route1@example.com'])
    expect(routesThatFit({ category: 'Test Drive' }, site)).toEqual([1, 2])
  })

  test('on a site without dealerships is found by its location (Spec 3.33)', () => {
    const { delivery } = siteWith({ dealerships: ['bay-cars'] })
    const site = { ...group, dealerships: [], delivery }
    expect(routeOfLead({ ...general, location: 'bay-cars' }, site)).toBeDefined()
    expect(routeOfLead({ ...general, location: 'hill-cars' }, site)).toBeUndefined()
    const named = { ...general, dealership_slug: 'bay-cars' }
    expect(routeOfLead(named, site)).toBeDefined()
    expect(dealershipSlugs(site)).toEqual(group.locations.map(({ slug }) => slug))
    expect(dealershipSlugs(siteWith())).toEqual(['bay', 'hill'])
  })
})
