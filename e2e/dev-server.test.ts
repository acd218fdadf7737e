import { afterAll, expect, inject, test } from 'vitest'
import { carPath, tenants } from './demo-pages.ts'
import { hydrateIslands, repeatedIds } from './page-checks.ts'
import { product } from './product.ts'
import { startDevServer } from './server-process.ts'

const { newPage } = await product()
const { port, stop, output } = await startDevServer(inject('dataDir'))
afterAll(stop)

test.each(tenants)(
  '%s: pages in development hydrate without console messages, errors or duplicate ids',
  async (tenant) => {
    for (const path of ['/', '/search', await carPath(tenant), '/about-us']) {
      const { page, problems } = await newPage()
      await page.goto(`http://${tenant}.localhost:${port}${path}`)
      await hydrateIslands(page)
      expect(await repeatedIds(page), path).toEqual([])
      expect(problems, path).toEqual([])
    }
    expect(output()).not.toMatch(/error|warn/i)
  },
)
