import { z } from 'zod'
import { sendRequest } from './product.ts'

export const tenants = ['harbour', 'kiwi'] as const

const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string() })).min(1) })

/** The path of the page of a car in stock. */
export async function carPath(tenant: string, query = ''): Promise<string> {
  const response = await sendRequest(`${tenant}.localhost`, `/api/search${query}`)
  const { hits } = hitsSchema.parse(JSON.parse(response.body.toString()))
  return `/cars/${hits[0]?.slug}`
}

/** One path for every kind of page of a demo site. */
export async function demoPages(tenant: string): Promise<string[]> {
  const car = await carPath(tenant)
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
