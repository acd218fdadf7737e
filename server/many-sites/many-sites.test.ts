import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#pages/change.ts'
import { schemaVersion } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import { DocumentSource } from '../documents/document-source.ts'
import { storedDocuments } from '../documents/stored-documents.ts'
import { silentLog } from '../log.fixture.ts'
import type { Browser } from '../staff/staff-server.fixture.ts'
import { staffServer } from '../staff/staff-server.fixture.ts'
import type { BatchStore } from '../store/batch-store.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import type { Store } from '../store/store.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { fixtureSite } from '../tenants/tenants.fixture.ts'
import { BatchRunner } from './batch-runner.ts'

const heading = (id: string, text: string) => ({
  id,
  block: 'section-heading',
  props: { heading: text },
})
const templateHome = {
  schemaVersion,
  route: '/',
  blocks: [{ id: 'header', block: 'site-header' }, heading('cars', 'Cars'), heading('old', 'Old')],
}
const runout = heading('runout', 'Runout')
const changes: readonly Change[] = [{ insert: runout, after: 'cars' }, { remove: 'old' }]
const slugs = Array.from({ length: 50 }, (_, n) => `s${String(n).padStart(2, '0')}`)
const [origin = '', second = ''] = slugs
const home = 'pages/home.json'
const siteOf = (slug: string) => ({ ...fixtureSite, slug, name: `Site ${slug}`, hosts: [] })
const changed = (...own: readonly Change[]) => ({ schemaVersion, route: '/', changes: own })

/** Fifty sites of one template, three of which do not take the changes. */
const files = {
  '_templates/plain/pages/home.json': templateHome,
  ...Object.fromEntries(slugs.map((slug) => [`${slug}/site.json`, siteOf(slug)])),
  's10/pages/home.json': templateHome,
  's20/pages/home.json': changed(
    { insert: heading('runout', 'Ours'), at: 'end' },
    { remove: 'old' },
  ),
  's30/site.json': { ...siteOf('s30'), theme: 7 },
  's40/pages/start.json': changed({ set: 'cars', props: { heading: 'Utes' } }),
}

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

  test.each([0, 3])(
    'goes on where a server was killed after %i sites, and each gets it once (Spec 6.04)',
    async (k) => {
      const some = targets.slice(0, 5)
      await publisherOf(some.map(({ site }) => site))
      const id = crypto.randomUUID()
      const [priya] = await store.staff(origin).people(server.clock.now.toISOString())
      const by = { person: priya?.id, client: undefined, at: server.clock.now.toISOString() }
      const begun = { id, route: '/', changes, message: '', targets: some }
      await store.batches(origin).begin(begun, by)
      const runner = (of: Store) =>
        new BatchRunner({
          documents,
          directory,
          registry: blocks,
          clock: () => server.clock.now,
          log: silentLog,
          open: async () => of,
        })
      await runner(killedAfter(store, k)).wake()
      const done = async () => (await store.batches(origin).batch(id))?.targets ?? []
      const states = (await done()).map(({ state }) => state)
      expect(states.filter((state) => state === 'published')).toHaveLength(k)
      // The next site has its revision already: the server was killed before it could note that.
      expect(await texts(some[k]?.site ?? '')).toHaveLength(1)

      await Promise.all([runner(store).wake(), runner(store).wake()])
      expect((await done()).map(({ state, n }) => [state, n])).toEqual(
        some.map(() => ['published', 1]),
      )
      for (const { site } of some) expect(await texts(site)).toHaveLength(1)
    },
  )

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

/** A store whose process dies when it has noted some sites of a batch, and wants to note the next one. */
function killedAfter(store: Store, sites: number): Store {
  let left = sites
  let isDead = false
  const live = <Result>(result: Result): Result => {
    if (isDead) throw new Error('killed')
    return result
  }
  const settle: BatchStore['settle'] = async (...settled) => {
    isDead ||= left === 0
    left -= 1
    await live(store)
      .batches(origin)
      .settle(...settled)
  }
  return {
    ...store,
    allOpenBatches: async () => live(store).allOpenBatches(),
    documents: (tenant) => live(store).documents(tenant),
    batches: (tenant) => ({ ...live(store).batches(tenant), settle }),
  }
}
