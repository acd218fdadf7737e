import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PageFile, schemaVersion } from '#pages/page.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import {
  about,
  aboutText,
  type DocumentServer,
  documentServer,
  type Editor,
  home,
  templateHome,
} from './document-server.fixture.ts'

let database: TestDatabase
let store: Store
let server: DocumentServer
let editor: Editor

beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
})
beforeEach(async () => {
  await database.empty()
  server = await documentServer(store)
  editor = await server.editor('editor')
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

type Page = PageFile
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
