// Run as its own process by import.test.ts: imports a file and reports its progress, so that the test
// can kill it while it reads or during its transaction.
import { openStore } from '../store/store.ts'
import { importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const [database = '', file = ''] = process.argv.slice(2)
const store = await openStore(database)
await importStock(store.stock('harbour'), file, {
  mapping: await loadMapping('canonical'),
  now: new Date('2026-03-02T00:00:00Z'),
  allowShrink: true,
  onRead: (rows) => void process.send?.({ done: 'read', rows }),
  onWritten: (rows) => void process.send?.({ done: 'written', rows }),
})
