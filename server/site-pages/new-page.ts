import type { StaffBody } from '#domain/staff/staff-calls.ts'
import { type PageNodeFile, schemaVersion } from '#pages/page.ts'
import { type Fields, pageOf } from '#pages/page-value.ts'
import { routeFaults, shapeOf } from '#pages/routes.ts'
import { parseJson } from '#pages/source.ts'
import { AppError } from '../http/app-error.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SitePage } from './list-pages.ts'

export type NewPage = StaffBody<'POST /:site/pages'>

/** Refuses an address that is none, or that a page of the site has. @throws AppError 409, 422 */
export function requireFreeRoute(route: string, tenant: Tenant, pages: readonly SitePage[]): void {
  const isRoute = /^(\/(:[a-zA-Z]+|[a-z0-9]+([-_.][a-z0-9]+)*))+$/.test(route)
  const [fault] = isRoute
    ? routeFaults(route)
    : ['Expected an address such as /caravan-clinic: small letters, digits and dashes']
  if (fault !== undefined)
    throw new AppError(422, 'invalid_body', fault, { fields: { route: fault } })
  const shape = shapeOf(route)
  const others = [...tenant.pages.values()].flatMap((entry) =>
    entry.ok ? [entry.page.route, ...entry.page.also] : [entry.route],
  )
  if (![...others, ...pages.map((page) => page.route)].some((each) => shapeOf(each) === shape))
    return
  const message = `${tenant.site.name} has a page at ${route} already`
  throw new AppError(409, 'route_taken', message, { fields: { route: message } })
}

/** A file name of a route that no page has: `pages/cars-print.json` of `/cars/:car/print`. */
export function freePath(route: string, pages: readonly SitePage[]): string {
  const words = route.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  const name = words.join('-') || 'page'
  const taken = new Set(pages.map(({ path }) => path))
  for (let n = 1; ; n += 1) {
    const path = `pages/${n === 1 ? name : `${name}-${n}`}.json`
    if (!taken.has(path)) return path
  }
}

/** The header and footer of the site's home page. */
export function emptyPage({ template }: Tenant): readonly PageNodeFile[] {
  const home = template.pages.get('/')
  const chrome = new Set(
    home?.ok
      ? home.page.blocks.flatMap(({ id, block }) => (block.role === 'chrome' ? [id] : []))
      : [],
  )
  return template.whole.get('/')?.written.blocks.filter(({ id }) => chrome.has(id)) ?? []
}

/** All of a page as it is published; of the template's where the site has none of its own. */
export function wholePage({ own, route }: SitePage, { template }: Tenant): Fields {
  const changed = template.whole.get(route)?.written
  const parsed = own && parseJson(own.text)
  const value = parsed?.ok ? parsed.value : changed
  if (typeof value !== 'object' || value === null) {
    throw new AppError(409, 'unreadable', 'The file of this page cannot be read')
  }
  return pageOf({ ...value }, changed)
}

/** The text of a new page: what was copied, without what only one page can have. */
export function textOfNew(route: string, copied: Fields): string {
  const { $schema, schemaVersion: _, route: __, also, movedFrom, when, parent, ...others } = copied
  return `${JSON.stringify({ schemaVersion, route, ...others }, null, 2)}\n`
}
