import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { fixtureRegistry } from '../tenants/tenants.fixture.ts'
import { kiwi, page, site } from '../tenants/update.fixture.ts'
import { DocumentSource } from './document-source.ts'
import { MemoryDocuments } from './memory-documents.fixture.ts'

const hello = { id: 'hello', title: 'Hello', text: { file: 'texts/hello.md' } }

/** Sites of files in memory, with what is published over them, all loaded and followed. */
async function following(prepare: (documents: MemoryDocuments) => void = () => {}, pollMs = 10) {
  const files = new MemorySource({
    ...kiwi,
    '_groups/coast/content/texts/hello.md': 'Hello',
    '_groups/coast/content/texts.json': { entries: [hello] },
  })
  const documents = new MemoryDocuments()
  prepare(documents)
  const source = new DocumentSource(files, documents, { pollMs })
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const { log, logged } = recordingLog()
  const options = { followUntil: ending.signal }
  const sites = new SourceDirectory(source, fixtureRegistry, log, options)
  await sites.load()
  const tenant = () => sites.tenants().get('kiwi')
  return {
    files,
    documents,
    source,
    sites,
    tenant,
    logged,
    title(route: string) {
      const entry = tenant()?.pages.get(route)
      return entry?.ok ? entry.page.title : entry?.problems.join('\n')
    },
    problems: () => logged.flatMap(({ problem }) => (problem ? [String(problem)] : [])),
  }
}

const about = 'pages/about.json'

test('a published page is served in place of its file, and its removal takes the file away (Spec 6.04)', async () => {
  const { documents, title } = await following()
  expect(title('/about')).toBe('About us')
  documents.publish('kiwi', about, page('/about', 'Who we are'))
  await vi.waitFor(() => expect(title('/about')).toBe('Who we are'))
  documents.publish('kiwi', about, null)
  await vi.waitFor(() => expect(title('/about')).toBeUndefined())
})

test('a page that has no file is served beside them, from the start (Spec 6.04)', async () => {
  const { title } = await following((documents) => {
    documents.publish('kiwi', 'pages/fleet.json', page('/fleet', 'Fleet'))
  })
  expect([title('/fleet'), title('/about')]).toEqual(['Fleet', 'About us'])
})

test('a published site file has its hosts and the content of its group (D1)', async () => {
  const { documents, sites, tenant } = await following()
  const next = { name: 'Kiwi Coast', hosts: ['coast.example'], group: 'coast' }
  documents.publish('kiwi', 'site.json', site('kiwi', next))
  await vi.waitFor(() => expect(tenant()?.site.name).toBe('Kiwi Coast'))
  expect(await sites.ofHost('coast.example')).toMatchObject({ kind: 'ready', tenant: tenant() })
  expect(await sites.ofHost('kiwi.example')).toBeUndefined()
  expect(tenant()?.content.texts.map(({ id }) => id)).toEqual(['hello'])
})

test.each([
  [
    'that is broken',
    '{ "schemaVersion": 3,',
    /^tenants\/kiwi\/pages\/about\.json:1:22 property name expected$/,
  ],
  [
    'that is too large',
    JSON.stringify(page('/about', 'x'.repeat(1_000_000))),
    /about\.json:1:1 cannot be read: it has 1000\d+ bytes; expected at most 1000000$/,
  ],
])('a published page %s keeps the last good one, as a file would', async (_, text, problem) => {
  const { documents, title, problems } = await following()
  documents.publish('kiwi', about, text)
  await vi.waitFor(() => expect(problems()).toEqual([expect.stringMatching(problem)]))
  expect(title('/about')).toBe('About us')
})

test('pages beyond the limit of a folder are not read', async () => {
  const { sites, source } = await following((documents) => {
    for (let n = 0; n <= 2_000; n += 1) documents.publish('kiwi', `pages/p${n}.json`, '')
  })
  const { pages, problems } = await source.tenantFiles('kiwi')
  expect(pages).toHaveLength(2_000)
  expect(problems).toMatchObject([
    { file: 'tenants/kiwi/pages', message: 'has more than 2000 files; the rest is not read' },
  ])
  expect(sites.tenants().has('harbour')).toBe(true)
})

test('where a server publishes, it follows without waiting for the next look at the database', async () => {
  const { documents, source, title } = await following(() => {}, 600_000)
  documents.publish('kiwi', about, page('/about', 'Who we are'))
  await source.look()
  await vi.waitFor(() => expect(title('/about')).toBe('Who we are'))
})

test('while the database is down, everything stays, and sites without documents follow their files', async () => {
  const { files, documents, source, title, logged, tenant, sites } = await following((published) =>
    published.publish('kiwi', about, page('/about', 'Who we are')),
  )
  documents.fault = new Error('the database is down')
  await vi.waitFor(() =>
    expect(logged.map(({ event }) => event)).toContain('documents_poll_failed'),
  )
  files.write('harbour/pages/news.json', page('/news', 'News'))
  await vi.waitFor(() => expect(sites.tenants().get('harbour')?.pages.has('/news')).toBe(true))
  expect([title('/about'), tenant()?.slug]).toEqual(['Who we are', 'kiwi'])
  documents.fault = undefined
  documents.publish('kiwi', about, page('/about', 'We'))
  await source.look()
  await vi.waitFor(() => expect(title('/about')).toBe('We'))
  expect(logged.filter(({ event }) => event === 'documents_poll_failed')).toHaveLength(1)
})

test('a source without documents has the same files', async () => {
  const files = new MemorySource(kiwi)
  const source = new DocumentSource(files, new MemoryDocuments())
  await source.tenantNames()
  expect(await source.tenantFiles('kiwi')).toEqual(await files.tenantFiles('kiwi'))
  expect(await source.siteFile('kiwi')).toEqual(await files.siteFile('kiwi'))
})
