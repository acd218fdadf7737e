// Run as its own process by many-sites.test.ts: `<location of the store>`. When told to, goes on with the batches
// that are open, and says when nothing is.
import { readRegistry } from '#blocks/registry.node.ts'
import { DocumentSource } from '../documents/document-source.ts'
import { storedDocuments } from '../documents/stored-documents.ts'
import { silentLog } from '../log.fixture.ts'
import { openStore } from '../store/store.ts'
import { MemorySource } from '../tenants/memory-source.fixture.ts'
import { SourceDirectory } from '../tenants/source-directory.ts'
import { BatchRunner } from './batch-runner.ts'
import { files } from './fifty-sites.fixture.ts'

const blocks = await readRegistry()
const store = await openStore(process.argv[2] ?? '')
const open = async () => store
const documents = new DocumentSource(new MemorySource(files), storedDocuments(open))
const directory = new SourceDirectory(documents, blocks, silentLog)
await directory.scanned
const clock = () => new Date()
const runner = new BatchRunner({
  documents,
  directory,
  registry: blocks,
  clock,
  log: silentLog,
  open,
})
process.on('message', async () => {
  await runner.wake()
  process.send?.('done')
})
process.send?.('ready')
