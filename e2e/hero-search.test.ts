import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inTurn } from '../scripts/test-extent.ts'
import { product, sendRequest } from './product.ts'

const { url, newPage } = await product({ pictures: false })

const resultSchema = z.object({
  count: z.number().min(1),
  facets: z.record(z.string(), z.record(z.string(), z.number())),
  hits: z.array(
    z.looseObject({ slug: z.string(), price: z.number(), offer_price: z.number().optional() }),
  ),
})

async function searchResult(tenant: string, query: string) {
  const { body } = await sendRequest(`${tenant}.localhost`, `/api/search${query}`)
  return resultSchema.parse(JSON.parse(body.toString()))
}

/** The value that most cars have. */
async function mostFrequent(tenant: string, facet: string): Promise<string> {
  const { facets } = await searchResult(tenant, '')
  const [first] = Object.entries(facets[facet] ?? {}).sort(([, a], [, b]) => b - a)
  if (!first) throw new Error(`expected cars of ${tenant} with ${facet}, found none`)
  return first[0]
}

/** That a page shows the cars of its own address, and that each is what was asked for. */
async function expectCars(page: Page, tenant: string): Promise<void> {
  const { search, searchParams } = new URL(page.url())
  const { count, hits } = await searchResult(tenant, search)
  const results = page.locator('[data-block=search-results]')
  expect(await results.locator('[data-count]').getAttribute('data-count')).toBe(String(count))
  const links = await results.locator('article .cover-link').all()
  const shown = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(hits.slice(0, shown.length).map(({ slug }) => `/cars/${slug}`))
  for (const hit of hits) {
    for (const [name, value] of searchParams) {
      if (name === 'price')
        expect(hit.offer_price ?? hit.price).toBeLessThanOrEqual(Number(value.replace(':', '')))
      else expect(hit[name]).toBe(value)
    }
  }
}

/** Sites whose finder is a form, with the value of its toggle and the drop-down that is used. */
const forms = [
  { tenant: 'harbour', condition: 'used', facet: 'make' },
  { tenant: 'kiwi', condition: undefined, facet: 'simple_body' },
  { tenant: 'volt', condition: undefined, facet: 'simple_fuel' },
]

describe.each([
  { how: 'with script', javaScriptEnabled: true, turn: 0 },
  { how: 'without script', javaScriptEnabled: false, turn: 1 },
])('$how', ({ javaScriptEnabled, turn }) => {
  test.each(inTurn(forms, turn, 2))(
    'the form on the home page of $tenant leads to the cars that it asks for (Spec 2.33, 2.40)',
    async ({ tenant, condition, facet }) => {
      const { page, problems } = await newPage({ javaScriptEnabled })
      await page.goto(url(tenant, '/'))
      const form = page.locator('form.finder')
      if (condition) await form.locator('label', { hasText: /^used$/i }).click()
      const value = await mostFrequent(tenant, facet)
      await form.locator(`select[name=${facet}]`).selectOption(value)
      const prices = form.locator('select[name="price.max"]')
      const price = (await prices.locator('option').last().getAttribute('value')) ?? ''
      await prices.selectOption(price)
      await form.locator('button[type=submit]:visible').click()
      await page.waitForURL(({ pathname }) => pathname === '/search')

      const chosen = {
        ...(condition && { car_type: condition }),
        [facet]: value,
        price: `:${price}`,
      }
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(chosen)
      const box = page.locator(`form[data-live] input[name=${facet}][value="${value}"]`)
      expect(await box.first().isChecked()).toBe(true)
      await expectCars(page, tenant)
      expect(problems).toEqual([])
    },
  )

  test.each(inTurn(['outback', 'lonestar'], turn))(
    'the first link on the home page of %s leads to as many cars as it says (Spec 2.33)',
    async (tenant) => {
      const { page, problems } = await newPage({ javaScriptEnabled })
      await page.goto(url(tenant, '/'))
      const link = page.locator('nav.finder li a').first()
      const text = (await link.textContent()) ?? ''
      await link.click()
      await page.waitForURL(({ pathname }) => pathname === '/search')

      expect(new URL(page.url()).searchParams.get('price')).toMatch(/^:\d+$/)
      await expectCars(page, tenant)
      const count = await page.locator('[data-count]').first().getAttribute('data-count')
      expect(text).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`))
      expect(problems).toEqual([])
    },
  )
})
