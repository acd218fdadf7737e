import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mergePages } from '#pages/merge-pages.ts'
import { type PageFile, schemaVersion } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import { recordingLog, silentLog } from '../log.fixture.ts'
import { errorsShown } from '../page-checks/shown-page.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import {
  about,
  aboutText,
  type DocumentServer,
  documentServer,
  type Editor,
  forgetDocuments,
  heading,
  home,
  templateHome,
} from './document-server.fixture.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'

let database: TestDatabase
let store: Store
let server: DocumentServer
let editor: Editor
let publisher: Editor

beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  server = await documentServer(store)
  editor = await server.editor('editor')
  publisher = await server.editor('publisher')
})
afterEach(async () => {
  forgetDocuments(database.location)
  await server.restore()
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

type Page = PageFile
interface Revision {
  readonly source: string
}
/** A page with other props of one block. */
const withProps =
  (id: string, props: object) =>
  (page: Page): Page => ({
    ...page,
    blocks: page.blocks.map((each) =>
      each.id === id ? { ...each, props: { ...each.props, ...props } } : each,
    ),
  })
const storedText = async (path: string) => (await store.documents('harbour').draft(path))?.text
const live = async (path: string) =>
  (await store.documents('harbour').live()).find((each) => each.path === path)

describe('a document', () => {
  test('of the template is its page, and a draft of it has the changes alone (Spec 6.04, D2)', async () => {
    const before = await editor.document(home)
    expect(before).toMatchObject({
      kind: 'page',
      value: templateHome,
      version: 0,
      base: 0,
      live: { n: 0, value: templateHome },
      template: { value: templateHome },
      problems: [],
    })
    const saved = await editor.edit(home, withProps('hero', { heading: 'Utes' }))
    expect(saved).toMatchObject({ saved: true, version: 1, problems: [] })
    expect(JSON.parse((await storedText(home)) ?? '')).toEqual({
      schemaVersion,
      route: '/',
      changes: [{ set: 'hero', props: { heading: 'Utes' } }],
    })
    const after = await editor.document(home)
    expect(after).toMatchObject({ version: 1, by: { name: 'editor' }, live: before.live })
    expect(after.value).toEqual(withProps('hero', { heading: 'Utes' })(before.value))
  })

  test('whose value is again what is live has the file’s text, byte by byte (Spec 6.04)', async () => {
    await editor.edit(about, withProps('hero', { heading: 'Utes' }))
    expect(await storedText(about)).not.toBe(aboutText)
    await editor.edit(about, withProps('hero', { heading: 'Who we are' }))
    expect(await storedText(about)).toBe(aboutText)
  })

  test('may be the site, a collection, a text, or nothing yet (Spec 6.04)', async () => {
    expect((await editor.document('site.json')).value).toMatchObject({ slug: 'harbour' })
    expect((await editor.document('content/texts.json')).value).toMatchObject({ entries: [{}] })
    expect((await editor.document('content/hello.md')).value).toEqual({ text: 'Hello' })
    expect((await editor.document('content/offers.json')).value).toEqual({ entries: [] })
    expect(await editor.document('pages/none.json')).toMatchObject({ code: 'no_such_document' })
  })
})

describe('a draft', () => {
  test('of which somebody saved another version is not saved: both edits stand once merged (Spec 6.04)', async () => {
    const other = await server.editor('editor', 'Leo')
    const { value: base } = await editor.document(home)
    const { version: template_version } = (await editor.document(home)).template
    const edit = { path: home, version: 0, base: 0, template_version }
    await other.save({ ...edit, value: { ...withProps('more', { heading: 'Theirs' })(base) } })
    const mine = withProps('hero', { heading: 'Mine' })(base)
    const refused = await editor.save({ ...edit, value: { ...mine } })
    expect(refused).toMatchObject({ saved: false, version: 1, base: 0, by: { name: 'Leo' } })
    const { page, conflicts } = mergePages(base, mine, refused.value)
    expect(conflicts).toEqual([])
    const again = { ...edit, version: refused.version, value: { ...page } }
    expect(await editor.save(again)).toMatchObject({ saved: true, version: 2 })
    const { value } = await editor.document(home)
    expect(value.blocks.slice(1)).toEqual([
      heading('hero', 'Mine', { level: 'h1' }),
      heading('more', 'Theirs'),
    ])
  })

  test('that is sent twice is saved once, and may have problems, at their place in the page (Spec 6.04)', async () => {
    const { value, template } = await editor.document(about)
    const page = withProps('hero', { heading: '' })(value)
    const edit = {
      path: about,
      version: 0,
      base: 0,
      template_version: template.version,
      key: crypto.randomUUID(),
      value: { ...page, title: 7, blocks: [...page.blocks, heading('new', 'x'.repeat(121))] },
    }
    const first = await editor.save(edit)
    expect(first).toMatchObject({
      saved: true,
      version: 1,
      problems: [
        { level: 'error', path: ['title'] },
        {
          level: 'error',
          path: ['blocks', 1, 'props', 'heading'],
          block: 'hero',
          message: 'expected text of 1 to 120 characters, found ""',
        },
        { level: 'error', path: ['blocks', 3, 'props', 'heading'], block: 'new' },
      ],
    })
    expect(await editor.save(edit)).toEqual(first)
    expect((await editor.document(about)).value).toEqual(edit.value)
  })

  test('whose problems its preview has told is saved without looking for them again (Spec 6.04)', async () => {
    const { value } = await editor.document(home)
    const edit = { path: home, version: 0, base: 0, value: { ...value, title: 7 } }
    const { template } = await editor.document(home)
    const saved = await editor.save({
      ...edit,
      template_version: template.version,
      is_checked: true,
    })
    expect([saved.version, saved.problems]).toEqual([1, undefined])
    // It is looked at all the same before it is published.
    const refused = await publisher.publish({ path: home, version: 1, base: 0, message: '' })
    expect(refused).toMatchObject({ published: false, reason: 'problems' })
  })

  test('keeps its changes and what a newer template changed beside them (Spec 6.04, D2)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    const before = await editor.document(home)
    const blocks = [
      heading('first', 'New'),
      ...templateHome.blocks.slice(0, 2),
      heading('more', 'Newer'),
    ]
    await server.write('_templates/plain/pages/home.json', { ...templateHome, blocks })

    const edit = { path: home, version: before.version, base: 0 }
    const mine = { ...before.value, title: 'My title' }
    const late = { ...edit, template_version: before.template.version, value: mine }
    const refused = await editor.save(late)
    expect(refused).toMatchObject({ saved: false, version: 1 })
    const { page } = mergePages(before.value, mine, refused.value)
    const { template_version } = refused
    expect(await editor.save({ ...edit, template_version, value: { ...page } })).toMatchObject({
      saved: true,
    })
    const after = await editor.document(home)
    expect(after.value).toMatchObject({ title: 'My title' })
    expect(after.value.blocks).toEqual([
      blocks[0],
      blocks[1],
      heading('hero', 'Mine', { level: 'h1' }),
      blocks[3],
    ])
    expect(JSON.parse((await storedText(home)) ?? '').changes).toEqual([
      { set: 'hero', props: { heading: 'Mine' } },
    ])
  })

  test('of a text or of content has problems as its file would (Spec 6.04)', async () => {
    const saved = async (path: string, value: object) =>
      (await editor.edit(path, () => value)).problems
    expect(await saved('content/hello.md', { text: '' })).toEqual([
      { level: 'error', path: ['text'], message: 'line 1: the file is empty; expected a text' },
    ])
    const entries = [{ id: 'hello', title: 7, text: 'Hi' }]
    expect(await saved('content/texts.json', { entries })).toMatchObject([
      { level: 'error', path: ['entries', 0, 'title'] },
      { level: 'warning', path: [], message: expect.stringContaining('content/hello.md:1:1') },
    ])
    const answer = await editor.browser.call('POST /:site/draft', {
      params: { site: 'harbour' },
      body: {
        path: 'content/new.md',
        version: 0,
        base: 0,
        key: crypto.randomUUID(),
        value: { text: 'a\0' },
      },
    })
    expect(answer).toMatchObject({ status: 422, data: { code: 'invalid_body' } })
  })

  test('is thrown away in the version that somebody saw alone (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    const discard = (version: number) => editor.discard({ path: home, version })
    expect([await discard(2), await discard(1), await discard(1)]).toEqual(
      [false, true, false].map((discarded) => ({ discarded })),
    )
    expect(await editor.document(home)).toMatchObject({ version: 0, value: templateHome })
  })
})

