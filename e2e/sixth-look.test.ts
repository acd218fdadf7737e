import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caravan, hilux, motorcycle, soldCar } from '#parts/fixture-cars.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { openStore } from '#server/store/store.ts'
import { storeFile } from '#server/store/store-file.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { axeViolations, overflow } from './page-checks.ts'
import { product } from './product.ts'
import { type ServerProcess, startProduction } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const { newPage } = await product({ pictures: isFullTest })
const folder = await mkdtemp(join(tmpdir(), 'sixth-look-'))

/** All that a dealer writes for a look that no other has. */
const siteFile = `{
  "slug": "ferntree",
  "name": "Ferntree Motors",
  "template": "meridian",
  "contact": { "phone": "(07) 5550 0188", "email": "sales@example.com" },
  "theme": {
    "brand": "#6b2d7a",
    "accent": "#e0a100",
    "fonts": { "text": "saira", "display": "besley" },
    "corners": { "control": 18 }
  },
  "look": { "header": "sign", "hero": "instrument", "finder": "bar", "scene": "night",
    "card": "poster", "filters": "drawer", "vehicle": "letter", "footer": "colophon" }
}
`

let server: ServerProcess
beforeAll(async () => {
  const tenants = join(folder, 'tenants')
  await cp(join(root, 'tenants/_templates'), join(tenants, '_templates'), { recursive: true })
  await mkdir(join(tenants, 'ferntree'))
  await writeFile(join(tenants, 'ferntree/site.json'), siteFile)
  const data = join(folder, 'data')
  await mkdir(data)
  const store = await openStore(storeFile(data))
  const cars = [hilux, soldCar, caravan, motorcycle]
  await writeDemo(store.stock('ferntree'), { cars, now: new Date() })
  await store.close()
  server = await startProduction(data, { TENANTS_DIR: tenants })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a sixth look takes at most fifteen lines of a site file (Spec 1.11)', () => {
  expect(siteFile.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
})

test.each(['/', '/search', `/cars/${hilux.slug}`])(
  '%s of a sixth look has its variants and colours, and axe finds nothing (Spec 1.11, WCAG 2.2 AA)',
  async (path) => {
    const { page, problems } = await newPage({ viewport: { width: 390, height: 844 } })
    const url = `http://ferntree.localhost:${server.port}${path}`
    expect((await page.goto(url))?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('data-scene')).toBe('night')
    expect(await page.getByRole('banner').getAttribute('data-variant')).toBe('sign')
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    )
    expect(brand.trim()).toBe('#6b2d7a')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([])
      expect.soft(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(problems).toEqual([])
  },
)
