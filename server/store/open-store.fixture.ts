// Run as its own process by the engines' tests: several of them open one new database at the same time.
import { openStore } from './store.ts'

const store = await openStore(process.argv[2] ?? '')
await store.close()
