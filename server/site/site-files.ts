import { type Context, Hono } from 'hono'
import { siteIcon } from '#pages/render/site-icon.ts'
import type { AppEnv } from '../http/app-env.ts'

const aDay = 'public, max-age=86400'
const immutable = 'public, max-age=31536000, immutable'

/** Small files of every site: its icon, and robots.txt. */
export const siteFiles = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/icon.svg', sendIcon)
    // Where browsers look for responses without an HTML head, such as those of the API.
    .get('/favicon.ico', sendIcon)
    .get('/robots.txt', (c) => {
      c.header('cache-control', aDay)
      return c.text(
        'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*?*_blocks=\nDisallow: /cars/*/phone\n',
      )
    })

function sendIcon(c: Context<AppEnv>): Response {
  const { svg, version } = siteIcon(c.get('tenant').site)
  c.header('content-type', 'image/svg+xml')
  c.header('cache-control', c.req.query('v') === version ? immutable : aDay)
  return c.body(svg)
}
