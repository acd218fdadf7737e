import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, type StaffServer, staffServer } from '../../staff/staff-server.fixture.ts'
import { carsOf, describeOnEngines, sharedDatabase } from '../../store/engines.fixture.ts'
import type { Store } from '../../store/store.ts'
import { importFiles } from '../commands/import-files.ts'
import { header, row, rows } from '../importing.fixture.ts'

describeOnEngines('files of feeds that wait for a decision', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let server: StaffServer
  let edith: Browser
  let directory: string
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pending-'))
    server = await staffServer(store)
    edith = await server.signedIn(await server.person('Edith', { harbour: 'editor' }))
  })
  afterEach(() => rm(directory, { recursive: true }))

  const params = { site: 'harbour' }
  const context = () => ({
    tenantsDirectory: 'tenants',
    now: () => server.clock.now,
    progress: undefined,
  })
  const csv = (lines: readonly string[]) => [header, ...lines].join('\n')

  /** As `npm run stock -- import` does it; the code of the refusal, if it is one. */
  async function imported(
    lines: readonly string[],
    text = csv(lines),
  ): Promise<string | undefined> {
    const file = join(directory, 'nightly.csv')
    await writeFile(file, text)
    const command = { tenant: 'harbour', mapping: 'canonical', feed: 'night' }
    const options = { ...command, dryRun: false, allowShrink: false, replaceAll: false }
    const done = importFiles(store, [file], options, context())
    return done.then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
  }
  const list = async () => (await edith.call('GET /:site/imports', { params })).data.pending
  const of = async (id: string, browser = edith) =>
    (
      await browser.call('GET /:site/imports/pending/:pending', {
        params: { ...params, pending: id },
      })
    ).data
  const decide = (id: string, body: object, browser = edith) =>
    browser.call('POST /:site/imports/pending/:pending/import', {
      params: { ...params, pending: id },
      body,
    })
  const upload = (text: string | Uint8Array, query = '', browser = edith) =>
    browser.call('POST /:site/imports/pending', {
      params,
      query: `?key=${crypto.randomUUID()}&file=by-hand.csv&mapping=canonical${query}`,
      body: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    })
  const owner = async () => server.signedIn(await server.person('Olga', { harbour: 'owner' }))
  const present = async () =>
    (await carsOf(store, 'harbour')).filter(({ status }) => status !== 'withdrawn').length
  const told = async () =>
    (await store.staff('harbour').audit.entries({ limit: 9 })).filter(({ action }) =>
      /feed|import/.test(action),
    )

  test('a refused import is kept, says what it would do, and an owner lets it through once with a reason (Spec 6.03, D39)', async () => {
    await imported(rows(10))
    expect(await imported(rows(4))).toBe('would_shrink')
    const [pending] = await list()
    expect(pending).toMatchObject({ feed: 'night', file: 'nightly.csv', source: 'refused' })
    const shown = await of(pending.id)
    expect(shown).toMatchObject({ state: 'implausible', would: { removed: 6, unchanged: 4 } })
    expect(shown.refusal).toBe(
      'It would take off 6 of the 10 cars of d1 (60 %). The limit is 40 %, since that usually means that an export failed.',
    )
    const { stock_version } = shown
    const attention = await edith.call('GET /:site/attention', { params })
    expect(attention.data.items).toContainEqual(
      expect.objectContaining({ to: `/staff/harbour/imports?pending=${pending.id}` }),
    )

    expect(await decide(pending.id, { stock_version })).toMatchObject({
      status: 422,
      data: { fields: { reason: 'Please say why it is right' } },
    })
    const reason = 'Six were sold at auction'
    expect((await decide(pending.id, { stock_version, reason })).status).toBe(403)
    const olga = await owner()
    const before = { stock_version: stock_version - 1, reason }
    expect(await decide(pending.id, before, olga)).toMatchObject({
      status: 409,
      data: { code: 'changed_meanwhile' },
    })
    expect(await present()).toBe(10)
    const both = await Promise.all([
      decide(pending.id, { stock_version, reason }, olga),
      decide(pending.id, { stock_version, reason }, olga),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await present()).toBe(4)
    const [entry] = await told()
    expect(entry).toMatchObject({
      action: 'import_let_through',
      details: { feed: 'night', file: 'nightly.csv', reason },
    })
    expect(entry?.details.did).toContain('6 removed')
    expect(await of(pending.id)).toMatchObject({ state: 'ended', ending: 'imported' })
    expect(await store.pendingImports('harbour').files(pending.id)).toEqual([])
    // Only that file: the next that would take off as many is refused again.
    expect(await imported(rows(1))).toBe('would_shrink')
    expect(server.errors).toEqual([])
  })

  test('a later import of the feed ends the waiting, so that an old file never overwrites it (Spec 6.03)', async () => {
    await imported(rows(10))
    await imported(rows(2))
    const [pending] = await list()
    await imported(rows(9))
    expect(await of(pending.id)).toMatchObject({ state: 'ended', ending: 'superseded' })
    const stock_version = await store.stock('harbour').version()
    expect(
      (await decide(pending.id, { stock_version, reason: 'Late' }, await owner())).status,
    ).toBe(409)
    expect(await present()).toBe(9)
  })

  test.each([
    ['', 'file_empty', 'nightly.csv is empty.'],
    ['%PDF-1.7', 'not_a_feed', /^nightly\.csv is a PDF document/],
    [
      'make,colour\nKia,red',
      'no_header',
      /^The file has no column .* Its first line is: make \| colour\.$/,
    ],
  ])(
    'a file that cannot be read says so without paths and commands: %j (Spec 6.03)',
    async (text, code, says) => {
      expect(await imported([], text)).toBe(code)
      const [pending] = await list()
      const shown = await of(pending.id)
      expect(shown).toMatchObject({ state: 'unusable' })
      expect(shown.refusal).toMatch(says)
      const body = { stock_version: shown.stock_version, reason: 'Please' }
      expect([409, 422]).toContain((await decide(pending.id, body, await owner())).status)
      expect(await present()).toBe(0)
    },
  )

  test('a dry run, and a command that names no file, leave nothing behind (Spec 6.03)', async () => {
    const command = { tenant: 'harbour', mapping: 'canonical', feed: undefined }
    const options = { ...command, dryRun: false, allowShrink: false, replaceAll: false }
    const none = importFiles(store, ['/none.csv'], options, context())
    await expect(none).rejects.toThrow('There is no file')
    const file = join(directory, 'empty.csv')
    await writeFile(file, '')
    const dry = { ...options, dryRun: true }
    await expect(importFiles(store, [file], dry, context())).rejects.toThrow()
    expect(await list()).toEqual([])
  })

  test('an uploaded file shows first what would change, then is imported as any other (Spec 6.03)', async () => {
    const { data } = await upload(csv([...rows(3), row('U9', 'cheap')]), '&feed=spare')
    const shown = await of(data.id)
    expect(shown).toMatchObject({
      state: 'ready',
      by: 'Edith',
      feed: 'spare',
      would: { added: 3, set_aside: 1 },
    })
    expect(shown.would.rows).toMatchObject([{ line: 5, column: 'price', value: 'cheap' }])
    expect(await present()).toBe(0)
    const { stock_version } = shown
    const { data: done } = await decide(data.id, { stock_version })
    expect(await present()).toBe(3)
    const run = await edith.call('GET /:site/imports/:run', {
      params: { ...params, run: String(done.run) },
    })
    expect(run.data).toMatchObject({ feed: 'spare', file: 'by-hand.csv', added: 3 })
    expect((await told()).map(({ action }) => action)).toEqual(['feed_imported', 'feed_uploaded'])
  })

  test('an upload is taken compressed, once for its key, and refused where it cannot be one (Spec 6.03)', async () => {
    expect((await upload(gzipSync(csv(rows(2))))).status).toBe(200)
    const query = `?key=${crypto.randomUUID()}&file=a.csv&mapping=canonical`
    const body = new TextEncoder().encode(csv(rows(1)))
    for (const n of [1, 2]) {
      const answer = await edith.call('POST /:site/imports/pending', { params, query, body })
      expect([n, answer.status]).toEqual([n, 200])
    }
    expect(await list()).toHaveLength(2)
    const refused = [
      await upload(''),
      await upload('a', '&feed=demo'),
      await upload('a', '&feed=NO'),
      await upload(new Uint8Array([0x1f, 0x8b, 1, 2, 3])),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(await list()).toHaveLength(2)
  })

  test('a viewer sees what waits and may not decide; another dealer sees nothing (Spec 6.03)', async () => {
    const { data } = await upload(csv(rows(1)))
    const vic = await server.signedIn(await server.person('Vic', { harbour: 'viewer' }))
    const { stock_version } = await of(data.id, vic)
    expect((await decide(data.id, { stock_version }, vic)).status).toBe(403)
    const kim = await server.signedIn(await server.person('Kim', { kiwi: 'owner' }))
    const pending = { site: 'kiwi', pending: data.id }
    const asked = [
      await kim.call('GET /:site/imports/pending/:pending', { params: pending }),
      await kim.call('POST /:site/imports/pending/:pending/import', {
        params: pending,
        body: { stock_version: 0, reason: 'Mine' },
      }),
      await kim.call('POST /:site/imports/pending/:pending/discard', { params: pending }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await of(data.id)).state).toBe('ready')
  })

  test('a heading and a value are taught once, each import follows, and it is taken back (Spec 6.03)', async () => {
    const lines = ['stock_no,State of it,year,Brand,model', 'A,Pre-Loved,2021,Kia,Rio']
    expect(await imported([], lines.join('\n'))).toBe('no_header')
    const [{ id }] = await list()
    const { unread_columns: unread } = await of(id)
    expect(unread).toContainEqual({ column: 'Brand', example: 'Kia', guess: 'make' })
    const of_ = { ...params, mapping: 'canonical' }
    const teach = (body: object, browser = paula) =>
      browser.call('POST /:site/imports/mappings/:mapping/lessons', { params: of_, body })
    const paula = await server.signedIn(await server.person('Paula', { harbour: 'publisher' }))
    expect((await teach({ column: 'Brand', field: 'make' }, edith)).status).toBe(403)
    expect((await teach({ column: 'Brand', field: 'wheels' })).status).toBe(422)
    expect((await teach({ column: 'Brand', field: 'make' })).status).toBe(200)
    server.wait(1)
    await teach({ column: 'State of it', field: 'car_type' })
    server.wait(1)
    const shown = await of(id)
    expect(shown).toMatchObject({ state: 'ready', would: { added: 0, set_aside: 1 } })
    const [{ teach: offered, value, column }] = shown.would.rows
    expect(offered).toEqual({ field: 'car_type', choices: ['new', 'demo', 'used'] })
    const word = { column, field: offered.field, value }
    expect((await teach({ ...word, meaning: 'spaceship' })).status).toBe(422)
    const { data: taught } = await teach({ ...word, meaning: 'used' })
    expect((await of(id)).would).toMatchObject({ added: 1, set_aside: 0 })

    // As the next night's file is read; another dealer's is not.
    expect(await imported([], lines.join('\n'))).toBeUndefined()
    expect(await carsOf(store, 'harbour')).toMatchObject([{ make: 'Kia', car_type: 'used' }])
    expect(await store.mappingLessons('kiwi').lessons('canonical')).toEqual([])
    const lessons = async () =>
      (await edith.call('GET /:site/imports/mappings/:mapping', { params: of_ })).data.lessons
    expect(await lessons()).toMatchObject([
      { column: 'Brand', field: 'make', by: 'Paula' },
      { column: 'State of it', field: 'car_type' },
      { column: 'State of it', value: 'Pre-Loved', meaning: 'used' },
    ])
    const back = await paula.call('POST /:site/imports/lessons/:lesson/take-back', {
      params: { ...params, lesson: taught.id },
    })
    expect([back.status, (await lessons()).length]).toEqual([204, 2])
    expect(await imported([], lines.join('\n'))).toBe('would_shrink')
    const { entries } = store.staff('harbour').audit
    const mappings = (await entries({ limit: 9 })).filter(({ action }) => /^mapping/.test(action))
    expect(mappings.map(({ action }) => action)).toEqual([
      'mapping_lesson_taken_back',
      'mapping_taught',
      'mapping_taught',
      'mapping_taught',
    ])
    expect(server.errors).toEqual([])
  })

  test('is thrown away by hand, by a fourth of its feed, and after 14 days (Spec 6.03)', async () => {
    const { data } = await upload(csv(rows(1)))
    const discard = () =>
      edith.call('POST /:site/imports/pending/:pending/discard', {
        params: { ...params, pending: data.id },
      })
    expect([(await discard()).status, (await discard()).status]).toEqual([204, 409])
    for (const minute of [1, 2, 3, 4]) {
      server.wait(60 * minute)
      await upload(csv(rows(minute)))
    }
    const endings = (await list()).map(({ ending = 'waits' }) => ending)
    expect(endings).toEqual(['waits', 'waits', 'waits', 'superseded', 'discarded'])
    const days = (count: number) =>
      new Date(server.clock.now.getTime() - count * 86_400_000).toISOString()
    await store.forgetAllPendingImports(days(1))
    expect(await list()).toHaveLength(5)
    await store.forgetAllPendingImports(days(-1))
    expect(await list()).toEqual([])
  })

  test('an import follows the settings that are published, not the file that the site ships with (Spec 6.04, D35)', async () => {
    const file = await readFile('tenants/harbour/site.json', 'utf8')
    const text = JSON.stringify({ ...JSON.parse(file), whenCarLeavesFeed: 'sold' })
    const published = { path: 'site.json', text, message: '', source: 'import' } as const
    const byNobody = { person: undefined, at: server.clock.now.toISOString(), client: undefined }
    await store.documents('harbour').revise(published, byNobody)
    await imported(rows(10))
    await imported(rows(9))
    const { data } = await upload(csv(rows(8)), '&feed=night')
    await decide(data.id, { stock_version: await store.stock('harbour').version() })
    const states = (await carsOf(store, 'harbour')).map(({ status }) => status)
    expect(states.filter((status) => status === 'sold')).toHaveLength(2)
  })
})
