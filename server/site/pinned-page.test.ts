import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { testApp } from '../app.fixture.ts'
import { loadedDirectory } from '../tenants/loaded-directory.fixture.ts'
import { car, inStock, siteServices, sitesIn } from './site.fixture.ts'

const project = join(import.meta.dirname, '../../tenants')
const host = 'harbour.localhost'
/** Two used Toyotas, one of them a Corolla, and a new Kia. */
const cars = [
  car('a'),
  car('b', { model: 'Corolla', name: '2021 Toyota Corolla' }),
  car('c', { make: 'Kia', model: 'Rio', name: '2026 Kia Rio', car_type: 'new' }),
]

const landing = (route: string) => ({
  schemaVersion,
  route,
  title: '{search.title} | {site.name}',
  blocks: [
    { id: 'intro', block: 'section-heading', props: { heading: `Landing ${route}` } },
    { id: 'results', block: 'search-results' },
  ],
})

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pinned-page-')), 'tenants')
  await cp(project, folder, { recursive: true })
  const routes = ['/search/used-cars', '/search/toyota/corolla', '/search/electric-cars']
  for (const [index, route] of routes.entries()) {
    const file = join(folder, `harbour/pages/landing-${index}.json`)
    await writeFile(file, JSON.stringify(landing(route)))
  }
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

/** The server over the folder as it is before any test. */
async function server() {
  const directory = loadedDirectory(await sitesIn(folder))
  const { services } = await siteServices(folder, { directory, stock: inStock(cars) })
  return testApp(services)
}

async function linesOf(path: string) {
  const app = await server()
  const response = await app.request(`http://${host}${path}`, { headers: { host } })
  const html = await response.text()
  return {
    landing: /Landing ([^<]*)/.exec(html)?.[1],
    title: /<title>([^<]*)/.exec(html)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    cars: ['a', 'b', 'c'].filter((id) => html.includes(`/cars/car-${id}`)),
  }
}

test('a page at the path of a pinned search lists what the search pins (D7)', async () => {
  expect(await linesOf('/search/used-cars')).toEqual({
    landing: '/search/used-cars',
    title: 'Used cars for sale | Harbour Motor Group',
    canonical: `http://${host}/search/used-cars`,
    cars: ['a', 'b'],
  })
})

test('so does a page of a make and model, and refinements add to its pins (D7)', async () => {
  expect((await linesOf('/search/toyota/corolla')).cars).toEqual(['b'])
  expect((await linesOf('/search/used-cars?model=Hilux')).cars).toEqual(['a'])
})

test('a page whose path names nothing in stock lists all stock', async () => {
  const page = await linesOf('/search/electric-cars')
  expect([page.landing, page.cars]).toEqual(['/search/electric-cars', ['a', 'b', 'c']])
})

test('a pinned search without its own page uses the template’s', async () => {
  const page = await linesOf('/search/new-cars')
  expect([page.landing, page.cars]).toEqual([undefined, ['c']])
})

test('a make without a car in stock is an empty search, which search engines leave out (Spec 2.17)', async () => {
  const app = await server()
  const get = (path: string) => app.request(`http://${host}${path}`, { headers: { host } })
  const response = await get('/search/bmw')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toMatch(/<title>BMW cars for sale \| Harbour/)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`rel="canonical" href="http://${host}/search/bmw"`)
  expect(await (await get('/search/toyota')).text()).not.toContain('noindex')
  expect((await get('/search/bmw/corolla')).status).toBe(404)
})

test('promotions follow the types of car that are searched (Spec 2.42, 4.29)', async () => {
  const route = '/search/promotions'
  const promo = (id: string, carTypes: string[]) => ({
    id,
    block: 'promo-slot',
    when: { carTypes },
    props: { heading: `Promotion ${id}`, href: '/' },
  })
  const promos = [promo('for-used', ['used']), promo('for-new', ['demo', 'new'])]
  const results = { id: 'results', block: 'search-results', slots: { promos } }
  const page = { ...landing(route), also: ['/search/used-cars'], blocks: [results] }
  const file = join(folder, 'harbour/pages/landing-0.json')
  const before = await readFile(file, 'utf8')
  // Those of the site's content would take the places.
  await rm(join(folder, 'harbour/content/promotions.json'), { force: true })
  await writeFile(
    file,
    JSON.stringify({ ...page, blocks: [{ ...results, props: { promoPositions: [1, 2] } }] }),
  )
  try {
    const { services } = await siteServices(folder, { stock: inStock(cars) })
    const app = testApp(services)
    const shown = async (path: string) => {
      const html = await (await app.request(`http://${host}${path}`, { headers: { host } })).text()
      return Array.from(html.matchAll(/Promotion ([\w-]+)<\/p>/g), ([, id]) => id)
    }
    expect(await shown('/search/used-cars')).toEqual(['for-used'])
    expect(await shown(`${route}?car_type=new`)).toEqual(['for-new'])
    expect(await shown(`${route}?car_type=new&car_type=used`)).toEqual(['for-used', 'for-new'])
    expect(await shown(route)).toEqual(['for-used', 'for-new'])
  } finally {
    await writeFile(file, before)
  }
})
