import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { termFacets } from '#domain/stock-query/facets.ts'
import { readLiveResponse } from '#pages/live-response.ts'
import { appWith, ask } from '../app.fixture.ts'
import { inStock } from './site.fixture.ts'

const now = new Date('2026-11-21T02:00:00.000Z')

test.each(DEMO_TENANTS)(
  '%s: a live response has the same HTML as the page at its address (Spec 4.14)',
  async (tenant) => {
    const stock = demoStock(tenant, { now, count: 120 })
    const { app, errors } = await appWith({ stock: inStock(stock), clock: () => now })
    const at = `${tenant}.localhost`
    const terms = termFacets.flatMap((facet) => {
      const values = stock.map((car) => Object.entries(car).find(([name]) => name === facet)?.[1])
      return [...new Set(values)].flatMap((value) =>
        typeof value === 'string' || typeof value === 'number' ? [[facet, String(value)]] : [],
      )
    })
    const field = fc.constantFrom('make', 'colour', 'query')
    const text = fc.oneof(
      fc.constantFrom('<%', '<;a<,0<%', '&lt'),
      fc.string({ unit: 'binary' }).map((any) => `x${any}`),
    )
    const choice = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...terms) },
      fc.tuple(field, text),
      fc.nat(60_000).map((price) => ['price', `${price}:${price + 20_000}`]),
      fc.constantFrom(['sortBy', 'price_asc'], ['page', '2']),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { maxLength: 4 }), async (choices) => {
        const query = new URLSearchParams(choices.map(([name = '', value = '']) => [name, value]))
        const page = await ask(app, `/search?${query}`, {}, at)
        const [, ids = ''] = /<form[^>]* data-live="([^"]+)"/.exec(page.text) ?? []
        const live = await ask(app, `/search?${query}&_blocks=${ids.replaceAll(' ', '.')}`, {}, at)
        const { blocks } = readLiveResponse(live.text)
        expect(Object.keys(blocks).sort()).toEqual(ids.split(' ').sort())
        for (const html of Object.values(blocks)) expect(page.text).toContain(html)
      }),
      { numRuns: 25 },
    )
    expect(errors).toEqual([])
  },
)
