import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainLook } from '#domain/site/look.fixture.ts'
import { contrastFaults } from '#ui/theme/contrast-faults.ts'
import { nearestReadable } from '#ui/theme/nearest-readable.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { documentServer, type Editor } from './document-server.fixture.ts'

let database: TestDatabase
let store: Store
let editor: Editor
let publisher: Editor
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  const server = await documentServer(store)
  editor = await server.editor('editor')
  publisher = await server.editor('publisher')
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

const path = 'site.json'
const colours = { brand: '#0b2a4a', accent: '#ff6a3d', scheme: 'light', ink: '#9a9a9a' } as const

test('a theme with a text that cannot be read is saved but not published, with the nearest colour that can it is (Spec 1.11, 6.04, WCAG 1.4.3)', async () => {
  const saved = await editor.edit(path, (site: object) => ({ ...site, theme: colours }))
  const [fault] = contrastFaults(colours)
  expect(saved).toMatchObject({
    saved: true,
    problems: [
      {
        level: 'error',
        path: ['theme', fault?.setting],
        message: expect.stringContaining('has a contrast of 2.'),
      },
    ],
  })
  const refused = await publisher.publish({ path, version: saved.version, base: 0, message: '' })
  expect(refused).toMatchObject({ published: false, reason: 'problems' })
  const ink = nearestReadable(colours, 'ink', plainLook)
  const cured = await editor.edit(path, (site: object) => ({ ...site, theme: { ...colours, ink } }))
  expect(cured).toMatchObject({ saved: true, problems: [] })
  const { version } = cured
  expect(await publisher.publish({ path, version, base: 0, message: 'Darker' })).toEqual({
    published: true,
    n: 1,
  })
  expect((await editor.document(path)).live).toMatchObject({ n: 1, value: { theme: { ink } } })
})

test('an entry of the content is drafted with its problems at its field, and published without any (Spec 6.04)', async () => {
  const texts = 'content/texts.json'
  const add = (entry: object) => (file: { readonly entries: readonly object[] }) => ({
    ...file,
    entries: [...file.entries.slice(0, 1), entry],
  })
  const saved = await editor.edit(texts, add({ id: 'terms', title: 'Terms' }))
  expect(saved).toMatchObject({
    saved: true,
    problems: [{ path: ['entries', 1, 'text'], message: expect.stringContaining('missing') }],
  })
  const cured = await editor.edit(texts, add({ id: 'terms', title: 'Terms', text: 'Be kind.' }))
  expect(cured).toMatchObject({ saved: true, problems: [] })
  const edit = { path: texts, version: cured.version, base: 0, message: '' }
  expect(await publisher.publish(edit)).toEqual({ published: true, n: 1 })
})
