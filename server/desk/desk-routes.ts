import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { BUILDER_PATH, STAFF_PATH } from '#domain/staff/paths.ts'
import { builtFiles, encodingOf, sendBuilt } from '../assets/built-files.ts'
import type { AppEnv } from '../http/app-env.ts'

/** Where the application comes from: the build, or in development the bundler, which changes its page. */
export type DeskSource =
  | { readonly folder: string }
  | { readonly transform: (path: string, html: string) => Promise<string> }

/**
 * Everything from our origin, but for previews of pages on the hosts of dealers, who are too many to name (D38);
 * no frame shows it. Styles that scripts set one by one need no rule.
 *
 * @param origin of the staff host: previews have the same scheme, or a better one
 */
const policyOf = (origin: string): string =>
  [
    "default-src 'self'",
    `frame-src ${new URL(origin).protocol}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The staff application (D38): one page for every address below `/staff` and `/builder`, and its files, whose names contain a
 * hash. For the staff host alone.
 */
export function deskRoutes(source: DeskSource): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const page = pageOf(source)
  routes.get('/', (c) => c.redirect(STAFF_PATH, 302))
  routes.on('GET', [STAFF_PATH, `${STAFF_PATH}/*`, `${BUILDER_PATH}/*`], async (c) => {
    c.header('cache-control', 'no-cache')
    // In development the bundler adds scripts to the page.
    if ('folder' in source) c.header('content-security-policy', policyOf(c.get('origin')))
    return c.html(await page(c.req.path))
  })
  if (!('folder' in source)) return routes
  const files = builtFiles(join(source.folder, 'desk'))
  return routes.get('/desk/:name', (c, next) => {
    const name = c.req.param('name')
    const file = /^index\.html/.test(name) ? undefined : files(name, encodingOf(c))
    return file ? sendBuilt(c, name, file) : next()
  })
}

function pageOf(source: DeskSource): (path: string) => string | Promise<string> {
  if ('folder' in source) {
    const html = readFileSync(join(source.folder, 'desk/index.html'), 'utf8')
    return () => html
  }
  // Read each time: an edit shows at once.
  const read = () => readFileSync(join(import.meta.dirname, '../../desk/index.html'), 'utf8')
  return (path) => source.transform(path, read())
}
