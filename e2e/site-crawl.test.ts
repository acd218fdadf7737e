import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyTenant } from './demo-pages.ts'
import { htmlFaults } from './html-faults.ts'
import { sendRequest } from './product.ts'
import { crawlSite, shared } from './site-crawl.ts'

const root = join(import.meta.dirname, '..')
const siteSchema = z.object({ name: z.string() })
const nameOf = (tenant: string): string =>
  siteSchema.parse(JSON.parse(readFileSync(join(root, `tenants/${tenant}/site.json`), 'utf8'))).name

/** Fewer words than any page of these sites has in its main part. */
const FEW_WORDS = 12

describe.each(everyTenant)('%s', async (tenant) => {
  const pages = await crawlSite((path) => sendRequest(`${tenant}.localhost`, path), ['/'])
  const ok = pages.filter(({ status }) => status === 200)

  test('no link of the site leads nowhere (Spec 2.01-2.23)', () => {
    const broken = pages.filter(({ status }) => status >= 400)
    expect(broken.map(({ path, status, from }) => `${status} ${path} on ${from}`)).toEqual([])
    expect(ok.length).toBeGreaterThan(60)
  })

  test('no page is empty, and no two have one title or one description (Spec 2.01-2.23)', () => {
    const empty = ok.filter(({ words }) => words.split(' ').length < FEW_WORDS)
    expect(empty.map(({ path }) => path)).toEqual([])
    expect(shared(ok, 'title')).toEqual([])
    expect(shared(ok, 'description')).toEqual([])
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
