import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { collections } from '#domain/content/collections.ts'
import { noContent } from '#domain/content/layers.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load, { type PartParameter } from './load.ts'
import PartsSearch from './parts-search.tsx'
import block from './schema.ts'

const parts = Array.from({ length: 30 }, (_, at) =>
  collections.parts.entry.parse({
    id: `bracket-${at}`,
    name: `Bracket ${at}`,
    category: at === 0 ? 'Towing' : 'Interior',
    number: `B-${at}`,
    price: 1200,
    fitted: at === 0,
    ...(at < 8 && { manufacturer_name: 'Toyota', models: ['HiLux'] }),
  }),
)
const props = block.props.parse({})
const page = storyPage({ path: '/parts/search', route: '/parts/search' })

async function html(
  parameters: Partial<Record<PartParameter, string>> = {},
  {
    search = '',
    ...more
  }: { search?: string; manufacturer?: { id: string; name: string; slug: string } } = {},
) {
  const data = await load({
    props,
    site: storySite,
    page,
    search: storySearch(search),
    parameters,
    ports: fixturePorts([], { ...noContent, parts }),
    ...more,
  })
  return renderToStaticMarkup(
    <PartsSearch id="parts" props={props} slots={{}} data={data} site={storySite} page={page} />,
  )
}

const items = (markup: string) =>
  [...markup.matchAll(/class="part-name">([^<]*)/g)].map(([, name]) => name)

describe('the search for parts', () => {
  test('is a form that needs no script, with what was chosen (Spec 2.18)', async () => {
    const markup = await html({ part: 'b', brand: 'toyota' })
    expect(markup).toMatch(/<form [^>]*action="\/parts\/search" method="get"/)
    expect(markup).toMatch(/<input[^>]*name="part"[^>]*value="b"/)
    expect(markup).toMatch(/<option value="interior">Interior<\/option>/)
  })

  test('has 24 parts a page, and keeps the choice on the next (Spec 2.18)', async () => {
    const markup = await html({ part: 'bracket' })
    expect(items(markup)).toHaveLength(24)
    expect(markup).toContain('href="/parts/search?part=bracket&amp;page=2"')
    expect(items(await html({}, { search: 'page=2' }))).toHaveLength(6)
  })

  test('says when fitting is in the price, and the part number (Spec 2.18)', async () => {
    const markup = await html({ kind: 'towing' })
    expect(markup).toMatch(/\$1,200<small> fitted<\/small>/)
    expect(markup).toContain('Part number B-0')
    expect(await html({ part: 'B-1' })).not.toContain('fitted')
  })

  test('leads to the parts form where nothing is found (Spec 2.18)', async () => {
    const markup = await html({ part: 'boat' })
    expect(items(markup)).toEqual([])
    expect(markup).toMatch(/<a class="[^"]*" href="\/parts"[^>]*>Ask the parts department/)
  })
})

test('on the page of a make are six of its parts, and a link to all of them (Spec 2.18)', async () => {
  const markup = await html({}, { manufacturer: { id: 't', name: 'Toyota', slug: 'toyota' } })
  expect(items(markup)).toHaveLength(6)
  expect(markup).toContain('href="/parts/search?brand=toyota"')
  expect(markup).not.toContain('<form')
  const kia = await html({}, { manufacturer: { id: 'k', name: 'Kia', slug: 'kia' } })
  expect(kia).toBe('')
})
