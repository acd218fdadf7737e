import { createReadStream } from 'node:fs'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parse } from 'csv-parse'
import { importStock } from '../server/stock/import.ts'
import { loadMapping } from '../server/stock/mapping/load-mapping.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'

const file = join(import.meta.dirname, '../../shared/data/au_vehicle_prices.csv')
const ROUNDS = 5

async function readAlone(): Promise<number> {
  const start = performance.now()
  for await (const row of createReadStream(file).pipe(parse({ bom: true }))) {
    if (!Array.isArray(row)) throw new TypeError('Expected a row of the CSV file to be a list.')
  }
  return performance.now() - start
}

async function importWhole(): Promise<{ first: number; again: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const store = await openStore(storeFile(directory))
  const mapping = await loadMapping('au-vehicle-prices')
  const run = async () => {
    const start = performance.now()
    await importStock(store, file, { tenant: 'harbour', mapping, now: new Date() })
    return performance.now() - start
  }
  try {
    return { first: await run(), again: await run() }
  } finally {
    await store.close()
    await rm(directory, { recursive: true })
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Prints what csv-parse alone takes for the real listings, what the import takes, and the ratio. */
export async function importBench(): Promise<void> {
  try {
    await access(file)
  } catch {
    console.log('Skipped: ../shared/data/au_vehicle_prices.csv is not there.')
    return
  }
  const alone: number[] = []
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await readAlone())
    const whole = await importWhole()
    first.push(whole.first)
    again.push(whole.again)
  }
  const base = median(alone)
  const line = (name: string, times: number[]) =>
    `  ${name.padEnd(28)} ${median(times).toFixed(0).padStart(6)} ms  ${(median(times) / base).toFixed(1).padStart(5)}x`
  console.log(`16,734 listings, median of ${ROUNDS} rounds`)
  console.log(line('csv-parse alone', alone))
  console.log(line('whole import, empty stock', first))
  console.log(line('the same file again', again))
}
