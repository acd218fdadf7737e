import { z } from 'zod'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { sendRequest } from './product.ts'

/** Two sites that differ in what they can do: behaviour that no look changes is tested on these. */
export const tenants = ['harbour', 'kiwi'] as const

/** Every demo site: each has a look of its own. */
export const everyTenant: readonly string[] = demoTenants()

const isThorough = (tenant: string): boolean => tenants.some((name) => name === tenant)

const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string() })).min(1) })

/** The path of the page of a car in stock. */
export async function carPath(tenant: string, query = ''): Promise<string> {
  const response = await sendRequest(`${tenant}.localhost`, `/api/search${query}`)
  const { hits } = hitsSchema.parse(JSON.parse(response.body.toString()))
  return `/cars/${hits[0]?.slug}`
}

/** One path for every kind of page of two sites; of the others the pages in which looks differ. */
export async function demoPages(tenant: string): Promise<string[]> {
  const car = await carPath(tenant)
  if (!isThorough(tenant)) return ['/', '/search', car]
  return [
    '/',
    '/search',
    '/search/used-cars',
    '/search?query=zzzzzz',
    car,
    '/about-us',
    '/no-such-page',
  ]
}
