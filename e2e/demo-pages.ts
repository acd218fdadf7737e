import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { statusRoutes } from '#pages/routes.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { sendRequest } from './product.ts'

const root = join(import.meta.dirname, '..')

/** Two sites that differ in what they can do: behaviour that no look changes is tested on these. */
export const tenants = ['harbour', 'kiwi'] as const

/** Every demo site: each has a look of its own. */
export const everyTenant: readonly string[] = demoTenants()

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
  return [
    ...(await mainPages(tenant)),
    '/search/used-cars',
    '/search?query=zzzzzz',
    '/no-such-page',
    ...infoPages(tenant),
  ]
}

const siteSchema = z.object({ template: z.string() })
const pageSchema = z.object({ route: z.string() })

const parsedFile = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))

/** The pages of a site and its template whose address is fixed, except home and search. */
function infoPages(tenant: string): string[] {
  const { template } = parsedFile(`tenants/${tenant}/site.json`, siteSchema)
  const files = globSync(`tenants/{${tenant},_templates/${template}}/pages/*.json`, { cwd: root })
  const routes = new Set(files.map((file) => parsedFile(file, pageSchema).route))
  const others: readonly string[] = ['/', '/search', ...Object.values(statusRoutes)]
  return [...routes].filter((route) => !route.includes(':') && !others.includes(route)).sort()
}
