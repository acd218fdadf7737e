import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DocumentStore } from './document-store.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { Store } from './store.ts'

const path = 'pages/home.json'
const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 9, minute)).toISOString()
const by = (minute: number) => ({ person: 'ann', at: at(minute), client: undefined })
const ann = { id: 'ann', name: 'Somebody' }

describeOnEngines('documents of a site', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let documents: DocumentStore
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(() => {
    documents = store.documents('harbour')
  })

  let edits = 0
  const save = (version: number, text: string, { key = `edit-${edits++}`, base = 0 } = {}) =>
    documents.save({ path, version, base, key, text }, by(version))
  const publish = (version: number, base: number, message = 'Because') =>
    documents.publish({ path, version, base, message }, by(9))
  const audited = async () =>
    (await store.staff('harbour').audit.entries({ limit: 99 }))
      .map(({ action, details }) => `${action} ${details.n ?? ''}`.trim())
      .toReversed()

  test('a draft is saved by version, and one that was made of another is not (Spec 6.04)', async () => {
    expect(await documents.draft(path)).toBeUndefined()
    expect(await save(0, 'one')).toEqual({ state: 'saved', version: 1, at: at(0) })
    expect(await save(1, 'two')).toEqual({ state: 'saved', version: 2, at: at(1) })
    expect(await save(1, 'late')).toEqual({ state: 'newer' })
    expect(await save(0, 'begun twice')).toEqual({ state: 'newer' })
    const draft = { path, version: 2, text: 'two', base: 0, by: ann, at: at(1) }
    expect(await documents.draft(path)).toEqual({ ...draft, schedule: undefined })
    expect(await documents.drafts()).toHaveLength(1)
    expect(await store.documents('kiwi').drafts()).toEqual([])
    expect(await audited()).toEqual(['draft_begun'])
  })

  test('an edit that is sent twice is saved once (Spec 6.04)', async () => {
    const first = await save(0, 'one', { key: 'same' })
    expect(await save(0, 'one', { key: 'same' })).toEqual(first)
    expect(await documents.draft(path)).toMatchObject({ version: 1 })
  })

  test('a draft becomes a revision, once, however often it is asked (Spec 6.04)', async () => {
    await save(0, 'one')
    const versions = await store.allDocumentVersions()
    expect(await publish(1, 0)).toEqual({ state: 'published', n: 1 })
    expect(await publish(1, 0)).toEqual({ state: 'published', n: 1 })
    expect(await documents.draft(path)).toBeUndefined()
    expect(await documents.live()).toEqual([{ path, n: 1, text: 'one' }])
    expect(await documents.revision(path, 1)).toEqual({
      path,
      n: 1,
      text: 'one',
      isRemoval: false,
      message: 'Because',
      source: 'publish',
      batch: undefined,
      by: ann,
      at: at(9),
    })
    expect([versions.get('harbour'), (await store.allDocumentVersions()).get('harbour')]).toEqual([
      undefined,
      1,
    ])
    expect(await audited()).toEqual(['draft_begun', 'published 1'])
  })

  test('no version comes twice, so that nothing late replaces a later draft (Spec 6.04)', async () => {
    await save(0, 'one')
    await publish(1, 0)
    expect(await save(1, 'late')).toEqual({ state: 'newer' })
    expect(await save(0, 'begun before', { base: 0 })).toEqual({ state: 'newer' })
    expect(await save(0, 'two', { base: 1 })).toMatchObject({ version: 2 })
    expect(await documents.discard(path, 1, by(3))).toBe(false)
    expect(await documents.discard(path, 2, by(3))).toBe(true)
    expect(await documents.discard(path, 2, by(3))).toBe(false)
    expect(await save(0, 'three', { base: 1 })).toMatchObject({ version: 3 })
    expect(await audited()).toEqual([
      'draft_begun',
      'published 1',
      'draft_begun',
      'draft_discarded',
      'draft_begun',
    ])
  })

  test('what somebody else published or saved since stops a publication (Spec 6.04)', async () => {
    const byLeo = { ...by(1), person: 'leo' }
    const leo = { id: 'leo', name: 'Somebody' }
    await save(0, 'one')
    await documents.revise({ path, text: 'theirs', message: '', source: 'import' }, byLeo)
    expect(await publish(1, 0)).toEqual({ state: 'newer_revision', n: 1, by: leo })
    await documents.save({ path, version: 1, base: 1, key: 'x', text: 'two' }, byLeo)
    expect(await publish(1, 1)).toEqual({ state: 'newer_draft', by: leo })
    expect(await publish(2, 1)).toEqual({ state: 'published', n: 2 })
    expect(await publish(3, 2)).toEqual({ state: 'newer_draft', by: undefined })
  })

  test('several are revised at once, or none where another has a newer revision (Spec 6.04)', async () => {
    const revision = (of: string, base: number) =>
      ({ path: of, text: of, message: 'Import', source: 'import', base }) as const
    const all = [revision('site.json', 0), revision(path, 0)]
    expect(await documents.reviseAll(all, by(1))).toEqual({ state: 'published' })
    const more = [revision('site.json', 1), revision('content/a.md', 0), revision(path, 0)]
    expect(await documents.reviseAll(more, by(2))).toEqual({
      state: 'newer_revision',
      path,
      n: 1,
      by: ann,
    })
    const live = await documents.live()
    expect(live.map((each) => [each.path, each.n])).toEqual([
      [path, 1],
      ['site.json', 1],
    ])
    expect(await documents.reviseAll([], by(3))).toEqual({ state: 'published' })
    expect(await audited()).toEqual(['documents_imported'])
  })

  test('revisions are listed the newest first, and one may take the file away (Spec 6.04)', async () => {
    const revise = (text: string | null, base?: number) =>
      documents.revise(
        { path, text, message: `${text}`, source: 'rollback', batch: 'b', base },
        by(0),
      )
    await revise('one')
    await revise(null, 1)
    expect(await revise('three', 1)).toMatchObject({ state: 'newer_revision', n: 2 })
    await revise('three')
    const history = await documents.history(path, { limit: 2 })
    expect(history.map(({ n, isRemoval }) => [n, isRemoval])).toEqual([
      [3, false],
      [2, true],
    ])
    expect(history[0]).toMatchObject({ source: 'rollback', batch: 'b', message: 'three' })
    expect(await documents.history(path, { before: 2, limit: 9 })).toHaveLength(1)
    expect(await documents.revision(path, 2)).toMatchObject({ text: null, isRemoval: true })
    expect(await documents.revision(path, 4)).toBeUndefined()
    expect([await documents.liveNumber(path), await documents.liveNumber('site.json')]).toEqual([
      3, 0,
    ])
  })

  test('a draft waits for its moment, until it is cancelled, tried or gone (Spec 6.04)', async () => {
    const schedule = (version: number, moment: string) =>
      documents.schedule({ path, version, base: 0, message: 'Sale' }, moment, by(1))
    const due = { tenant: 'harbour', path, version: 1, base: 0, message: 'Sale', by: ann }
    expect(await schedule(1, at(30))).toEqual({ state: 'newer_draft', by: undefined })
    await save(0, 'one')
    expect(await schedule(1, at(30))).toEqual({ state: 'scheduled' })
    expect(await store.allDueDocuments(at(29))).toEqual([])
    expect(await store.allDueDocuments(at(30))).toEqual([due])

    await documents.failSchedule(path, 1, '{"reason":"problems"}')
    expect(await store.allDueDocuments(at(40))).toEqual([])
    expect((await documents.draft(path))?.schedule).toEqual({
      at: at(30),
      version: 1,
      base: 0,
      message: 'Sale',
      by: ann,
      failure: '{"reason":"problems"}',
    })

    expect(await documents.cancelSchedule(path, by(2))).toBe(true)
    expect(await documents.cancelSchedule(path, by(2))).toBe(false)
    await schedule(1, at(31))
    expect(await store.allDueDocuments(at(31))).toEqual([due])
    await publish(1, 0)
    expect(await store.allDueDocuments(at(40))).toEqual([])
    expect(await audited()).toEqual([
      'draft_begun',
      'publishing_scheduled',
      'publishing_cancelled',
      'publishing_scheduled',
      'published 1',
    ])
  })

  test('two processes that save and publish at the same time lose nothing (Spec 6.04)', async () => {
    const other = (await database.open()).documents('harbour')
    let expected = 0
    const editor = async (mine: DocumentStore, name: string) => {
      for (let saved = 0; saved < 15; ) {
        const draft = await mine.draft(path)
        const live = await mine.live()
        const base = live[0]?.n ?? 0
        const text = `${draft?.text ?? live[0]?.text ?? ''}${name}`
        const edit = { path, version: draft?.version ?? 0, base, key: `${name}-${saved}`, text }
        const answer = await mine.save(edit, by(0))
        if (answer.state === 'newer') continue
        saved += 1
        expected += 1
        if (saved % 4 === 0) {
          await mine.publish({ path, version: answer.version, base, message: '' }, by(0))
        }
      }
    }
    await Promise.all([editor(documents, 'a'), editor(other, 'b')])
    const draft = await documents.draft(path)
    const [live] = await documents.live()
    expect(draft?.text ?? live?.text).toHaveLength(expected)
    expect(await store.staff('harbour').audit.check()).toMatchObject({ state: 'sound' })
  })
})
