import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { blockCode } from '#pages/render/registry.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import { findPage } from '../pages/find-page.ts'
import { renderPreview } from './preview.ts'
import { sharedPage } from './respond.ts'
import { pageCaches, type SiteServices } from './services.ts'
import { siteServices } from './site.fixture.ts'

const folder = join(import.meta.dirname, '../../tenants')
const origin = 'http://harbour.localhost'

async function site(change: Partial<SiteServices> = {}) {
  const cache = new Cache(50_000_000)
  const { services, errors } = await siteServices(folder, {
    ...pageCaches(cache, silentLog),
    ...change,
  })
  const tenant = services.directory.tenants().get('harbour')
  if (!tenant) throw new Error('there is no demo site harbour')
  const preview = async (page: object | string, path: string) => {
    const text = typeof page === 'string' ? page : JSON.stringify(page, null, 2)
    const preview = await renderPreview(
      tenant,
      { file: 'draft.json', text },
      new URL(path, origin),
      services,
    )
    const html = preview.kind === 'page' ? Buffer.from(preview.page.body).toString() : ''
    return { ...preview, html }
  }
  const visit = async (path: string) => {
    const { pathname, search } = new URL(path, origin)
    const found = await findPage({ tenant, pathname, search, origin }, services.stock)
    return found.kind === 'match' ? sharedPage(found.match, services, '1') : undefined
  }
  return { cache, services, errors, preview, visit }
}

const heading = (text: string) => ({
  id: 'heading',
  block: 'section-heading',
  props: { heading: text },
})
const page = (route: string, more: object = {}) => ({
  schemaVersion,
  route,
  title: 'Draft | {site.name}',
  blocks: [
    { id: 'header', block: 'site-header' },
    heading('A draft'),
    { id: 'footer', block: 'site-footer' },
  ],
  ...more,
})

test('an unsaved page is rendered with the site’s design, in place of the saved one (D2)', async () => {
  const { preview, visit } = await site()
  for (const route of ['/new-page', '/about-us']) {
    const { kind, html } = await preview(page(route), route)
    expect(kind).toBe('page')
    expect(html).toContain('<title>Draft | Harbour Motor Group</title>')
    expect(html).toContain('A draft</h2>')
    expect(html).toContain(`<link rel="canonical" href="${origin}${route}">`)
  }
  expect(
    Buffer.from((await visit('/about-us'))?.bodies.identity?.bytes ?? []).toString(),
  ).not.toContain('A draft')
})

test('the preview of a saved page’s file has the same bytes as the page of the site', async () => {
  const { preview, visit, services } = await site()
  const changed = { schemaVersion, route: '/about-us', changes: [] }
  const template = services.directory.tenants().get('harbour')?.template
  const whole = (route: string) => template?.whole.get(route)?.written ?? ''
  for (const [text, path] of [
    [whole('/search'), '/search?make=Toyota'],
    [await readFile(join(folder, 'harbour/pages/car.json'), 'utf8'), '/cars/car-a'],
  ] as const) {
    const { html } = await preview(text, path)
    const saved = await visit(path)
    expect(html === Buffer.from(saved?.bodies.identity?.bytes ?? []).toString(), path).toBe(true)
  }
  expect((await preview(changed, '/about-us')).kind).toBe('page')
})

test('records and pins of the path are bound, and a path of another page has no preview (D3, D7)', async () => {
  const { preview } = await site()
  const draft = page('/cars/:car', { title: '{car.make} draft' })
  expect((await preview(draft, '/cars/car-a')).html).toContain('<title>Toyota draft</title>')
  for (const path of ['/cars/car-z', '/search', '/no-such-page']) {
    expect((await preview(draft, path)).kind).toBe('elsewhere')
  }
  const pinned = page('/search/new-cars', { blocks: [{ id: 'results', block: 'search-results' }] })
  expect((await preview(pinned, '/search/new-cars')).html).toContain('0 cars')
})

test('the 404 and 410 pages are shown where their status occurs (D13)', async () => {
  const { preview } = await site()
  const missing = page('/404')
  expect((await preview(missing, '/no-such-page')).html).toContain('A draft')
  expect((await preview(missing, '/about-us')).kind).toBe('elsewhere')
  const gone = page('/410', { title: '{car.name} is gone' })
  expect((await preview(gone, '/cars/car-b')).html).toContain('<title>2021 Toyota Hilux is gone')
  expect((await preview(gone, '/cars/car-a')).kind).toBe('elsewhere')
})

