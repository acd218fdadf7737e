import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { noContent } from '#domain/content/layers.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { aCar } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import CompareTable from './compare-table.tsx'
import load from './load.ts'
import block from './schema.ts'

const best = { acceleration: 3, power: 500 }
const quick = aCar({
  id: 'quick',
  make: 'Lotus',
  model: 'Emira',
  variant: { acceleration: 4, power: 298 },
})
const strong = aCar({
  id: 'strong',
  make: 'Polestar',
  model: '4',
  variant: { acceleration: 3, power: 400, kerbmass: 2355 },
})
const bare = aCar({ id: 'bare', make: 'Polestar', model: '4' })
const sold = aCar({ ...strong, id: 'sold', status: 'sold' })

async function shown(content: object, search: (request: SearchRequest) => readonly Car[]) {
  const props = block.props.parse({ heading: 'Side by side', content })
  const view = { props, site: storySite, page: storyPage() }
  const carById = () => undefined
  const ports = {
    best,
    carById,
    content: noContent,
    takenSlots: async () => new Set<string>(),
    savedBy: async () => [],
    placeOf: async () => undefined,
    search: (request: SearchRequest) => fixtureResult(search(request)),
  }
  const data = await load({ ...view, search: storySearch(), ports })
  const html = renderToStaticMarkup(<CompareTable id="table" slots={{}} {...view} data={data} />)
  return { data, html }
}

const searches = { type: 'vehicles', searches: ['make=Lotus', 'make=Polestar'] }
const byMake = ({ state }: SearchRequest) =>
  state.terms.make?.includes('Lotus') ? [quick] : [bare, sold, strong]

test('compares the vehicle in stock with the most figures of each search (Spec 3.15)', async () => {
  const { data, html } = await shown(searches, byMake)
  expect(data.cars).toEqual([quick, strong])
  expect(html).toContain('<th scope="row">0–100 km/h</th>')
  expect(html).toContain(`href="/cars/${strong.slug}"`)
  expect(html).toContain('--share:0.75')
  expect(html).not.toContain('Kerb mass')
})

test('shows no table of one vehicle (Spec 3.15)', async () => {
  const { html } = await shown(searches, ({ state }) =>
    state.terms.make?.includes('Lotus') ? [quick] : [],
  )
  expect(html).toBe('')
})

test('counts what a towing limit allows, from the weights of the stock (Spec 3.16)', async () => {
  const caravan = aCar({
    id: 'van',
    make: 'Jayco',
    model: 'Starcraft',
    item_type: 'caravan',
    specifications: { aggregate_trailer_mass: 2400 },
  })
  const ute = aCar({ id: 'ute', make: 'Ford', model: 'Ranger', variant: { brakedtowing: 3500 } })
  const { html } = await shown({ type: 'towing' }, () => [caravan, ute])
  expect(html).toContain('<th scope="row">3,000 kg</th><td>2,700 kg</td><td>1</td><td>1</td>')
  expect(html).not.toContain('2,500 kg')
})
