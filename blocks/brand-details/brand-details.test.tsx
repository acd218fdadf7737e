import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import BrandDetails from './brand-details.tsx'
import load from './load.ts'
import block from './schema.ts'

const manufacturer = { id: 't', name: 'Toyota', slug: 'toyota', description: 'Since **1986**.' }
const site = {
  ...storySite,
  locations: storySite.locations.map((place, at) => ({
    ...place,
    manufacturers: at === 0 ? ['Toyota'] : [],
  })),
}
const page = storyPage({ path: '/brands/toyota', route: '/brands/:manufacturer' })

test('the page of a make has what is done for it, its cars and the locations for it (Spec 2.18, 3.24)', async () => {
  const props = block.props.parse({})
  const context = { props, site, page, search: storySearch(), manufacturer }
  const data = await load({ ...context, ports: fixturePorts([hilux]) })
  const html = renderToStaticMarkup(
    <BrandDetails id="brand" slots={{}} data={data} {...{ props, site, page, manufacturer }} />,
  )
  expect(html).toContain('<h1>Toyota</h1>')
  expect(html).toContain('<strong>1986</strong>')
  expect(html).toContain('href="/search/toyota"')
  expect(html).toContain(`href="/cars/${hilux.slug}"`)
  const [, places = ''] = html.split('Where we look after Toyota')
  expect(places).toContain(site.locations[0]?.name)
  expect(places.match(/<address>/g)).toHaveLength(1)
})
