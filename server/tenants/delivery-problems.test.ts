import { describe, expect, it } from 'vitest'
import type { RoutedSite } from '#domain/enquiry/route-of-lead.ts'
import { deliverySchema } from '#domain/site/delivery.ts'
import { unknownSecrets, unreachableRoutes } from './delivery-problems.ts'
import { formatProblem } from './file-problem.ts'
import { loadTenants } from './load-tenants.ts'
import { linesOf } from './mistakes.fixture.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const location = (slug: string, dealership_id: string) => ({
  id: slug,
  name: slug,
  slug,
  dealership_id,
  address: { street: '1 Bay Street', city: 'Cairns' },
})
const group = {
  locations: [location('bay-cars', 'b'), location('bay-workshop', 'b'), location('hill-cars', 'h')],
  dealerships: [
    { id: 'b', slug: 'bay', name: 'Bay' },
    { id: 'h', slug: 'hill', name: 'Hill' },
  ],
}
const mail = ['leads@example.com']
const site = (...routes: object[]) => ({
  'harbour/site.json': { ...fixtureSite, ...group, delivery: { routes } },
})

describe('a mistake in a route of delivery is reported with line, column and correction (D23)', () => {
  it.each([
    {
      name: 'an unknown category',
      routes: [{ mail, categories: ['Part Enquiry'] }],
      says: [
        /^site\.json:\d+:\d+ delivery\.routes\[0\]\.categories\[0\]: expected .*found "Part Enquiry"; did you mean "Parts Enquiry"\?$/,
      ],
    },
    {
      name: 'an unknown location, and an unknown dealership',
      routes: [
        { mail, locations: ['bay-cars', 'hil-cars'] },
        { mail, dealerships: ['coast'] },
      ],
      says: [
        /^site\.json:\d+:\d+ delivery\.routes\[0\]\.locations\[1\]: there is no location with the slug "hil-cars"; did you mean "hill-cars"\?$/,
        /delivery\.routes\[1\]\.dealerships\[0\]: there is no dealership with the slug "coast"; there are bay, hill$/,
      ],
    },
    {
      name: 'no destination',
      routes: [{ categories: ['Parts Enquiry'] }],
      says: [/delivery\.routes\[0\]: a route needs a destination: "mail", "webhook" or both$/],
    },
    {
      name: 'an address with a line break',
      routes: [{ mail: ['a@example.com\r\nBcc: b@example.com'] }],
      says: [/delivery\.routes\[0\]\.mail\[0\]: expected an e-mail address/],
    },
    {
      name: 'a webhook without encryption',
      routes: [{ webhook: { url: 'http://crm.example.com/', secret: 'crm' } }],
      says: [/delivery\.routes\[0\]\.webhook\.url: expected an address such as https:/],
    },
    {
      name: 'a route that an earlier one hides',
      routes: [{ mail }, { mail, categories: ['Parts Enquiry'] }],
      says: [
        /delivery\.routes\[1\]: no enquiry can reach this route: routes\[0\] takes every one that fits it/,
      ],
    },
    {
      name: 'a route whose locations belong to other dealerships',
      routes: [{ mail, locations: ['hill-cars'], dealerships: ['bay'] }],
      says: [/delivery\.routes\[0\]: no enquiry .* none of its locations \(hill-cars\) belongs/],
    },
  ])('$name', async ({ routes, says }) => {
    const lines = await linesOf(site(...routes))
    expect(lines).toEqual(says.map((line) => expect.stringMatching(line)))
  })

  it('a secret that is not configured, where enquiries are sent', async () => {
    const webhook = { url: 'https://crm.example.com/', secret: 'cmr' }
    await using tenants = await fixtureTenants(site({ webhook }))
    const linesWith = async (...secrets: string[]) => {
      const options = { secrets: new Set(secrets) }
      const { problems, tenants: served } = await loadTenants(
        tenants.root,
        fixtureRegistry,
        options,
      )
      expect(served.has('harbour')).toBe(true)
      return problems.map(formatProblem)
    }
    expect(await linesWith('crm')).toEqual([
      expect.stringMatching(
        /site\.json:\d+:\d+ delivery\.routes\[0\]\.webhook\.secret: the secret "cmr" is not configured; did you mean "crm"\?; add it to/,
      ),
    ])
    expect(await linesWith('cmr')).toEqual([])
  })
})

const siteOf = (...routes: object[]): RoutedSite => ({
  ...group,
  delivery: deliverySchema.parse({ routes: routes.map((route) => ({ mail, ...route })) }),
})
const unreachable = (...routes: object[]) => unreachableRoutes(siteOf(...routes))

describe('a route can never take an enquiry (D23)', () => {
  it.each([
    ['the same conditions before it', [{ locations: ['bay-cars'] }, { locations: ['bay-cars'] }]],
    ['its dealership before it', [{ dealerships: ['bay'] }, { locations: ['bay-workshop'] }]],
    [
      'all general enquiries before careers',
      [{ categories: ['General Enquiry'] }, { categories: ['Careers Enquiry'] }],
    ],
  ])('after %s', (_, routes) => {
    expect(unreachable(...routes)).toHaveLength(1)
  })

  it('after several that take all of it together, which are named', () => {
    const [problem, ...more] = unreachable(
      { locations: ['bay-cars'] },
      { locations: ['bay-workshop'] },
      { locations: ['bay-cars', 'bay-workshop'], categories: ['Test Drive'] },
    )
    expect(more).toEqual([])
    expect(problem?.path).toEqual(['delivery', 'routes', 2])
    expect(problem?.message).toMatch(/routes\[0\] and routes\[1\] take every one/)
  })
})

it.each([
  ['a narrower one before it', [{ categories: ['Parts Enquiry'] }, {}]],
  [
    'careers before all general enquiries',
    [{ categories: ['Careers Enquiry'] }, { categories: ['General Enquiry'] }],
  ],
  ['another place before it', [{ locations: ['bay-cars'] }, { dealerships: ['bay'] }]],
  [
    'every location before it, for enquiries without one',
    [{ locations: ['bay-cars', 'bay-workshop', 'hill-cars'] }, {}],
  ],
  [
    'all categories but one before it',
    [
      { categories: ['Parts Enquiry', 'Test Drive'], dealerships: ['bay'] },
      { dealerships: ['bay'] },
    ],
  ],
])('a route with %s can take an enquiry (D23)', (_, routes) => {
  expect(unreachable(...routes)).toEqual([])
})

it('no secret is missing where deliveries only go to the local outbox (D23)', () => {
  const sited = siteOf({ webhook: { url: 'https://crm.example.com/', secret: 'crm' } })
  expect(unknownSecrets(sited, undefined)).toEqual([])
  expect(unknownSecrets(sited, new Set())).toHaveLength(1)
})

it.each([
  ['http://127.0.0.1:9000/', true],
  ['http://localhost:9000/leads', true],
  ['https://localhost/', true],
  ['https://crm.internal/', true],
  ['https://10.1.2.3/leads', true],
  ['https://192.168.1.10/', true],
  ['https://[::1]/', true],
  ['https://[fd00::1]/', true],
  ['https://crm.example.com/leads', false],
  ['https://8.8.8.8/', false],
])('a webhook at %s is told to be unreachable in production: %s (D23)', async (url, isTold) => {
  const [line] = await linesOf(site({ webhook: { url, secret: 'crm' } }))
  expect(line?.includes('nothing is sent in production') ?? false).toBe(isTold)
})