describe('publishing', () => {
  const publish = (version: number, more: object = {}) =>
    publisher.publish({ path: home, version, base: 0, message: 'Because', ...more })

  test('makes a draft live as the next revision, once (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    expect(await live(home)).toMatchObject({ n: 1 })
    const after = await editor.document(home)
    expect(after).toMatchObject({ version: 0, base: 1, live: { n: 1, value: after.value } })
    expect(after.value.blocks[1]).toEqual(heading('hero', 'Mine', { level: 'h1' }))
    expect((await editor.history(home)).revisions).toMatchObject([
      { n: 1, by: { name: 'publisher' }, message: 'Because', source: 'publish', removed: false },
    ])
    const { data } = await publisher.browser.call('GET /:site/audit', {
      params: { site: 'harbour' },
    })
    expect(data.entries.slice(0, 3)).toMatchObject([
      { action: 'audit_seen' },
      { action: 'published', details: { path: home, n: 1, message: 'Because' } },
      { action: 'draft_begun', details: { path: home } },
    ])
  })

  test('refuses errors, another draft and another live revision, and says whose (Spec 6.04)', async () => {
    const errors = await editor.edit(home, withProps('hero', { heading: '' }))
    expect(await publish(1)).toEqual({
      published: false,
      reason: 'problems',
      problems: errors.problems,
    })
    const lost = { url: '/media/site/gone.jpg', alt: 'The yard' }
    const yard = { id: 'yard', block: 'place-picture', props: { image: lost } }
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    await editor.edit(home, (page: Page) => ({ ...page, blocks: [...page.blocks, yard] }))
    expect(await publish(3)).toMatchObject({
      published: false,
      problems: [{ level: 'error', block: 'yard', message: 'there is no picture media/gone.jpg' }],
    })
    const newer = { published: false, by: { name: 'editor' } }
    expect(await publish(1)).toMatchObject({ ...newer, reason: 'newer_draft' })
    expect(await publish(3, { base: 4 })).toEqual({
      published: false,
      reason: 'newer_revision',
      n: 0,
    })
    expect(await live(home)).toBeUndefined()
  })

  test('refuses a page that would be sent with an error; the checklist has what is found, and its bytes (Spec 6.04, WCAG 1.3.1)', async () => {
    const link = { link: { label: 'Gone', href: '#gone' } }
    await editor.edit(home, withProps('hero', { level: 'h2', ...link }))
    const { version, problems, page } = await editor.checks(home)
    expect([version, problems]).toEqual([1, []])
    expect(page.findings).toMatchObject([
      { check: 'headings', level: 'error', message: expect.stringContaining('no heading of') },
      { check: 'links', level: 'warning', block: 'hero' },
    ])
    expect(page.bytes.html).toBeGreaterThan(300)
    const refused = await publish(1)
    expect(refused).toMatchObject({ published: false, reason: 'problems' })
    expect(refused.problems).toMatchObject([{ message: page.findings[0].message }])
    await editor.edit(home, withProps('hero', { level: 'h1' }))
    expect(await publish(2)).toEqual({ published: true, n: 1 })
    expect((await editor.checks('site.json')).page).toBeUndefined()
  })

  test('of what changes cannot say makes it a whole page, which follows no template (Spec 6.04)', async () => {
    await editor.edit(home, ({ title: _, ...page }: Page) => page)
    expect((await editor.document(home)).template).toMatchObject({ value: templateHome })
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    const document = await editor.document(home)
    expect(document.template).toBeUndefined()
    expect(document.value).toEqual(JSON.parse((await live(home))?.text ?? ''))
    expect(document.value).not.toHaveProperty('title')
    const saved = await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    expect(saved).toMatchObject({ saved: true, version: 2, problems: [] })
  })

  test('refuses what would break another page of the site (Spec 6.04)', async () => {
    await editor.edit(home, (page: Page) => ({ ...page, route: '/about' }))
    const { reason, problems } = await publish(1)
    expect(reason).toBe('problems')
    expect(problems.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringContaining('answers the same addresses as /about'),
    )
  })

  test('of where enquiries go is for owners, of the rest of the site for publishers (Spec 6.03, D39)', async () => {
    const path = 'site.json'
    await editor.edit(path, (site: object) => ({ ...site, name: 'Harbour Cars' }))
    const edit = { path, base: 0, message: '' }
    expect(await publisher.publish({ ...edit, version: 1 })).toMatchObject({ published: true })
    await editor.edit(path, (site: object) => ({ ...site, hosts: ['harbour.example'] }))
    const body = { ...edit, version: 2, base: 1 }
    const params = { site: 'harbour' }
    expect(await publisher.browser.call('POST /:site/publish', { params, body })).toMatchObject({
      status: 403,
      data: { code: 'not_allowed' },
    })
    expect(
      await publisher.browser.call('POST /:site/publish', {
        params,
        body: { ...body, at: '2026-12-01T00:00:00.000Z' },
      }),
    ).toMatchObject({ status: 403 })
    const owner = await server.editor('owner')
    expect(await owner.publish(body)).toEqual({ published: true, n: 2 })
    const answer = await publisher.browser.call('POST /:site/rollback', {
      params,
      body: { path, n: 0, message: '' },
    })
    expect(answer.status).toBe(403)
  })

  test('of opening hours is what buyers see and book in, and when leads are to be answered (Spec 3.32, 5.09, 6.03, 9.27)', async () => {
    const { now } = server.clock
    const [today, tomorrow] = ['2026-11-26', '2026-11-27']
    expect(now.toISOString()).toContain(today)
    const contact_detail = {
      phone: '07 5550 0100',
      email: 'yard@example.com',
      opening_hours: Array.from({ length: 7 }, (_, weekday) => ({
        weekday,
        status: 'Open',
        open: '09:00',
        close: '17:00',
      })),
      special_hours: [
        { date: today, name: 'Show day', status: 'Closed' },
        {
          date: tomorrow,
          name: 'Half day',
          status: 'Open',
          start_hour: '10:30',
          end_hour: '12:00',
        },
      ],
    }
    const address = { street: '1 Wharf Road', city: 'Newstead', state: 'QLD', postcode: '4006' }
    const yard = { id: 'yard', slug: 'yard', name: 'The Yard', address, contact_detail }
    await editor.edit('site.json', (site: object) => ({
      ...site,
      timeZone: 'Australia/Brisbane',
      locations: [yard],
    }))
    await editor.edit(home, (page: Page) => ({
      ...page,
      blocks: [
        ...page.blocks,
        { id: 'places', block: 'dealer-locations', props: { layout: 'single' } },
      ],
    }))
    for (const path of ['site.json', home]) {
      const edit = { path, version: 1, base: 0, message: '' }
      expect(await publisher.publish(edit)).toMatchObject({ published: true })
    }
    await server.directory.reload()
    onTestFinished(async () => {
      forgetDocuments(database.location)
      await server.directory.reload()
    })
    const host = 'harbour.localhost'
    const seen = (path: string) =>
      server.app.request(`http://${host}${path}`, { headers: { host } })
    expect(await (await seen('/')).text()).toMatch(/Show day.*Half day/s)
    const bookable = async (date: string) => {
      const answer = await seen(`/api/appointments?dealership=yard&date=${date}`)
      return (await answer.json()).slots.map(({ local }: { local: string }) => local)
    }
    expect(await bookable(today)).toEqual([])
    expect(await bookable(tomorrow)).toEqual(
      ['10:30', '11:00', '11:30'].map((at) => `${tomorrow}T${at}`),
    )
    const created = now.toISOString()
    const body = { category: 'General Enquiry', name: 'Sam Lee', location: 'yard' } as const
    await store.leads('harbour').save(newLead({ id: 'asked', created, body }))
    const { data } = await editor.browser.call('GET /:site/leads/:lead', {
      params: { site: 'harbour', lead: 'asked' },
    })
    // A quarter of an hour after it opens.
    expect(data.answer_by).toBe(`${tomorrow}T00:45:00.000Z`)
  })
})

