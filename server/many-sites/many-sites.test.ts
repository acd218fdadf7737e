import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { DocumentSource } from '../documents/document-source.ts'
import { storedDocuments } from '../documents/stored-documents.ts'
import { silentLog } from '../log.fixture.ts'
import type { Browser } from '../staff/staff-server.fixture.ts'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import type { Store } from '../store/store.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import {
  changed,
  changes,
  files,
  heading,
  home,
  origin,
  second,
  siteOf,
  slugs,
} from './fifty-sites.fixture.ts'

describeOnEngines('one change to many sites', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let source: MemorySource
  let documents: DocumentSource
  let directory: SourceDirectory
  let server: Awaited<ReturnType<typeof staffServer>>
  let browser: Browser
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    source = new MemorySource(files)
    documents = new DocumentSource(
      source,
      storedDocuments(async () => store),
    )
    directory = new SourceDirectory(documents, blocks, silentLog)
    await directory.scanned
    server = await staffServer(store, { sites: { documents, directory } })
  })

  /** Signs in who publishes at these sites, and edits the last of all. */
  async function publisherOf(sites: readonly string[]): Promise<void> {
    const places = Object.fromEntries(sites.map((slug) => [slug, 'publisher'] as const))
    const priya = await server.person('Priya', { ...places, s49: 'editor' })
    browser = await server.signedIn(priya)
  }
  const params = { site: origin }
  const targets = slugs.slice(0, -1).map((site) => ({ site, own: 'leave' as const }))
  const plan = async (own = 'leave') => {
    const body = { route: '/', changes, own }
    const { data } = await browser.call('POST /:site/sites/plan', { params, body })
    return new Map<string, { outcome: string; fates: string[] }>(
      data.sites.map((site: { slug: string }) => [site.slug, site]),
    )
  }
  async function publish(chosen = targets): Promise<string> {
    const body = {
      id: crypto.randomUUID(),
      route: '/',
      changes,
      message: 'Runout',
      targets: chosen,
    }
    await browser.call('POST /:site/sites/publish', { params, body })
    return body.id
  }
  const batch = async (id: string) => {
    const { data } = await browser.call('GET /:site/batches/:id', { params: { ...params, id } })
    const states: [string, string][] = data.targets.map(
      (target: { site: string; state: string; reason?: string }) => [
        target.site,
        [target.state, target.reason].filter(Boolean).join(' '),
      ],
    )
    return new Map(states)
  }
  /** The states of the sites once nothing is open, but for these. */
  const settled = (id: string, usual: string) =>
    vi.waitFor(
      async () => {
        const states = await batch(id)
        for (const state of states.values()) expect(state).not.toMatch(/^(waiting|taking_back)/)
        return Object.fromEntries([...states].filter(([, state]) => state !== usual))
      },
      { timeout: 20_000, interval: 50 },
    )
  const ask = (
    name: 'POST /:site/batches/:id/retry' | 'POST /:site/batches/:id/take-back',
    id: string,
  ) => browser.call(name, { params: { ...params, id } })
  const texts = (slug: string, path = home) => store.documents(slug).history(path, { limit: 9 })

  test('is planned, published to 50 sites of which three fail, tried again alone, and taken back (Spec 6.04)', async () => {
    await publisherOf(slugs)
    const planned = await plan()
    const outcomes = [...planned].filter(([, { outcome }]) => outcome !== 'applies')
    expect(outcomes.map(([slug, { outcome }]) => [slug, outcome])).toEqual([
      ['s10', 'own_page'],
      ['s20', 'id_taken'],
      ['s30', 'faulty'],
      ['s49', 'not_allowed'],
    ])
    expect(planned.get(second)?.fates).toEqual(['applies', 'applies'])

    const id = await publish()
    const failed = { s10: 'failed own_page', s20: 'failed id_taken' }
    expect(await settled(id, 'published')).toEqual({ ...failed, s30: 'failed faulty' })
    const [live] = await store.documents(second).live()
    expect(JSON.parse(live?.text ?? '')).toEqual(changed(...changes))
    expect(await texts('s40', 'pages/start.json')).toMatchObject([
      { n: 1, source: 'sites', batch: id, message: 'Runout', by: { name: 'Priya' } },
    ])
    expect([...(await plan())].filter(([, { outcome }]) => outcome === 'nothing')).toHaveLength(46)

    source.write('s30/site.json', siteOf('s30'))
    await directory.reload()
    await ask('POST /:site/batches/:id/retry', id)
    expect(await settled(id, 'published')).toEqual(failed)
    expect(await texts('s30')).toHaveLength(1)
    expect(await texts(second)).toHaveLength(1)

    const by = { person: undefined, client: undefined, at: server.clock.now.toISOString() }
    const newer = {
      path: home,
      text: JSON.stringify(changed()),
      message: '',
      source: 'import',
    } as const
    await store.documents(second).revise(newer, by)
    await ask('POST /:site/batches/:id/take-back', id)
    expect(await settled(id, 'taken_back')).toEqual({ ...failed, [second]: 'kept newer_revision' })
    expect(await store.documents('s02').live()).toEqual([{ path: home, n: 2, text: null }])
    // Byte by byte what was live before.
    const [start] = await store.documents('s40').live()
    expect(start?.text).toBe(JSON.stringify(files['s40/pages/start.json'], null, 2))
    const audit = await store.staff('s02').audit.entries({ limit: 9 })
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['published_to_sites', 'rolled_back']),
    )
  })

  const by = () => ({ person: undefined, client: undefined, at: server.clock.now.toISOString() })
  const fileOf = (hash: string) => ({
    hash,
    type: 'image/jpeg',
    content: Buffer.from(hash),
    width: 1_200,
    height: 800,
    key: hash,
  })
  const addPicture = (site: string, name: string, hash: string) =>
    store.media(site).add({ ...fileOf(hash), id: `${site}-${hash}`, name, taken: new Set() }, by())

  test('brings the pictures of its library along, by the names that they get there; one that is in neither says so (Spec 6.04)', async () => {
    const [one = '', two = '', three = ''] = slugs.slice(41, 44)
    await publisherOf([origin, one, two, three])
    await addPicture(origin, 'ute.jpg', 'a-ute')
    await store.media(origin).describe(`${origin}-a-ute`, { alt: 'A ute' }, by())
    // Another picture has its name here, the same picture another name there.
    await addPicture(two, 'ute.jpg', 'a-van')
    await addPicture(three, 'our-ute.jpg', 'a-ute')
    await documents.look()
    const shows = (name: string) => ({
      id: 'yard',
      block: 'place-picture',
      props: { image: { url: `/media/site/${name}`, alt: 'A ute' } },
    })
    const order = (name: string) => ({
      route: '/',
      changes: [{ insert: shows(name), at: 'end' }],
      message: '',
    })
    const { data } = await browser.call('POST /:site/sites/plan', {
      params,
      body: { ...order('ute.jpg'), message: undefined, own: 'leave' },
    })
    const picturesAt = data.sites.map(({ slug, pictures }: Record<string, unknown>) => [
      slug,
      pictures,
    ])
    expect(Object.fromEntries(picturesAt)).toMatchObject({ [one]: 1, [two]: 1, [three]: undefined })
    const id = crypto.randomUUID()
    const chosen = [one, two, three].map((site) => ({ site, own: 'leave' }))
    await browser.call('POST /:site/sites/publish', {
      params,
      body: { id, ...order('ute.jpg'), targets: chosen },
    })
    expect(await settled(id, 'published')).toEqual({})
    const shownAt = async (site: string) =>
      /[\w-]+\.jpg/.exec((await store.documents(site).live())[0]?.text ?? '')?.[0]
    expect(await Promise.all([one, two, three].map(shownAt))).toEqual([
      'ute.jpg',
      'ute-2.jpg',
      'our-ute.jpg',
    ])
    expect(await store.media(two).pictures()).toMatchObject([
      { name: 'ute-2.jpg', hash: 'a-ute', alt: 'A ute' },
      { name: 'ute.jpg', hash: 'a-van' },
    ])
    const lost = await browser.call('POST /:site/sites/plan', {
      params,
      body: { route: '/', changes: [{ insert: shows('gone.jpg'), at: 'end' }], own: 'leave' },
    })
    expect(lost.data.sites.map(({ outcome }: { outcome: string }) => outcome)).toContain(
      'picture_lost',
    )
  })

  test('is saved as a draft at each site, onto the draft that is there, and shown before (Spec 6.04)', async () => {
    const [one = '', two = ''] = slugs.slice(45, 47)
    await publisherOf([origin, one, two])
    const mine = [...changes, { set: 'cars', props: { heading: 'Utes' } }]
    const draft = {
      path: home,
      text: JSON.stringify(changed(...mine)),
      version: 0,
      base: 0,
      key: 'k',
    }
    await store.documents(two).save(draft, by())
    const more = [{ insert: heading('sale', 'Sale'), at: 'end' as const }]
    const order = { route: '/', changes: more, kind: 'draft' }
    const shown = await browser.call('POST /:site/sites/page', {
      params,
      body: { ...order, own: 'leave', target: two },
    })
    const idsOf = (blocks: { id: string }[]) => blocks.map(({ id }) => id)
    const [expected, path] = [['header', 'cars', 'runout', 'sale'], home]
    expect([shown.data.path, idsOf(shown.data.value.blocks)]).toEqual([path, expected])
    const id = crypto.randomUUID()
    // Where she edits and does not publish, too.
    const chosen = [one, two, 's49'].map((site) => ({ site, own: 'leave' }))
    await browser.call('POST /:site/sites/publish', {
      params,
      body: { id, ...order, message: '', targets: chosen },
    })
    expect(await settled(id, 'drafted')).toEqual({})
    expect(await store.documents(two).live()).toEqual([])
    const saved = await store.documents(two).draft(home)
    const [sale] = more
    expect(JSON.parse(saved?.text ?? '').changes).toEqual(
      expect.arrayContaining([...mine, expect.objectContaining({ insert: sale?.insert })]),
    )
    expect((await store.documents('s49').draft(home))?.by?.name).toBe('Priya')
  })

  test('that a killed server was publishing, or taking back, is completed by the next one, at each site once (Spec 6.04)', async () => {
    await publisherOf(slugs)
    const id = crypto.randomUUID()
    const [priya] = await store.staff(origin).people(server.clock.now.toISOString())
    const by = { person: priya?.id, client: undefined, at: server.clock.now.toISOString() }
    const batch = { id, route: '/', changes, message: '', kind: 'revision', targets } as const
    await store.batches(origin).begin(batch, by)
    const inState = async (...states: readonly string[]) =>
      ((await store.batches(origin).batch(id))?.targets ?? []).filter(({ state }) =>
        states.includes(state),
      )
    // All are started at once, which takes as long as one.
    const file = join(import.meta.dirname, 'batch-process.fixture.ts')
    const servers = [1, 2, 3].map(() => fork(file, [database.location()]))
    await Promise.all(servers.map((each) => once(each, 'message')))
    const killedAt = async (done: string, left: string) => {
      const victim = servers.shift()
      victim?.send('go')
      await vi.waitFor(async () => expect((await inState(done)).length).toBeGreaterThan(5), {
        timeout: 20_000,
        interval: 2,
      })
      victim?.kill('SIGKILL')
      if (victim) await once(victim, 'exit')
      expect((await inState(left)).length).toBeGreaterThan(5)
      const [next] = servers
      next?.send('go')
      if (next) await once(next, 'message')
    }

    await killedAt('published', 'waiting')
    const published = await inState('published')
    expect(published.map(({ n }) => n)).toEqual(published.map(() => 1))
    expect((await inState('failed')).map(({ site }) => site)).toEqual(['s10', 's20', 's30'])
    for (const { site, path = '' } of published) expect(await texts(site, path)).toHaveLength(1)

    for (const { site } of published)
      await store.batches(origin).settle(id, site, 'published', { state: 'taking_back' })
    await killedAt('taken_back', 'taking_back')
    expect(await inState('taken_back')).toHaveLength(published.length)
    for (const { site, path = '' } of published) {
      const [last, ...before] = await texts(site, path)
      expect([last?.source, last?.n, before.length]).toEqual(['rollback', 2, 1])
    }
    for (const each of servers) each.kill('SIGKILL')
  }, 60_000)

  test('is refused for sites that are not the person’s, or where they do not publish (Spec 6.03)', async () => {
    await publisherOf(slugs.slice(0, 2))
    const body = { id: crypto.randomUUID(), route: '/', changes, message: '' }
    for (const site of ['s49', 'harbour']) {
      const asked = { ...body, targets: [{ site, own: 'leave' }] }
      const answer = await browser.call('POST /:site/sites/publish', { params, body: asked })
      expect(answer).toMatchObject({ status: 403, data: { code: 'not_your_site' } })
    }
    const id = await publish(targets.slice(0, 2))
    await settled(id, 'published')
    const leo = await server.signedIn(await server.person('Leo', { [origin]: 'publisher' }))
    const { data } = await leo.call('GET /:site/batches/:id', { params: { ...params, id } })
    expect(data.targets).toMatchObject([{ site: origin }])
    await leo.call('POST /:site/batches/:id/take-back', { params: { ...params, id } })
    expect(await settled(id, 'published')).toEqual({ [origin]: 'taken_back' })
  })
})
