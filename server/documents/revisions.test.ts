import { describe, expect, test } from 'vitest'
import { about, aboutText, heading, home, templateHome } from './document-server.fixture.ts'
import { editedSite, withProps } from './edited-site.fixture.ts'

const { store, editor, publisher, live } = await editedSite()

interface Revision {
  readonly source: string
}

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
