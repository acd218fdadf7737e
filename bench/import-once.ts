// Runs as its own process by import.ts: one import; prints its time in ms and peak memory in KiB as
// JSON.
import { performance } from 'node:perf_hooks'
import { importStock } from '../server/stock/import.ts'
import { loadMapping } from '../server/stock/mapping/load-mapping.ts'
import { openStore } from '../server/store/store.ts'

const [database = '', file = ''] = process.argv.slice(2)
const store = await openStore(database)
const mapping = await loadMapping('canonical')
const start = performance.now()
await importStock(store.stock('harbour'), file, { mapping, now: new Date() })
const milliseconds = performance.now() - start
await store.close()
console.log(JSON.stringify({ milliseconds, peakKib: process.resourceUsage().maxRSS }))
