import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { Role } from '#domain/staff/role.ts'
import type { StaffRequest } from '#domain/staff/staff-calls.ts'
import { schemaVersion } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import type { Tools } from '../capability.ts'
import { silentLog } from '../log.fixture.ts'
import { type Browser, staffServer } from '../staff/staff-server.fixture.ts'
import type { Store } from '../store/store.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { DocumentSource } from './document-source.ts'
import { storedDocuments } from './stored-documents.ts'

export const heading = (id: string, text: string, more: object = {}) => ({
  id,
  block: 'section-heading',
  props: { heading: text, ...more },
})
const header = { id: 'header', block: 'site-header' }

/** The template's pages `/` and `/about`; the site changes the second. */
export const templateHome = {
  schemaVersion,
  route: '/',
  title: 'Cars',
  blocks: [header, heading('hero', 'Our cars', { level: 'h1' }), heading('more', 'More')],
}
const templateAbout = { ...templateHome, route: '/about', title: 'About us' }

export const home = 'pages/home.json'
export const about = 'pages/about.json'
/** As somebody wrote it by hand. */
export const aboutText = `{ "schemaVersion": ${schemaVersion}, "route": "/about",
  "changes": [{ "set": "hero", "props": { "heading": "Who we are" } }] }
`
const files = {
  '_templates/plain/pages/home.json': templateHome,
  '_templates/plain/pages/about.json': templateAbout,
  'harbour/pages/about.json': aboutText,
  'harbour/content/texts.json': {
    entries: [{ id: 'hello', title: 'Hello', text: { file: 'hello.md' } }],
  },
  'harbour/content/hello.md': 'Hello',
}

/** A site of files in memory whose documents are in a store, and people who ask for them. */
export async function documentServer(
  store: Store,
  pictures?: Pick<Tools, 'pictures' | 'acceptUpload'>,
) {
  const source = new MemorySource(files)
  const documents = new DocumentSource(
    source,
    storedDocuments(async () => store),
  )
  const directory = new SourceDirectory(documents, blocks, silentLog)
  await directory.load()
  const written = new Set<keyof typeof files>()
  const server = await staffServer(store, { sites: { documents, directory }, pictures })
  return {
    ...server,
    documents,
    directory,
    /** Writes a file, which everybody sees from now on. */
    async write(path: keyof typeof files, content: unknown) {
      written.add(path)
      source.write(path, content)
      await directory.reload()
    },
    /** Puts written files back as they were. */
    async restore() {
      if (written.size === 0) return
      for (const path of written) source.write(path, files[path])
      written.clear()
      await directory.reload()
    },
    async editor(role: Role, name: string = role) {
      const browser = await server.signedIn(await server.person(name, { harbour: role }))
      return callsOf(browser)
    },
  }
}
export type DocumentServer = Awaited<ReturnType<typeof documentServer>>

const site = { site: 'harbour' }
const text = (query: object) => `?${new URLSearchParams(Object.entries(query))}`

type Body<Name extends Parameters<Browser['call']>[0]> = StaffRequest<Name>

/** Calls about documents in one browser. */
function callsOf(browser: Browser) {
  const get = async (name: Parameters<Browser['call']>[0], query: object) =>
    (await browser.call(name, { params: site, query: text(query) })).data
  const post = async (name: Parameters<Browser['call']>[0], body: object) => {
    const { status, data } = await browser.call(name, { params: site, body })
    expect(status, JSON.stringify(data)).toBeLessThan(300)
    return data
  }
  return {
    browser,
    document: (path: string) => get('GET /:site/document', { path }),
    checks: (path: string) => get('GET /:site/checks', { path }),
    save: (body: Omit<Body<'POST /:site/draft'>, 'key'> & { readonly key?: string }) =>
      post('POST /:site/draft', { key: crypto.randomUUID(), ...body }),
    discard: (body: Body<'POST /:site/draft/discard'>) => post('POST /:site/draft/discard', body),
    publish: (body: Body<'POST /:site/publish'>) => post('POST /:site/publish', body),
    history: (path: string) => get('GET /:site/history', { path }),
    revision: (path: string, n: number) => get('GET /:site/revision', { path, n }),
    rollback: (path: string, n: number) =>
      post('POST /:site/rollback', { path, n, message: 'As it was' }),
    /** Begins a draft, or saves it, with another value. */
    async edit(path: string, change: (value: never) => object) {
      const { value, version, base, template } = await this.document(path)
      return this.save({
        path,
        version,
        base,
        value: { ...change(value as never) },
        ...(template && { template_version: template.version }),
      })
    },
  }
}
export type Editor = ReturnType<typeof callsOf>

/** Removes all documents of a SQLite file, and what the audit log says of them; people stay. */
export function forgetDocuments(file: string): void {
  const database = new DatabaseSync(file)
  const tables = ['document_draft', 'document_revision', 'document_version', 'audit_entry']
  database.exec(tables.map((name) => `delete from ${name};`).join(''))
  database.close()
}
