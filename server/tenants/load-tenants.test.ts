import { describe, expect, it } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { formatProblem } from './file-problem.ts'
import { loadTenants } from './load-tenants.ts'
import { loadedDirectory } from './loaded-directory.fixture.ts'
import { fixtureHome, fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const second = { ...fixtureSite, slug: 'kiwi', name: 'Kiwi Cars', hosts: ['www.kiwi.example'] }
const info = (route: string, heading: string) => ({
  schemaVersion,
  route,
  blocks: [{ id: 'offers', block: 'offers', props: { heading } }],
})

async function loaded(files: Readonly<Record<string, unknown>> = {}) {
  await using tenants = await fixtureTenants(files)
  return await loadTenants(tenants.root, fixtureRegistry)
}

const matched = (
  match: (path: string) => Iterable<{ entry: object; params: object }>,
  path: string,
) =>
  Array.from(match(path), ({ entry, params }) => [
    'page' in entry ? (entry.page as { route: string }).route : 'faulty',
    params,
  ])

describe('tenants', () => {
  it('report the error of a file that is not JSON at its route (D3)', async () => {
    const { tenants } = await loaded({
      'harbour/pages/home.json': '{ "schemaVersion": 3, "route": "/", "changes": [ }',
    })
    expect(tenants.get('harbour')?.pages.get('/')).toMatchObject({
      ok: false,
      file: 'tenants/harbour/pages/home.json',
    })
  })

  it('have their locations in display order, not that of their file (Spec 4.33)', async () => {
    const location = (slug: string, location_type?: string) => ({
      id: slug,
      name: slug,
      slug,
      address: { street: '1 Bay Street', city: 'Cairns' },
      ...(location_type && { location_type }),
    })
    const locations = [
      location('parts', 'parts'),
      location('service', 'service'),
      location('sales'),
    ]
    const { tenants } = await loaded({ 'kiwi/site.json': { ...second, locations } })
    const slugs = tenants.get('kiwi')?.site.locations.map(({ slug }) => slug)
    expect(slugs).toEqual(['sales', 'service', 'parts'])
  })

  it('share the pages of their template (D2)', async () => {
    const { tenants } = await loaded({ 'kiwi/site.json': second })
    const [harbour, kiwi] = ['harbour', 'kiwi'].map((slug) => tenants.get(slug)?.pages.get('/'))
    expect(harbour?.ok).toBe(true)
    expect(harbour).toBe(kiwi)
  })

  it('change a page of their template by block id, defaults applied (D2)', async () => {
    const { tenants } = await loaded({
      'harbour/pages/home.json': {
        schemaVersion,
        route: '/',
        title: 'Welcome',
        changes: [
          { set: 'offers', props: { heading: 'This week' } },
          { insert: { id: 'more', block: 'offers', props: { heading: 'More' } }, after: 'offers' },
        ],
      },
    })
    const entry = tenants.get('harbour')?.pages.get('/')
    if (!entry?.ok) throw new Error('the page has faults')
    const { title, access, robots, file, blocks } = entry.page
    expect({ title, access, robots, file }).toEqual({
      title: 'Welcome',
      access: 'public',
      robots: 'index',
      file: 'tenants/harbour/pages/home.json',
    })
    expect(blocks.map(({ id, props, file, path }) => [id, props, file, path])).toEqual([
      ['header', { sticky: true }, 'tenants/_templates/plain/pages/home.json', ['blocks', 0]],
      [
        'offers',
        { heading: 'This week', limit: 3 },
        'tenants/_templates/plain/pages/home.json',
        ['blocks', 1],
      ],
      [
        'more',
        { heading: 'More', limit: 3 },
        'tenants/harbour/pages/home.json',
        ['changes', 1, 'insert'],
      ],
    ])
  })

  it('replace a page of their template by one of the same route (D2)', async () => {
    const { tenants } = await loaded({ 'harbour/pages/start.json': info('/', 'Mine') })
    const entry = tenants.get('harbour')?.pages.get('/')
    expect(entry?.ok && entry.page.blocks.length).toBe(1)
  })

  it('with an invalid page serve all others, and that one has its problems (D3)', async () => {
    const { tenants, problems } = await loaded({
      'harbour/pages/wrong.json': { schemaVersion, route: '/wrong', blocks: [{ block: 'x' }] },
      'harbour/pages/broken.json': '{ "route": "/broken", ',
      'harbour/pages/right.json': info('/right', 'Fine'),
    })
    const harbour = tenants.get('harbour')
    expect(problems.length).toBe(3)
    expect(harbour?.pages.get('/right')?.ok).toBe(true)
    expect(harbour?.pages.get('/')?.ok).toBe(true)
    const wrong = harbour?.pages.get('/wrong')
    expect(wrong).toMatchObject({ ok: false, file: 'tenants/harbour/pages/wrong.json' })
    expect(wrong?.ok === false && wrong.problems[1]).toBe(
      'tenants/harbour/pages/wrong.json:6:16 blocks[0].block: there is no block "x"; there are car-gallery, offers, site-header, two-columns',
    )
    expect(matched(harbour?.match ?? (() => []), '/wrong')).toEqual([['faulty', {}]])
  })

  it('with an invalid site file are faulty and affect no other tenant (D1)', async () => {
    const { tenants, faulty } = await loaded({
      'kiwi/site.json': { ...second, name: undefined },
      'broken/site.json': '{',
    })
    expect([...tenants.keys()]).toEqual(['harbour'])
    expect([...faulty.values()]).toMatchObject([
      { slug: 'broken', hosts: [] },
      { slug: 'kiwi', hosts: ['www.kiwi.example'], phone: '07 5550 0100' },
    ])
  })

  it('are folders that do not begin with an underscore; the example is loaded on request (D1)', async () => {
    await using folder = await fixtureTenants({ '_example/site.json': { ...second, hosts: [] } })
    const usual = await loadTenants(folder.root, fixtureRegistry)
    const all = await loadTenants(folder.root, fixtureRegistry, { withExample: true })
    expect([...usual.tenants.keys()]).toEqual(['harbour'])
    expect([...all.tenants.keys()]).toEqual(['_example', 'harbour'])
    expect(all.problems).toEqual([])
  })

  it('change their version with any of their files and with those of their template', async () => {
    const versions = await Promise.all(
      [
        {},
        { 'harbour/content/offers.json': [] },
        { '_templates/plain/pages/home.json': { ...fixtureHome, title: 'Other' } },
        { 'kiwi/site.json': second },
      ].map(async (files) => (await loaded(files)).tenants.get('harbour')?.version),
    )
    expect(new Set(versions).size).toBe(3)
    expect(versions[3]).toBe(versions[0])
  })

  it('without a site file are reported, with the hint to copy the example (D1)', async () => {
    const { problems } = await loaded({ 'empty/pages/a.json': info('/a', 'A') })
    expect(problems.map(formatProblem)).toEqual([
      'tenants/empty/site.json:1:1 the file is missing; every tenant has one: npm run new-dealer writes it',
    ])
  })
})

describe('a request', () => {
  it('belongs to the tenant that lists its host, ignoring port and case (D1)', async () => {
    const directory = loadedDirectory(await loaded({ 'kiwi/site.json': second }))
    const slugOf = async (host: string) => {
      const site = await directory.ofHost(host)
      return site?.kind === 'ready' ? site.tenant.slug : undefined
    }
    expect(await slugOf('www.kiwi.example')).toBe('kiwi')
    expect(await slugOf('WWW.Kiwi.Example:4173')).toBe('kiwi')
    expect(await slugOf('harbour.localhost:4173')).toBe('harbour')
    expect(await slugOf('kiwi.example')).toBeUndefined()
    expect(await slugOf('localhost:4173')).toBeUndefined()
    expect(await slugOf('unknown.localhost')).toBeUndefined()
    expect(await slugOf('')).toBeUndefined()
  })
})

describe('routes of a tenant', () => {
  it('include further routes of a page, and a tenant’s own page takes precedence (Spec 2.17)', async () => {
    const search = {
      ...info('/search', 'Search'),
      also: ['/search/:scope', '/search/:scope/:within'],
    }
    const { tenants, problems } = await loaded({
      '_templates/plain/pages/search.json': search,
      'harbour/pages/used.json': info('/search/used-cars', 'Used'),
    })
    expect(problems).toEqual([])
    const match = tenants.get('harbour')?.match ?? (() => [])
    expect(matched(match, '/search/toyota/hilux')).toEqual([
      ['/search', { scope: 'toyota', within: 'hilux' }],
    ])
    expect(matched(match, '/search/used-cars')).toEqual([
      ['/search/used-cars', {}],
      ['/search', { scope: 'used-cars' }],
    ])
  })

  it('that match the same paths are reported (D3)', async () => {
    const { problems } = await loaded({
      '_templates/plain/pages/models.json': info('/range/:model', 'Models'),
      '_templates/plain/pages/offers.json': info('/range/:offer', 'Offers'),
      'harbour/pages/car.json': info('/range/:car', 'Cars'),
    })
    expect(problems.map(formatProblem)).toEqual([
      'tenants/_templates/plain/pages/offers.json:3:12 route: tenants/_templates/plain/pages/models.json answers the same addresses as /range/:offer; take another route',
      'tenants/harbour/pages/car.json:3:12 route: /range/:car would hide /range/:model of the template; take another route',
    ])
  })
})
