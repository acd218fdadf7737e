// Run as its own process by follow-processes.test.ts: the sites of a folder with what is published over them.
// Reports the title of Harbour's page /about whenever files have changed, and publishes the titles it receives.
import { silentLog } from '../log.fixture.ts'
import { openStore } from '../store/store.ts'
import { FolderSource } from '../tenants/folder-source.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { fixtureRegistry } from '../tenants/tenants.fixture.ts'
import { page } from '../tenants/update.fixture.ts'
import { DocumentSource } from './document-source.ts'
import { storedDocuments } from './stored-documents.ts'

const [location = '', folder = ''] = process.argv.slice(2)
const store = await openStore(location)
const source = new DocumentSource(
  new FolderSource(folder),
  storedDocuments(async () => store),
)
const sites = new SourceDirectory(source, fixtureRegistry, silentLog, {
  followUntil: new AbortController().signal,
  onChange: report,
})

function report(): void {
  const entry = sites.tenants().get('harbour')?.pages.get('/about')
  process.send?.({ title: entry?.ok ? entry.page.title : undefined, at: Date.now() })
}

process.on('message', async (title: string) => {
  const revision = { path: 'pages/about.json', text: JSON.stringify(page('/about', title)) }
  const by = { person: undefined, client: undefined, at: new Date().toISOString() }
  const about = { message: title, source: 'import' } as const
  await store.documents('harbour').revise({ ...revision, ...about }, by)
  process.send?.({ published: title, at: Date.now() })
  await source.look()
})

await sites.load()
process.send?.({ ready: true })
// Watches alone keep no process alive.
setInterval(() => {}, 60_000)
