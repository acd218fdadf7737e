import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { cardWidths } from '#parts/pictures/picture-widths.ts'
import { firstPictures } from './first-pictures.ts'
import { car, inStock, sitesIn } from './site/site.fixture.ts'
import type { Tenant } from './tenants/tenant.ts'

const { tenants } = await sitesIn(join(import.meta.dirname, '../tenants'))
const [tenant] = tenants.values()
if (!tenant) throw new Error('expected a demo site, found none')

const white = car('white', { simple_body: 'SUV', colour: 'White' })
const cars = [
  white,
  { ...white, id: 'white-too', slug: 'white-too' },
  car('red', { simple_body: 'Ute', colour: 'Red' }),
  car('photographed', { simple_body: 'Van', images: ['/media/site/van.jpg'] }),
  car('withdrawn', { simple_body: 'Sedan', status: 'withdrawn' }),
]
async function urlsOf(sites: readonly Tenant[], stock: readonly Car[]): Promise<string[]> {
  const urls: string[] = []
  for await (const url of firstPictures(sites, inStock(stock))) urls.push(url)
  return urls
}

const kindOf = (url: string) => url.replace(/\?.*/, '')
const widthOf = (url: string) => Number(new URL(url, 'http://site').searchParams.get('w'))

test('the pictures of lists come first, then those of galleries, each once', async () => {
  const urls = await urlsOf([tenant, tenant], cars)
  expect(new Set(urls).size).toBe(urls.length)
  const forLists = urls.slice(0, 2 * cardWidths.length)
  expect(new Set(forLists.map(kindOf))).toEqual(
    new Set([
      '/media/artwork/suv/white/side/layered-style4',
      '/media/artwork/ute/red/side/layered-style4',
    ]),
  )
  expect(new Set(forLists.map(widthOf))).toEqual(new Set(cardWidths))
  expect(new Set(urls.slice(forLists.length).map(widthOf))).toEqual(new Set([960, 1280]))
})

test('they are those of the site’s scene', async () => {
  const look = { ...tenant.site.look, scene: 'field' } as const
  const inField = { ...tenant, site: { ...tenant.site, look } }
  const urls = await urlsOf([inField], [white])
  expect(new Set(urls.map(kindOf))).toEqual(
    new Set(['/media/artwork/suv/white/side/layered-style4-bare']),
  )
})

test('they are few: of a site’s first forty cars', async () => {
  const colours = ['White', 'Black', 'Silver', 'Grey', 'Red', 'Blue', 'Green', 'Yellow', 'Orange']
  const bodies = ['SUV', 'Ute', 'Sedan', 'Hatchback', 'Van', 'Wagon', 'Coupe']
  const many = bodies.flatMap((simple_body) =>
    colours.map((colour) => car(`${simple_body}-${colour}`, { simple_body, colour })),
  )
  const urls = await urlsOf([tenant], many)
  expect(many.length).toBeGreaterThan(40)
  expect(new Set(urls.map(kindOf)).size).toBe(40)
})
