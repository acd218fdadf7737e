import { z } from 'zod'
import { ask } from './product.ts'

export const tenants = ['harbour', 'kiwi'] as const

const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string() })).min(1) })

/** The address of a car in stock. */
export async function aCarPath(tenant: string, query = ''): Promise<string> {
  const answer = await ask(`${tenant}.localhost`, `/api/search${query}`)
  const { hits } = hitsSchema.parse(JSON.parse(answer.body.toString()))
  return `/cars/${hits[0]?.slug}`
}

/** One address of every kind of page that a demo site has. */
export async function demoPages(tenant: string): Promise<string[]> {
  const car = await aCarPath(tenant)
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