describe('a revision', () => {
  test('that is put back is a new one with the same bytes; drafts stay (Spec 6.04)', async () => {
    for (const [base, text] of ['One', 'Two'].entries()) {
      const { version } = await editor.edit(about, withProps('hero', { heading: text }))
      await publisher.publish({ path: about, version, base, message: text })
    }
    const first = (await store.documents('harbour').revision(about, 1))?.text
    await editor.edit(about, withProps('hero', { heading: 'Three' }))
    expect(await publisher.rollback(about, 1)).toEqual({ published: true, n: 3 })
    expect((await live(about))?.text).toBe(first)
    expect(await publisher.rollback(about, 0)).toEqual({ published: true, n: 4 })
    expect((await live(about))?.text).toBe(aboutText)
    const document = await editor.document(about)
    expect(document).toMatchObject({ version: 3, base: 2, live: { n: 4 } })
    expect((await editor.history(about)).revisions.map(({ source }: Revision) => source)).toEqual([
      'rollback',
      'rollback',
      'publish',
      'publish',
    ])
    expect((await editor.revision(about, 2)).value.blocks[1]).toEqual(
      heading('hero', 'Two', { level: 'h1' }),
    )
    expect(await editor.revision(about, 9)).toMatchObject({ code: 'no_such_revision' })
  })

  test('of a page that was made here leads back to no page (Spec 6.04)', async () => {
    const path = 'pages/utes.json'
    const page = { ...templateHome, route: '/utes' }
    await editor.save({ path, version: 0, base: 0, value: page })
    await publisher.publish({ path, version: 1, base: 0, message: '' })
    expect((await editor.document(path)).template).toBeUndefined()
    expect(await publisher.rollback(path, 0)).toEqual({ published: true, n: 2 })
    expect(await live(path)).toMatchObject({ n: 2, text: null })
    expect(await editor.history(path)).toMatchObject({
      origin: 'nothing',
      revisions: [{ removed: true }, { n: 1 }],
    })
    expect(await editor.history(about)).toEqual({ origin: 'file', revisions: [] })
    expect(await editor.history(home)).toEqual({
      origin: 'template',
      revisions: [],
    })
    // What it was can be put back: it is where its history is.
    const taken = await editor.document(path)
    expect(taken).toMatchObject({ value: { route: '/utes' }, version: 0 })
    expect(taken.live).toEqual({ n: 2 })
    expect(await publisher.rollback(path, 1)).toEqual({ published: true, n: 3 })
    expect((await live(path))?.text).toContain('/utes')
    expect(await editor.document('pages/never.json')).toMatchObject({ code: 'no_such_document' })
  })

  test('with errors of today is not put back (Spec 6.04)', async () => {
    const revision = { path: about, text: '{ "route": 7 }', message: '', source: 'import' } as const
    const by = { person: undefined, at: '2026-11-26T00:00:00.000Z', client: undefined }
    await store.documents('harbour').revise(revision, by)
    expect(await publisher.rollback(about, 1)).toMatchObject({
      published: false,
      reason: 'problems',
    })
  })

  test('lists come fifty at a time (Spec 6.04)', async () => {
    const documents = store.documents('harbour')
    const by = { person: undefined, at: '2026-11-26T00:00:00.000Z', client: undefined }
    for (let n = 1; n <= 51; n += 1) {
      await documents.revise({ path: about, text: aboutText, message: '', source: 'import' }, by)
    }
    const { revisions, before } = await editor.history(about)
    expect([revisions.length, before]).toEqual([50, 2])
    const next = await editor.browser.call('GET /:site/history', {
      params: { site: 'harbour' },
      query: `?path=${about}&before=2`,
    })
    expect(next.data.revisions).toMatchObject([{ n: 1, source: 'import' }])
    expect(next.data.before).toBeUndefined()
  })
})

