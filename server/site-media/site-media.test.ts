import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffCallName } from '#domain/staff/staff-calls.ts'
import {
  about,
  type DocumentServer,
  documentServer,
  type Editor,
} from '../documents/document-server.fixture.ts'
import { silentLog } from '../log.fixture.ts'
import { openPictures } from '../media/pictures.ts'
import { uploadAcceptor } from '../pictures/accept-upload.ts'
import { staffOrigin } from '../staff/staff-server.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'

let database: TestDatabase
let store: Store
let server: DocumentServer
let editor: Editor
let publisher: Editor
const folder = mkdtempSync(join(tmpdir(), 'site-media-'))

beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  const pictures = openPictures(folder, silentLog)
  const acceptUpload = uploadAcceptor({ run: pictures.run, heic: noHeic, log: silentLog })
  server = await documentServer(store, { pictures, acceptUpload })
  editor = await server.editor('editor')
  publisher = await server.editor('publisher')
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What a HEIC becomes is tested with its decoder. */
const noHeic = { request: () => Promise.reject(new Error('no HEIC here')) }

const photo = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function call(
  name: StaffCallName,
  input: { id?: string; query?: object; body?: unknown } = {},
  by = editor,
) {
  const { id = 'none', query = {}, body } = input
  const search = new URLSearchParams(Object.entries(query))
  return by.browser.call(name, { params: { site: 'harbour', id }, query: `?${search}`, body })
}
const upload = async (name: string, body: Uint8Array, key: string = crypto.randomUUID()) =>
  call('POST /:site/media', { query: { name, key }, body })
const dealer = (path: string) => server.app.request(`http://harbour.localhost${path}`)

/** Puts a picture on the page about us. */
const showing = (path: string) =>
  editor.edit(about, (page: { blocks: { id: string }[] }) => ({
    ...page,
    blocks: [
      ...page.blocks.filter(({ id }) => id !== 'us'),
      {
        id: 'us',
        block: 'rich-text',
        props: { parts: [{ type: 'image', path, alt: 'Us', width: 9, height: 9 }] },
      },
    ],
  }))
async function published(version: number) {
  const { base } = await editor.document(about)
  expect(
    await publisher.publish({ path: about, version, base, message: 'A picture' }),
  ).toMatchObject({ published: true })
  await server.directory.reload()
}
const sourceOf = (html: string) => /<img src="(\/media\/site\/[^"]+)"/.exec(html)?.[1] ?? ''

test('a picture is uploaded, found, chosen, shown, replaced everywhere and kept while it is used (Spec 6.04)', async () => {
  const key = crypto.randomUUID()
  const first = await upload('Unser Büro 2026.JPG', await photo('#246'), key)
  expect(first).toMatchObject({ status: 200, data: { added: true } })
  const { picture } = first.data
  expect(picture).toMatchObject({
    name: 'unser-buro-2026.jpg',
    path: '/media/site/unser-buro-2026.jpg',
    width: 1200,
    by: { name: 'editor' },
    uses: 0,
  })
  const doubled = await upload('Unser Büro 2026.JPG', await photo('#246'), key)
  expect(doubled.data).toEqual({ added: false, picture })
  expect((await call('GET /:site/media')).data.pictures).toEqual([picture])

  const { version, problems } = await showing(picture.path)
  expect(problems).toEqual([])
  expect((await call('GET /:site/media/:id', { id: picture.id })).data.uses).toEqual([
    { state: 'draft', path: about, title: 'About', block: 'us', place: 'Text' },
  ])
  await published(version)
  const focal = { id: picture.id, body: { focal: { x: 64, y: 8 } } }
  expect(await call('PATCH /:site/media/:id', focal)).toMatchObject({ data: { uses: 1 } })
  await server.directory.reload()
  const before = await (await dealer('/about')).text()
  expect(before).toContain('width="1200" height="800"')
  expect(before).toContain('style="object-position:64% 8%"')
  const old = sourceOf(before).replaceAll('&amp;', '&')
  const shown = await dealer(old)
  expect(shown.headers.get('cache-control')).toContain('immutable')

  const replacement = { id: picture.id, query: { key: crypto.randomUUID() } }
  const other = { ...replacement, body: await photo('#c33', 900, 900) }
  expect(await call('POST /:site/media/:id/file', other)).toMatchObject({ status: 403 })
  expect(await call('POST /:site/media/:id/file', other, publisher)).toMatchObject({ status: 200 })
  await server.directory.reload()
  const after = await (await dealer('/about')).text()
  expect(after).toContain('width="900" height="900"')
  expect(sourceOf(after)).not.toBe(sourceOf(before))
  // A page in somebody's cache still has its picture.
  expect(Buffer.from(await (await dealer(old)).arrayBuffer())).toEqual(
    Buffer.from(await shown.arrayBuffer()),
  )

  const kept = await call('POST /:site/media/:id/remove', { id: picture.id })
  expect(kept.data).toEqual({
    removed: false,
    uses: [{ state: 'live', path: about, title: 'About', block: 'us', place: 'Text' }],
  })
})

test('what nobody uses is deleted, and comes back; what an earlier revision uses stays (Spec 6.04)', async () => {
  const { picture } = (await upload('yard.png', await photo('#888'))).data
  expect((await call('POST /:site/media/:id/remove', { id: picture.id })).data).toEqual({
    removed: true,
    uses: [],
  })
  expect((await dealer(picture.path)).status).toBe(404)
  expect(await call('POST /:site/media/:id/restore', { id: picture.id })).toMatchObject({
    status: 204,
  })
  const named = await dealer(picture.path)
  expect([named.status, named.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])

  await published((await showing(picture.path)).version)
  const { n } = (await editor.document(about)).live
  await published((await showing('/media/artwork/suv/white/side')).version)
  expect((await call('POST /:site/media/:id/remove', { id: picture.id })).data.uses).toEqual([
    { state: 'revision', path: about, title: `About, revision ${n}` },
  ])
})

test('a draft that names a picture that is not there says so at its field (Spec 6.04)', async () => {
  const { problems } = await showing('/media/site/yarb.jpg')
  expect(problems).toEqual([
    expect.objectContaining({
      block: 'us',
      path: expect.arrayContaining(['path']),
      message: expect.stringMatching(/no picture media\/yarb\.jpg; did you mean "yard\.jpg"\?/),
    }),
  ])
})

test('what is no picture is refused in a sentence, and nothing is stored (Spec 6.04)', async () => {
  const { data: before } = await call('GET /:site/media')
  expect(await upload('brochure.jpg', Buffer.from('%PDF-1.7'))).toMatchObject({
    status: 422,
    data: { code: 'picture_type', error: expect.stringMatching(/^Only pictures are taken/) },
  })
  expect((await call('GET /:site/media')).data).toEqual(before)
})

test('no dealer has the pictures of another: neither by name, nor by version (Spec 6.03, D1)', async () => {
  const { picture } = (await upload('ours.jpg', await photo('#0a0'))).data
  const at = async (slug: string, path: string) =>
    (await server.app.request(`${staffOrigin}/sites/${slug}${path}`)).status
  for (const path of [picture.path, picture.shown]) {
    expect([await at('harbour', path), await at('kiwi', path)]).toEqual([200, 404])
  }
})
