import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { sendRequest } from '../product.ts'

const resultSchema = z.object({
  count: z.number(),
  hits: z.array(z.object({ slug: z.string() })),
  facets: z.record(z.string(), z.record(z.string(), z.number())),
  stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
})
export type Found = z.output<typeof resultSchema>

const known = new Map<string, Promise<Found>>()

/** What the API finds for a search, whose pages a test compares with it. */
export function foundFor(tenant: string, search: string): Promise<Found> {
  const key = tenant + search
  const found = known.get(key) ?? ask(tenant, search)
  known.set(key, found)
  return found
}

async function ask(tenant: string, search: string): Promise<Found> {
  const response = await sendRequest(`${tenant}.localhost`, `/api/search${search}`)
  return resultSchema.parse(JSON.parse(response.body.toString()))
}

/** A facet's values in stock, the most frequent first. */
export async function valuesOf(tenant: string, facet: string, search = ''): Promise<string[]> {
  const { facets } = await foundFor(tenant, search)
  const counts = facets[facet] ?? {}
  return Object.keys(counts).sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
}

/** What a search page says of its search. */
export interface Shown {
  /** Names and values of its address, in alphabetical order. */
  readonly search: readonly string[]
  readonly count: number
  /** The path of the first car; empty where the search finds none. */
  readonly first: string
  /** "right" where the focus is on the expected element, else the start tag of what has it. */
  readonly focus: string
}

/** The address's names and values, in alphabetical order: their order there has no meaning. */
export const partsOf = (search: string): string[] =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).sort()

/** What the page shows now, and whether one of the `focused` elements has the focus. */
export async function shownOn(page: Page, focused?: Locator): Promise<Shown> {
  const { count, first } = await page.evaluate(() => {
    const results = document.querySelector('[data-block=search-results]')
    const car = results?.querySelector('.cover-link, .results-table tbody a')
    return {
      count: Number(results?.querySelector('[data-count]')?.getAttribute('data-count') ?? -1),
      first: car?.getAttribute('href') ?? '',
    }
  })
  const focus = await focused?.evaluateAll((elements) => {
    const { activeElement: active } = document
    if (elements.some((element) => element === active)) return 'right'
    return `${active?.outerHTML.slice(0, 160)}`
  })
  return {
    search: partsOf(new URL(page.url()).search),
    count,
    first: count === 0 ? '' : first,
    focus: focus ?? 'right',
  }
}

/** What a page has to show for this search. */
export async function expectedFor(tenant: string, search: string): Promise<Shown> {
  const { count, hits } = await foundFor(tenant, search)
  const first = hits[0] ? `/cars/${hits[0].slug}` : ''
  return { search: partsOf(search), count, first, focus: 'right' }
}
