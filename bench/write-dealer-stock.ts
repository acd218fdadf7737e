// Runs as its own process: `<data directory> <cars per dealer> <days from now> <slug>…`. Writes
// generated cars for each dealer; another day gives the same cars other dates.
import { demoStock } from '#demo/demo-stock.ts'
import { writeDemo } from '../server/stock/write/write-demo.ts'
import { openStore } from '../server/store/store.ts'
import { makeDataDirectory, storeFile } from '../server/store/store-file.ts'

const dayMs = 24 * 60 * 60 * 1000
const [dataDir = '', count, days, ...slugs] = process.argv.slice(2)

await makeDataDirectory(dataDir)
const now = new Date(Date.now() + Number(days) * dayMs)
const cars = demoStock('harbour', { now, count: Number(count) })
const store = await openStore(storeFile(dataDir))
for (const tenant of slugs) await writeDemo(store.stock(tenant), { cars, now })
await store.close()
