import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rangeFacets } from '#domain/stock-query/facets.ts'
import { FirstRangeSlider } from './first-range-slider.tsx'
import FacetSlider from './range-slider.island.tsx'

/** HTML with sorted attributes, whose order does not matter to browsers. */
const normal = (html: string): string =>
  html.replace(/<([a-z]+)((?: [a-z-]+="[^"]*")+)/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/ [a-z-]+="[^"]*"/g) ?? []).sort()].join(''),
  )

const amount = fc.integer({ min: 0, max: 300_000 })
const range = fc.record({ min: amount, max: amount }, { requiredKeys: [] })
const sliders = fc.record({
  facet: fc.constantFrom(...rangeFacets),
  range,
  bounds: fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  locale: fc.constantFrom('en-AU', 'en-NZ', 'en-US'),
  label: fc.constantFrom('Price', 'Year'),
  fieldIds: fc.constant('filters-price'),
})

test('the server renders a slider exactly as the slider renders first (Spec 5.02)', () => {
  fc.assert(
    fc.property(sliders, (props) => {
      const islandId = 'filters-price-slider'
      const own = renderToString(<FacetSlider {...props} />, { identifierPrefix: `${islandId}-` })
      const first = renderToString(<FirstRangeSlider {...props} islandId={islandId} />)
      expect(normal(first)).toBe(normal(own))
    }),
    { numRuns: 300 },
  )
})
