import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Flags } from '#domain/site/flags.ts'
import { flagsSchema } from '#domain/site/flags-schema.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { sendRequest } from './product.ts'
import { type CrawledPage, crawlSite, specRoutes } from './site-crawl.ts'

/** Two sites that differ in what they can do: behaviour that no look changes is tested on these. */
export const tenants = ['harbour', 'kiwi'] as const

/** Every demo site: each has a look of its own. */
export const everyTenant: readonly string[] = demoTenants()

/** Where the flows of buyers are tested: at two sites, at all in a full test. */
export const flowTenants: readonly string[] = isFullTest ? everyTenant : tenants

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

/** One path for every kind of page of a site; in a full test those of all its pages but cars and searches. */
export async function demoPages(tenant: string): Promise<string[]> {
  const main = await mainPages(tenant)
  const get = (path: string) => sendRequest(`${tenant}.localhost`, path)
  const pages = await crawlSite(get, ['/', ...specRoutes])
  const others = pages.filter(({ path, status }) => status === 200 && !isSearch.test(path))
  const kinds = Map.groupBy(others, isFullTest ? ({ canonical }) => canonical : kindOf(tenant))
  const paths = [...kinds.values()].flatMap(([first]) => (first ? [first.canonical] : []))
  const rest = paths.filter((path) => !main.includes(path) && !isCar.test(path))
  return [...main, '/search/used-cars', '/search?query=zzzzzz', '/no-such-page', ...rest.sort()]
}

/** Pages of one kind are alike: those of one collection's entries, and those of a long text. */
function kindOf(tenant: string): (page: CrawledPage) => string {
  const models = modelPaths(tenant)
  return ({ canonical, html }) => {
    if (models.includes(canonical)) return '/:model'
    if (html.includes('data-block="text-page"')) return '/:text'
    return canonical
      .replace(/^\/cars\/[^/]+/, '/cars/:car')
      .replace(/^(\/(?:blog|brands|contact-us|locations|offers))\/[^/]+/, '$1/:record')
      .replace(/^(\/blog\/:record)\/[^/]+$/, '$1/:post')
  }
}

const modelsSchema = z.object({ entries: z.array(z.object({ slug: z.string() })) })

/** The pages of a site's models, of which one is like another. */
function modelPaths(tenant: string): string[] {
  const file = new URL(`../tenants/${tenant}/content/models.json`, import.meta.url)
  if (!existsSync(file)) return []
  const { entries } = modelsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return entries.map(({ slug }) => `/${slug}`)
}

const isSearch = /^\/search\b|\?/
const isCar = /^\/cars\/[^/]+$/
