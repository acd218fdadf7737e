import { afterAll, afterEach } from 'vitest'
import type { PageFile } from '#pages/page.ts'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import { documentServer, forgetDocuments } from './document-server.fixture.ts'

/**
 * A site with an editor and a publisher, for all tests of a file; before each it is as its files say. Call at the
 * top level.
 */
export async function editedSite() {
  const database = await sqliteForTests.fresh()
  const store = await openStore(database.location)
  const server = await documentServer(store)
  const forget = () => forgetDocuments(database.location)
  afterEach(async () => {
    forget()
    await server.restore()
  })
  afterAll(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })
  const documents = store.documents('harbour')
  return {
    store,
    server,
    editor: await server.editor('editor'),
    publisher: await server.editor('publisher'),
    /** Makes every document what its file says again. */
    forget,
    storedText: async (path: string) => (await documents.draft(path))?.text,
    live: async (path: string) => (await documents.live()).find((each) => each.path === path),
  }
}

/** A page with other props of one block. */
export const withProps =
  (id: string, props: object) =>
  (page: PageFile): PageFile => ({
    ...page,
    blocks: page.blocks.map((each) =>
      each.id === id ? { ...each, props: { ...each.props, ...props } } : each,
    ),
  })
