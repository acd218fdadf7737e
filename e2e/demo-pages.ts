import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Flags } from '#domain/site/flags.ts'
import { flagsSchema } from '#domain/site/flags-schema.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { sendRequest } from './product.ts'
import { crawlSite } from './site-crawl.ts'

/** Two sites that differ in what they can do: behaviour that no look changes is tested on these. */
export const tenants = ['harbour', 'kiwi'] as const

/** Every demo site: each has a look of its own. */
export const everyTenant: readonly string[] = demoTenants()

/** What a demo site can do. */
export function flagsOf(tenant: string): Flags {
  const file = join(import.meta.dirname, '../tenants', tenant, 'site.json')
  return flagsSchema.parse(JSON.parse(readFileSync(file, 'utf8')).flags)
}

const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string() })).min(1) })

/** The path of the page of a car in stock. */
export async function carPath(tenant: string, query = ''): Promise<string> {
  const response = await sendRequest(`${tenant}.localhost`, `/api/search${query}`)
  const { hits } = hitsSchema.parse(JSON.parse(response.body.toString()))
  return `/cars/${hits[0]?.slug}`
}

/** The pages in which looks differ most. */
export const mainPages = async (tenant: string): Promise<string[]> => [
  '/',
  '/search',
  await carPath(tenant),
]

/** One path for every kind of page of a site, and for every page that its dealer wrote. */
export async function demoPages(tenant: string): Promise<string[]> {
  const main = await mainPages(tenant)
  const pages = await crawlSite((path) => sendRequest(`${tenant}.localhost`, path), ['/'])
  const others = pages.filter(({ path, status }) => status === 200 && !isOfStock.test(path))
  const [, ...models] = modelPaths(tenant)
  const [, ...entries] = others.map(({ path }) => path).filter((path) => isEntry.test(path))
  const alike = [...models, ...entries]
  const paths = others
    .map(({ path }) => path)
    .filter((path) => !main.includes(path) && !alike.includes(path))
  return [...main, '/search/used-cars', '/search?query=zzzzzz', '/no-such-page', ...paths.sort()]
}

const modelsSchema = z.object({ entries: z.array(z.object({ slug: z.string() })) })

/** The pages of a site's models, of which one is like another. */
function modelPaths(tenant: string): string[] {
  const file = new URL(`../tenants/${tenant}/content/models.json`, import.meta.url)
  if (!existsSync(file)) return []
  const { entries } = modelsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return entries.map(({ slug }) => `/${slug}`)
}

/** Pages of cars and searches, of which one is like another. */
const isOfStock = /^\/(search|cars)\b|\?/
/** Pages of offers and posts, which have the same parts: one of them is enough. */
const isEntry = /^\/(offers|blog\/[^/]+)\/./
