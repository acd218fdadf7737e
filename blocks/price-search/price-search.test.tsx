import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import PriceSearch from './price-search.tsx'
import block from './schema.ts'

test('without script its button asks for the cars between two prices, the highest price first (Spec 2.34)', () => {
  const props = block.props.parse({})
  const html = renderToStaticMarkup(
    <PriceSearch
      id="p"
      props={props}
      site={storySite}
      page={storyPage()}
      slots={{}}
      data={undefined}
    />,
  )
  expect(html).toMatch(/<form [^>]*action="\/search" method="get"/)
  const sent = [...html.matchAll(/ name="([^"]+)"(?: value="([^"]*)")?/g)]
  expect(sent.map(([, name, value]) => [name, value])).toEqual([
    ['price.min', undefined],
    ['price.max', undefined],
    ['sortBy', 'price_desc'],
  ])
  expect(html).toMatch(/type="submit".*highest price first/)
})
