import { expect, test } from 'vitest'
import { aCar, hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import block from './schema.ts'

const other = aCar({ ...hilux, id: 'jm-2', slug: 'other' })
const third = aCar({ ...hilux, id: 'jm-3', slug: 'third' })
const loaded = (...chosen: readonly string[]) =>
  load({
    props: block.props.parse({}),
    site: storySite,
    page: storyPage({ path: '/recently-viewed' }),
    search: { ...storySearch(), chosen },
    ports: fixturePorts([hilux, other, third]),
  })

test('below viewed cars are others like the last one, and the latest where none was viewed (Spec 2.47)', async () => {
  const { cars, row } = await loaded(hilux.id, other.id)
  expect(cars.map(({ id }) => id)).toEqual([hilux.id, other.id])
  expect(row.cars.map(({ id }) => id)).toEqual([third.id])
  const none = await loaded()
  expect(none.cars).toEqual([])
  expect(none.row.searchHref).toBe('/search?status=in_stock&sortBy=latest')
})
