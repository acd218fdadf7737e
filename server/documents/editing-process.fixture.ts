// Run as its own process by two-editors.test.ts: `<location of the store>`. Opens, saves and publishes the home
// page of a site in memory.
import { silentLog } from '../log.fixture.ts'
import { openStore } from '../store/store.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { fixtureRegistry } from '../tenants/tenants.fixture.ts'
import { DocumentSource } from './document-source.ts'
import { type SavedDraft, type ShownDocument, saveDraft, shownDocument } from './drafts.ts'
import { publishDraft } from './publish-draft.ts'
import { storedDocuments } from './stored-documents.ts'

const path = 'pages/home.json'

type Edit = Omit<Parameters<typeof saveDraft>[2], 'path'>

/** What a process is asked: to save, to publish the draft of this version, or what there is. */
export type Question =
  | { readonly save: Edit }
  | { readonly publish: { readonly version: number; readonly base: number } }
  | { readonly open: true }

export interface ToProcess {
  readonly id: number
  readonly person: string
  readonly question: Question
}
/** Which depends on the question. */
export interface FromProcess {
  readonly id: number
  readonly saved?: SavedDraft
  readonly shown?: ShownDocument
}

const store = await openStore(process.argv[2] ?? '')
const documents = new DocumentSource(
  new MemorySource(),
  storedDocuments(async () => store),
)
const directory = new SourceDirectory(documents, fixtureRegistry, silentLog)
const clock = () => new Date()
// Pages of these blocks are not rendered.
const errorsShown = async () => []
const tools = { documents, directory, clock, registry: fixtureRegistry, errorsShown }
const of = { store, slug: 'harbour' }

process.on('message', async ({ id, person, question }: ToProcess) => {
  const by = { person, at: clock().toISOString(), client: undefined }
  const answer = (found: Omit<FromProcess, 'id'>) => process.send?.({ id, ...found })
  if ('save' in question) {
    answer({ saved: await saveDraft(tools, of, { path, ...question.save }, by) })
  } else if ('publish' in question) {
    await publishDraft(tools, { ...of, by }, { path, message: '', ...question.publish })
    answer({})
  } else {
    answer({ shown: await shownDocument(tools, of, path) })
  }
})
await directory.load()
process.send?.('ready')