test('errors of the file are reported with line and column, as the check does; warnings beside the page', async () => {
  const { preview } = await site()
  const wrong = page('/new-page', {
    blocks: [heading('A'), { id: 'x', block: 'promis', props: {} }],
  })
  const faulty = await preview(wrong, '/new-page')
  expect(faulty).toMatchObject({
    kind: 'faulty',
    problems: [{ file: 'draft.json', line: 15, level: 'error' }],
  })
  const broken = await preview('{ "route": "/new-page",\n  blocks: [] }', '/new-page')
  expect(broken).toMatchObject({ kind: 'faulty', problems: [{ line: 2, column: 3 }] })
  expect((await preview('', '/')).kind).toBe('faulty')
  expect((await preview('[]', '/')).kind).toBe('faulty')
  const link = { label: 'Nowhere', href: '/no-such-page' }
  const dead = page('/new-page', {
    blocks: [{ ...heading('A'), props: { heading: 'A', link } }],
  })
  const { kind, ...rest } = await preview(dead, '/new-page')
  expect(kind).toBe('page')
  expect(rest).toMatchObject({ problems: [{ level: 'warning', file: 'draft.json' }] })
})

test('a failed block shows its error in its place, and is not logged as a server error (D22)', async () => {
  const code: typeof blockCode = {
    ...blockCode,
    viewOf: (name) => {
      if (name !== 'section-heading') return blockCode.viewOf(name)
      return () => {
        throw new Error('no heading today')
      }
    },
  }
  const { preview, errors } = await site({ code })
  const { html } = await preview(page('/new-page'), '/new-page')
  expect(html).toMatch(/<div id="heading"[^>]* role="alert"/)
  expect(html).toContain('no heading today')
  expect(html).toContain('id="footer" data-block="site-footer"')
  expect(errors).toEqual([])
})

test('a preview writes to no cache and reads from none: the state of every cache is unchanged', async () => {
  const { cache, preview, visit, services } = await site()
  const paths = ['/', '/search', '/search?make=Toyota', '/cars/car-a', '/about-us']
  const etags = async () => {
    const pages = []
    for (const path of paths) pages.push((await visit(path))?.etag)
    return pages
  }
  // A search is cached at its second request.
  const first = await etags()
  await etags()
  const before = cache.stats()
  expect(before.every(({ entries }) => entries > 0)).toBe(true)
  const written = services.directory.tenants().get('harbour')?.template.whole
  for (const [route, whole] of written ?? []) {
    for (const path of [...paths, '/no-such-page']) {
      for (const _ of ['once', 'again']) await preview(whole.written, path)
      await preview({ ...whole.written, blocks: [heading('Wrong'), {}] }, path)
    }
    expect(cache.stats(), route).toEqual(before)
  }
  expect(await etags()).toEqual(first)
  const pages = (stats: typeof before) => stats.find(({ name }) => name === 'pages')
  expect(pages(cache.stats())?.hits).toBe((pages(before)?.hits ?? 0) + paths.length)
})

test('previews leak no memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { preview } = await site()
  const long = (n: number) => {
    const parts = Array.from({ length: 130 }, (_, at) => {
      return { type: 'paragraph', text: `${n} ${at} ${'x'.repeat(3_900)}` }
    })
    return page('/long', { blocks: [{ id: 'text', block: 'rich-text', props: { parts } }] })
  }
  const renderThirty = async (from: number) => {
    for (let n = from; n < from + 30; n++)
      expect((await preview(long(n), '/long')).kind).toBe('page')
  }
  const heap = async () => {
    // Targets of WeakRefs are released a turn later.
    await new Promise((done) => setImmediate(done))
    collect()
    return process.memoryUsage().heapUsed
  }
  await renderThirty(0)
  const before = Math.min(await heap(), await heap(), await heap())
  await renderThirty(30)
  // Each of the 30 has 500 kB of text of its own. One collection may leave garbage; a leak stays.
  await expect.poll(async () => (await heap()) - before).toBeLessThan(10_000_000)
})
