import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noContent } from '#domain/content/layers.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import LineUp from './line-up.tsx'
import load from './load.ts'
import block from './schema.ts'

const props = block.props.parse({
  kinds: [
    { label: 'Utes', refine: 'simple_body=Ute' },
    { label: 'Electric', refine: 'simple_fuel=Electric', body: 'Hatchback' },
    { label: 'Caravans', refine: 'simple_body=Caravan' },
  ],
})

const search = ({ state }: SearchRequest) =>
  fixtureResult(state.terms.simple_body?.includes('Caravan') ? [] : fixtureCars.slice(0, 3))

const loaded = () =>
  load({
    props,
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: {
      best: {},
      carById: () => undefined,
      content: noContent,
      takenSlots: async () => new Set<string>(),
      savedBy: async () => [],
      placeOf: async () => undefined,
      search,
    },
  })

test('counts the vehicles of each kind and leaves out kinds without any (Spec 2.40)', async () => {
  expect((await loaded()).kinds).toEqual([
    { label: 'Utes', href: '/search/ute', count: 3, body: 'Ute' },
    { label: 'Electric', href: '/search?simple_fuel=Electric', count: 3, body: 'Hatchback' },
  ])
})

test('links each kind to its search; the drawings are ornaments (Spec 2.33)', async () => {
  const view = { id: 'kinds', props, slots: {}, site: storySite, page: storyPage() }
  const html = renderToStaticMarkup(<LineUp {...view} data={await loaded()} />)
  expect(html).toContain('href="/search/ute"')
  expect(html.match(/alt=""/g)).toHaveLength(2)
  expect(renderToStaticMarkup(<LineUp {...view} data={{ kinds: [] }} />)).toBe('')
})
