import { describe, expect, test } from 'vitest'
import { siteViewOf, tenantNames, tenantSite } from '../tenants.ts'
import { demoPage } from './demo-page.ts'
import { demoSite } from './demo-site.ts'
import { linkedAssets } from './linked-assets.ts'
import { withSiteMedia } from './site-media.ts'

interface StoryFile {
  readonly default: { readonly title: string; readonly globals: object }
  readonly [story: string]: object
}

const storyFiles = import.meta.glob<StoryFile>('./*.stories.tsx', { eager: true })

/** `sell-my-car` as the name of an export: `SellMyCar`. */
const exportName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

describe.each(tenantNames)('%s', (tenant) => {
  const { files, tenant: made, stock } = demoSite(tenant)

  test('has a story for each of its pages, under its name (Spec 9.26)', () => {
    const { default: meta, ...stories } = storyFiles[`./${tenant}.stories.tsx`] ?? { default: {} }
    expect(meta).toMatchObject({ title: tenantSite(tenant).name, globals: { tenant } })
    expect(Object.keys(stories).sort()).toEqual([...files.keys()].map(exportName).sort())
    // Pages of all templates are shown at one dealer.
    if (tenant === 'harbour') expect(files.size).toBe(made.pages.size)
  })

  test.each([...files])(
    'the page %s renders without a fault or a picture that Storybook lacks',
    async (_, source) => {
      const { html, problems, faults } = await demoPage(demoSite(tenant), source, linkedAssets)
      expect(problems.filter(({ level }) => level === 'error')).toEqual([])
      expect(faults).toEqual([])
      expect(html).toContain('<main id="main"')
      expect(withSiteMedia(html ?? '', tenant)).not.toMatch(/\bsrc(set)?="\/media\//i)
    },
  )

  test('each island of its pages has its code without a server', async () => {
    const pages = await Promise.all(
      Array.from(files.values(), (source) => demoPage(demoSite(tenant), source, linkedAssets)),
    )
    const urls = pages.flatMap(({ html = '' }) =>
      Array.from(html.matchAll(/<x-island [^>]*data-src="([^"]+)"/g), ([, url = '']) => url),
    )
    const code = Array.from(new Set(urls), (url) => import(url.replaceAll('&quot;', '"')))
    expect(code.length).toBeGreaterThan(4)
    for (const { default: mount } of await Promise.all(code)) expect(mount).toBeTypeOf('function')
  })

  test('has its own pictures in the stories of blocks too', () => {
    expect(JSON.stringify(siteViewOf(tenant))).not.toContain('"/media/')
  })

  test('shows demo stock: the home page links a car', async () => {
    const home = files.get('home')
    if (!home) throw new Error('expected home.json')
    const { html } = await demoPage(demoSite(tenant), home, linkedAssets)
    expect(stock.search.size).toBeGreaterThan(40)
    expect(html).toMatch(/href="\/cars\/[a-z0-9-]+"/)
  })
})