describe('a draft that is to be published later', () => {
  const at = '2026-11-27T00:00:00.000Z'
  const job = (more: Partial<ConstructorParameters<typeof ScheduledPublishing>[0]> = {}) => {
    const { directory, documents, services } = server
    return new ScheduledPublishing({
      errorsShown: (slug, source) => errorsShown({ services }, slug, source),
      registry: blocks,
      directory,
      documents,
      clock: () => new Date(at),
      open: async () => store,
      log: silentLog,
      ...more,
    })
  }
  const schedule = (version: number) =>
    publisher.publish({ path: home, version, base: 0, message: 'Sale', at })

  test('is published at its moment, by whoever wished it, though several processes do so (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Sale' }))
    expect(await schedule(1)).toEqual({ published: true, at })
    const waiting = { at, version: 1, message: 'Sale', by: { name: 'publisher' } }
    expect(await editor.document(home)).toMatchObject({ version: 1, schedule: waiting })
    await job({ clock: () => server.clock.now }).publishDue()
    expect(await live(home)).toBeUndefined()
    await Promise.all([job().publishDue(), job().publishDue()])
    expect((await editor.history(home)).revisions).toMatchObject([
      { n: 1, at, message: 'Sale', by: { name: 'publisher' } },
    ])
    expect(await editor.document(home)).not.toHaveProperty('schedule')
  })

  test('is published once the database is back, whose failure is logged once (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Sale' }))
    await schedule(1)
    let tries = 0
    const open = async () => {
      tries += 1
      if (tries < 3) throw new Error('the database is down')
      return store
    }
    const { log, logged } = recordingLog()
    const running = job({ open, log, pollMs: 1 })
    running.start()
    await expect.poll(() => live(home)).toMatchObject({ n: 1 })
    await running.close()
    expect(logged).toMatchObject([{ level: 'error', event: 'scheduled_publishing_stopped' }])
  })

  test.each([
    [
      'with errors of then',
      'problems',
      async () => {
        await server.write('_templates/plain/pages/home.json', {
          ...templateHome,
          blocks: [heading('hero', 'x'), heading('sale', 'Taken')],
        })
      },
    ],
    [
      'that was edited since',
      'newer_draft',
      () => editor.edit(home, withProps('hero', { heading: 'Not yet' })),
    ],
    ['over what was published since', 'newer_revision', () => publisher.rollback(home, 0)],
  ])('%s says why it is not (Spec 6.04)', async (_, reason, happen) => {
    await editor.edit(home, (page: Page) => ({
      ...page,
      blocks: [...page.blocks, heading('sale', 'Sale')],
    }))
    await schedule(1)
    await happen()
    const before = await live(home)
    await job().publishDue()
    expect(await live(home)).toEqual(before)
    expect((await publisher.document(home)).schedule).toMatchObject({ failed: { reason } })
    const params = { site: 'harbour' }
    const cancel = { params, body: { path: home } }
    expect(await publisher.browser.call('POST /:site/publish/cancel', cancel)).toMatchObject({
      status: 204,
    })
    expect(await publisher.browser.call('POST /:site/publish/cancel', cancel)).toMatchObject({
      status: 404,
    })
    expect(await publisher.document(home)).not.toHaveProperty('schedule')
  })
})
