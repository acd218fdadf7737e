import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { noContent } from '#domain/content/layers.ts'
import { aCar, bestFigures, hilux, reserved, soldCar } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import load from './load.ts'
import SavedCars from './saved-cars.tsx'
import block from './schema.ts'

const withdrawn = aCar({ id: 'withdrawn', make: 'Kia', model: 'Rio', status: 'withdrawn' })

async function shown(chosen: readonly string[], site = storySite) {
  const stock: Record<string, Car> = { hilux, reserved, soldCar, withdrawn }
  const ports = {
    best: bestFigures,
    carById: (id: string) => stock[id],
    content: noContent,
    takenSlots: async () => new Set<string>(),
    savedBy: async () => [],
    placeOf: async () => undefined,
    search: () =>
      chosen.length > 0
        ? Promise.reject(new Error('Nothing is searched here'))
        : fixtureResult([hilux]),
  }
  const view = { props: block.props.parse({}), site, page: storyPage({ path: '/watchlist' }) }
  const data = await load({ ...view, search: { ...storySearch(), chosen }, ports })
  return renderToStaticMarkup(<SavedCars id="cars" slots={{}} {...view} data={data} />)
}

test('lists the cars of its address in their order, and says how many are gone (Spec 1.04, 2.24)', async () => {
  const html = await shown(['reserved', 'hilux', 'unknown', 'withdrawn'])
  const names = Array.from(html.matchAll(/class="cover-link">([^<]+)/g), ([, name]) => name)
  expect(names).toHaveLength(2)
  expect(html.indexOf(`/cars/${reserved.slug}`)).toBeLessThan(html.indexOf(`/cars/${hilux.slug}`))
  expect(html).toContain('No longer with us: 2 cars.')
})

test('a saved car that sold is marked, keeps its heart and leads to similar ones (Spec 4.01)', async () => {
  const html = await shown(['soldCar'])
  expect(html).toContain('<p class="saved-state">This car has been sold.</p>')
  expect(html).toMatch(/<button[^>]*data-action="favourite"/)
  expect(html).toContain('Find Me Something Similar')
})

test('only cars that can be compared may be chosen for it, and only on a site that compares (Spec 5.06)', async () => {
  const boxes = (html: string) => Array.from(html.matchAll(/type="checkbox"[^>]*value="([^"]+)"/g))
  expect(boxes(await shown(['hilux', 'soldCar'])).map(([, id]) => id)).toEqual([hilux.id])
  const site = { ...storySite, flags: { ...storySite.flags, compare: false } }
  expect(boxes(await shown(['hilux', 'reserved'], site))).toEqual([])
})

test('without cars it says how a car is saved, and that it takes a script (Spec 1.04)', async () => {
  const html = await shown([])
  expect(html).toContain('Nothing saved yet')
  expect(html).toContain('Saved cars are kept in your browser by a script')
  // The page is not empty: below are the latest in stock.
  expect(html.indexOf('New in stock')).toBeGreaterThan(html.indexOf('Nothing saved yet'))
  expect(html).toContain(`/cars/${hilux.slug}`)
})
