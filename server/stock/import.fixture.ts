// Run as its own process by import-concurrency.test.ts: imports a file and kills itself when half of it is
// read or, within its transaction, written.
import { openStore } from '../store/store.ts'
import { importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const [database = '', file = '', half = '', count = ''] = process.argv.slice(2)
const store = await openStore(database)
const killAt = (moment: 'read' | 'written') => (rows: number) => {
  if (moment === half && rows >= Number(count)) process.kill(process.pid, 'SIGKILL')
}
await importStock(store.stock('harbour'), file, {
  mapping: await loadMapping('canonical'),
  now: new Date('2026-03-02T00:00:00Z'),
  allowShrink: true,
  onRead: killAt('read'),
  onWritten: killAt('written'),
})
