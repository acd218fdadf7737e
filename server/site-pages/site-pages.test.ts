import { beforeEach, expect, test } from 'vitest'
import { onEngines } from '../staff/staff-database.fixture.ts'
import type { Browser, StaffServer, TestPerson } from '../staff/staff-server.fixture.ts'

const params = { site: 'harbour' }

onEngines('the pages of a site', (fresh) => {
  let server: StaffServer
  let priya: TestPerson
  let browser: Browser
  beforeEach(async () => {
    server = await fresh()
    priya = await server.person('Priya', { harbour: 'publisher', kiwi: 'viewer' })
    browser = await server.signedIn(priya)
  })

  const pages = async () => {
    const { data } = await browser.call('GET /:site/pages', { params })
    return new Map<string, Record<string, unknown>>(
      data.pages.map((page: { path: string }) => [page.path, page]),
    )
  }
  const begin = (body: object) => browser.call('POST /:site/pages', { params, body })
  const documents = () => server.store.documents('harbour')
  const by = () => ({ person: priya.id, client: undefined, at: server.clock.now.toISOString() })

  test('are the template’s, those that it changes, and its own, each with its draft and what is live (Spec 6.04)', async () => {
    const home = (await server.store.documents('harbour').live()).length
    expect(home).toBe(0)
    const path = 'pages/home.json'
    const text = '{ "schemaVersion": 3, "route": "/", "changes": [{ "remove": "no-such-block" }] }'
    await documents().save({ path, version: 0, base: 0, key: 'a', text }, by())
    const revision = { path: 'pages/sell-my-car.json', message: '', source: 'import' } as const
    const file = '{ "schemaVersion": 3, "route": "/sell-my-car", "blocks": 7 }'
    await documents().revise({ ...revision, text: file }, by())
    const found = await pages()
    expect(found.get(path)).toMatchObject({
      route: '/',
      source: 'changes',
      live: { revision: 0 },
      draft: { version: 1, by: { name: 'Priya' }, errors: 0 },
      problems: [{ level: 'warning', message: expect.stringContaining('"no-such-block"') }],
    })
    expect(found.get('pages/sell-my-car.json')).toMatchObject({
      source: 'own',
      live: { revision: 1, at: by().at, by: { name: 'Priya' } },
      problems: expect.arrayContaining([{ level: 'error', message: expect.any(String) }]),
    })
    expect(found.get('pages/offers.json')).toEqual({
      path: 'pages/offers.json',
      route: '/offers',
      source: 'template',
      changes: 0,
      live: { revision: 0 },
      problems: [],
    })
    const { data } = await browser.call('GET /:site/pages', { params })
    expect(data).toMatchObject({ template: 'Meridian', address: 'http://harbour.localhost' })
  })

  test('a new page is a draft: empty, or a copy of one of the template or of a site of the person (Spec 6.04)', async () => {
    expect(await begin({ route: '/clinic' })).toMatchObject({ data: { path: 'pages/clinic.json' } })
    const copy = { site: 'kiwi', path: 'pages/sell-my-car.json' }
    expect(await begin({ route: '/clinic/sell', copy })).toMatchObject({
      data: { path: 'pages/clinic-sell.json' },
    })
    await begin({ route: '/clinic-sell', copy: { template: '/finance' } })
    const [ofTemplate, ofKiwi, empty] = (await documents().drafts()).map(({ path, text }) => {
      const { route, blocks, title } = JSON.parse(text)
      return { path, route, blocks: blocks.map((each: { block: string }) => each.block), title }
    })
    expect(empty).toEqual({
      path: 'pages/clinic.json',
      route: '/clinic',
      blocks: ['site-header', 'site-footer'],
    })
    expect(ofKiwi).toMatchObject({ path: 'pages/clinic-sell.json', route: '/clinic/sell' })
    expect(ofKiwi?.blocks.length).toBeGreaterThan(3)
    expect(ofTemplate).toMatchObject({ path: 'pages/clinic-sell-2.json', route: '/clinic-sell' })
    expect((await pages()).get('pages/clinic.json')).toMatchObject({
      source: 'own',
      draft: { version: 1, errors: 0 },
    })
    expect((await pages()).get('pages/clinic.json')).not.toHaveProperty('live')
  })

  test.each([
    [{ route: '/sell-my-car' }, 409, 'Harbour Motor Group has a page at /sell-my-car already'],
    [{ route: '/cars/:car' }, 409, 'Harbour Motor Group has a page at /cars/:car already'],
    [{ route: '/A b' }, 422, 'Expected an address such as /caravan-clinic'],
    [{ route: '/api/x' }, 422, 'paths under /api belong to the server'],
    [{ route: '/x/:cra' }, 422, '":cra" binds no record; did you mean "car"?'],
    [{ route: '/x', copy: { template: '/nowhere' } }, 404, 'There is no such page to copy'],
    [
      { route: '/x', copy: { site: 'volt', path: 'pages/home.json' } },
      404,
      'There is no such page to copy',
    ],
  ])('a new page %j is refused (Spec 6.04)', async (body, status, says) => {
    const answer = await begin(body)
    expect([answer.status, answer.data.error]).toEqual([status, expect.stringContaining(says)])
    expect(await documents().drafts()).toEqual([])
  })

  test('a page is taken away with its draft, unless somebody published it since; one that was never live is a draft less (Spec 6.04)', async () => {
    const path = 'pages/ute-centre.json'
    const remove = (revision: number, of = path) =>
      browser.call('POST /:site/pages/remove', {
        params,
        body: { path: of, revision, message: 'No longer' },
      })
    await documents().save({ path, version: 0, base: 0, key: 'a', text: '{}' }, by())
    expect(await remove(7)).toMatchObject({ status: 409, data: { code: 'newer_revision' } })
    expect(await remove(0)).toMatchObject({ status: 200, data: { revision: 1 } })
    expect(await documents().live()).toEqual([{ path, n: 1, text: null }])
    expect(await documents().drafts()).toEqual([])
    // It can be put back, or edited as it was.
    expect((await pages()).get(path)).toEqual({
      path,
      route: '/pages/ute-centre',
      source: 'own',
      changes: 0,
      off: { revision: 1, at: by().at, by: { id: priya.id, name: 'Priya' }, last: 0 },
      problems: [],
    })
    const { data } = await browser.call('GET /:site/document', { params, query: `?path=${path}` })
    expect(data).toMatchObject({
      value: { route: '/pages/ute-centre' },
      version: 0,
      live: { n: 1 },
    })
    expect(await remove(1)).toMatchObject({ status: 404 })

    await begin({ route: '/clinic' })
    expect(await remove(0, 'pages/clinic.json')).toMatchObject({ status: 200, data: {} })
    expect((await pages()).has('pages/clinic.json')).toBe(false)
    // A changed page is the template's again.
    expect(await remove(0, 'pages/finance.json')).toMatchObject({ status: 200 })
    expect((await pages()).get('pages/finance.json')).toMatchObject({ source: 'template' })
  })

  test('a page that was taken off the site is published from a draft that is begun from what it was; another page may have its address (Spec 6.04)', async () => {
    const path = 'pages/ute-centre.json'
    const take = (revision: number) =>
      browser.call('POST /:site/pages/remove', { params, body: { path, revision, message: '' } })
    const asked = { params, query: `?path=${path}` }
    await take(0)
    const { data: was } = await browser.call('GET /:site/document', asked)
    const { data: saved } = await browser.call('POST /:site/draft', {
      params,
      body: {
        path,
        version: 0,
        base: was.live.n,
        key: crypto.randomUUID(),
        value: { ...was.value, title: 'Utes' },
      },
    })
    expect(saved).toMatchObject({ saved: true, problems: [] })
    const beside = (await pages()).get(path)
    expect(beside).toMatchObject({ draft: { version: saved.version }, off: { revision: 1 } })
    expect(beside?.off).not.toHaveProperty('last')
    expect(
      await browser.call('POST /:site/publish', {
        params,
        body: { path, version: saved.version, base: was.live.n, message: '' },
      }),
    ).toMatchObject({ data: { published: true, n: 2 } })
    expect((await pages()).get(path)).toMatchObject({ live: { revision: 2 } })
    expect((await pages()).get(path)).not.toHaveProperty('off')
    expect((await server.app.request('http://harbour.localhost/pages/ute-centre')).status).toBe(200)

    // It was revision 2 last; a page elsewhere at its address takes its place.
    await take(2)
    expect((await pages()).get(path)).toMatchObject({ off: { revision: 3, last: 2 } })
    const text = JSON.stringify({ ...was.value, title: 'Other utes' })
    const other = { path: 'pages/utes.json', message: '', source: 'import' } as const
    await documents().revise({ ...other, text }, by())
    expect((await pages()).has(path)).toBe(false)
  })
})
