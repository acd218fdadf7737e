import { expect, test } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import { appWith, ask } from '../app.fixture.ts'
import { inStock } from './site.fixture.ts'

const now = new Date('2026-11-21T02:00:00.000Z')

const car = (id: string, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    id,
    slug: `rio-${id}`,
    name: '2021 Kia Rio',
    make: 'Kia',
    model: 'Rio',
    year: 2021,
    car_type: 'used',
    status: 'in_stock',
    price: 19_990,
    simple_body: 'Hatchback',
    ...fields,
  })

const stock = [
  car('a', { badge: 'S</script><script>alert(1)</script>\u2028ü' }),
  car('b', { price: 21_000 }),
  car('sold', { status: 'sold' }),
]

async function dataAt(path: string): Promise<Record<string, unknown>[]> {
  const { app } = await appWith({ stock: inStock(stock), clock: () => now })
  const { text } = await ask(app, path)
  const blocks = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(blocks, ([, json = '']) => JSON.parse(json))
}

const typesAt = async (path: string) => (await dataAt(path)).map((data) => data['@type'])

test('a page states what it is about: dealer, vehicle, results (Spec 2.43)', async () => {
  expect(await typesAt('/')).toEqual(['AutoDealer'])
  expect(await typesAt('/cars/rio-a')).toEqual(['Car', 'BreadcrumbList'])
  expect(await typesAt('/search?make=Kia')).toEqual(['ItemList', 'BreadcrumbList'])
  expect(await typesAt('/search?query=zzzz')).toEqual(['BreadcrumbList'])
  expect(await typesAt('/about-us')).toEqual(['BreadcrumbList'])
})

test('text of a feed cannot end the data block (Spec 3.01)', async () => {
  const [data] = await dataAt('/cars/rio-a')
  expect(data?.name).toBe('2021 Kia Rio S</script><script>alert(1)</script>\u2028ü')
})

test('the list has the cars of the page in its order (Spec 7.03)', async () => {
  const [list] = await dataAt('/search?make=Kia&status=in_stock&sortBy=price_desc')
  const origin = 'http://harbour.localhost'
  expect(list?.itemListElement).toEqual(
    ['b', 'a'].map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/cars/rio-${id}`,
    })),
  )
})
