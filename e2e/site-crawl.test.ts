import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyTenant } from './demo-pages.ts'
import { htmlFaults } from './html-faults.ts'
import { sendRequest } from './product.ts'
import { type CrawledPage, crawlSite, isEmpty, shared, specRoutes } from './site-crawl.ts'

const root = join(import.meta.dirname, '..')
const siteSchema = z.object({ name: z.string() })
const nameOf = (tenant: string): string =>
  siteSchema.parse(JSON.parse(readFileSync(join(root, `tenants/${tenant}/site.json`), 'utf8'))).name

/** The addresses of the specification that have been a page of a site. */
const served = new Set<string>()
const crawled: CrawledPage[] = []

describe.each(everyTenant)('%s', async (tenant) => {
  const pages = await crawlSite(
    (path) => sendRequest(`${tenant}.localhost`, path),
    ['/', ...specRoutes],
  )
  const ok = pages.filter(({ status }) => status === 200)
  for (const { path } of ok) served.add(path)
  crawled.push(...ok)

  test('no link of the site leads nowhere (Spec 2.01-2.23)', () => {
    // What a kind of dealer does not have is missing, but no page leads there.
    const broken = pages.filter(({ status, from }) => status >= 400 && from !== undefined)
    expect(broken.map(({ path, status, from }) => `${status} ${path} on ${from}`)).toEqual([])
    expect(ok.length).toBeGreaterThan(60)
  })

  test('no page is empty, and no two have one title or one description (Spec 2.01-2.23)', () => {
    expect(ok.filter(isEmpty).map(({ path }) => path)).toEqual([])
    expect(shared(ok, 'title')).toEqual([])
    expect(shared(ok, 'description')).toEqual([])
  })

  test('every page has a link past its header before any other (WCAG 2.4.1)', () => {
    for (const { path, html } of pages.filter(({ html }) => html.includes('<body'))) {
      const [, body = ''] = html.split('<body>')
      expect.soft(/<a [^>]*href="([^"]*)"/.exec(body)?.[1], path).toBe('#main')
      expect.soft(body, path).toContain('<main id="main" tabindex="-1">')
    }
  })

  test('no page is invalid HTML or says anything of another dealer (Spec 1.11, D1)', () => {
    const others = everyTenant.filter((other) => other !== tenant).map(nameOf)
    for (const { path, html } of ok) {
      expect.soft(htmlFaults(html), path).toEqual([])
      expect
        .soft(
          others.filter((name) => html.includes(name)),
          path,
        )
        .toEqual([])
    }
  })
})

/** Scripts of the builder and of the staff application, as a build names them. */
const ofStaff = /\/desk\/|(?<![\w-])(?:frame|axe)-[\w-]{8}\.js/

test('no page of a buyer, and no script of one, names a script of the builder or the staff application (Spec 1.11)', () => {
  expect(crawled.filter(({ html }) => ofStaff.test(html)).map(({ path }) => path)).toEqual([])
  const assets = globSync('dist/client/assets/*.js', { cwd: root })
  const own = /\/(?:frame|axe)-[\w-]{8}\.js$/
  expect(assets.filter((file) => own.test(file))).toHaveLength(2)
  const others = assets.filter((file) => !own.test(file))
  expect(others.filter((file) => ofStaff.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('each address of the specification is a page of some site (Spec 2.01-2.24)', () => {
  expect(specRoutes.filter((path) => !served.has(path))).toEqual([])
})
