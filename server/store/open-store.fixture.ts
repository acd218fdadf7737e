// Run as its own process by store.test.ts: several of them open one new file at the same moment.
import { openStore } from './store.ts'

const store = await openStore(process.argv[2] ?? '')
await store.close()
