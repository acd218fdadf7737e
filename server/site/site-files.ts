import { Hono } from 'hono'
import { escapeHtml } from '#pages/render/html.ts'
import type { AppEnv } from '../app-env.ts'

const aDay = 'public, max-age=86400'

/** Small files that every site has: its icon, drawn from its name and colour, and robots.txt. */
export const siteFiles = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/icon.svg', (c) => {
      const { site } = c.get('tenant')
      c.header('content-type', 'image/svg+xml')
      c.header('cache-control', aDay)
      return c.body(iconSvg(site.name.slice(0, 1), site.theme.brand))
    })
    .get('/robots.txt', (c) => {
      c.header('cache-control', aDay)
      return c.text('User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*?*_blocks=\n')
    })

const iconSvg = (letter: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escapeHtml(colour)}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="#fff">${escapeHtml(letter)}</text></svg>`
