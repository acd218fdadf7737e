import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { siteIcon, siteIconUrl } from '#pages/render/site-icon.ts'
import { contrastOf, textContrast } from '#ui/theme/contrast.ts'
import type { AppEnv } from '../http/app-env.ts'
import { loadTenants } from '../tenants/load-tenants.ts'
import { fixtureRegistry, fixtureTenants } from '../tenants/tenants.fixture.ts'
import { siteFiles } from './site-files.ts'

async function harbour() {
  await using tenants = await fixtureTenants()
  const { tenants: loaded } = await loadTenants(tenants.root, fixtureRegistry)
  const tenant = loaded.get('harbour')
  if (!tenant) throw new Error('the fixture has no harbour')
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('tenant', tenant)
    return next()
  })
  return { site: tenant.site, get: (path: string) => app.route('/', siteFiles()).request(path) }
}

test('the icon’s URL in a page is cacheable without limit', async () => {
  const { site, get } = await harbour()
  const response = await get(siteIconUrl(site))
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toContain('>H</text>')
})

test.each(['/favicon.ico', '/icon.svg', '/icon.svg?v=old'])(
  '%s answers the icon too, cacheable for a day',
  async (path) => {
    const { site, get } = await harbour()
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await response.text()).toBe(siteIcon(site).svg)
  },
)

test('the initial shows on a light brand as on a dark one, and a different icon has a different URL', async () => {
  const { site } = await harbour()
  const urls = ['#ffe14d', '#0b2a4a'].map((brand) => {
    const other = { ...site, theme: { ...site.theme, brand } }
    const [ground = '', ink = ''] = siteIcon(other).svg.match(/#[0-9a-f]{3,6}/gi) ?? []
    expect(contrastOf(ground, ink)).toBeGreaterThanOrEqual(textContrast)
    return siteIconUrl(other)
  })
  expect(urls[0]).not.toBe(urls[1])
})
