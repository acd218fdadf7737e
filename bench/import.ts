import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { parse } from 'csv-parse'
import { hostileFeeds } from '../server/stock/hostile-feeds.fixture.ts'
import { importStock } from '../server/stock/import.ts'
import { ImportError } from '../server/stock/import-error.ts'
import { loadMapping } from '../server/stock/mapping/load-mapping.ts'
import { openStore, type Store } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'

const file = join(import.meta.dirname, '../../shared/data/au_vehicle_prices.csv')
const ROUNDS = 5
const BIG_ROWS = 300_000
const HOSTILE_GROWTH = 4
const KIB_PER_MIB = 1024

async function parseCsvAlone(): Promise<number> {
  const start = performance.now()
  for await (const row of createReadStream(file).pipe(parse({ bom: true }))) {
    if (!Array.isArray(row)) throw new TypeError('Expected a row of the CSV file to be a list.')
  }
  return performance.now() - start
}

async function withDirectory<Result>(work: (directory: string) => Promise<Result>) {
  const directory = await mkdtemp(join(tmpdir(), 'bench-import-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

const withStore = <Result>(work: (store: Store, directory: string) => Promise<Result>) =>
  withDirectory(async (directory) => {
    const store = await openStore(storeFile(directory))
    try {
      return await work(store, directory)
    } finally {
      await store.close()
    }
  })

const importTwice = (): Promise<{ first: number; again: number }> =>
  withStore(async (store) => {
    const mapping = await loadMapping('au-vehicle-prices')
    const run = async () => {
      const start = performance.now()
      await importStock(store.stock('harbour'), file, { mapping, now: new Date() })
      return performance.now() - start
    }
    return { first: await run(), again: await run() }
  })

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Prints the time of csv-parse alone for the real listings, that of the import, and the ratio. */
async function listingsBench(): Promise<void> {
  try {
    await access(file)
  } catch {
    console.log('Skipped: ../shared/data/au_vehicle_prices.csv was not found.')
    return
  }
  const alone: number[] = []
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await parseCsvAlone())
    const times = await importTwice()
    first.push(times.first)
    again.push(times.again)
  }
  const base = median(alone)
  const line = (name: string, times: number[]) =>
    `  ${name.padEnd(28)} ${median(times).toFixed(0).padStart(6)} ms  ${(median(times) / base).toFixed(1).padStart(5)}x`
  console.log(`16,734 listings, median of ${ROUNDS} rounds`)
  console.log(line('csv-parse alone', alone))
  console.log(line('whole import, empty stock', first))
  console.log(line('the same file again', again))
}

function* bigFeed(rows: number): Generator<string> {
  yield 'dealer_id,stock_no,condition,year,make,model,badge,price,odometer_km,description_html,images\n'
  for (let row = 0; row < rows; row++) {
    const pictures = [1, 2].map((picture) => `https://cdn.example/${row}/${picture}.jpg`).join('|')
    yield `d${row % 7},U${row},used,2021,Toyota,Hilux,SR5,${10_000 + (row % 50_000)},${row % 200_000},<p>One owner &amp; serviced.</p><ul><li>Tow bar ${row}</li></ul>,${pictures}\n`
  }
}

/**
 * Prints time and peak memory of a large file's first and second import, each in its own process.
 */
const bigBench = () =>
  withDirectory(async (directory) => {
    const big = join(directory, 'big.csv')
    await pipeline(Readable.from(bigFeed(BIG_ROWS)), createWriteStream(big))
    console.log(`${BIG_ROWS.toLocaleString('en-AU')} rows, each import in its own process`)
    for (const name of ['first import', 'the same file again']) {
      const program = join(import.meta.dirname, 'import-once.ts')
      const run = await promisify(execFile)(process.execPath, [program, storeFile(directory), big])
      const { milliseconds, peakKib } = JSON.parse(run.stdout)
      console.log(
        `  ${name.padEnd(28)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${Math.round(peakKib / KIB_PER_MIB)} MB peak memory`,
      )
    }
  })

/**
 * Prints the CPU time of each hostile feed at one size and at four times that: it should grow
 * linearly.
 */
const hostileBench = () =>
  withStore(async (store, directory) => {
    const mapping = await loadMapping('canonical')
    const hostile = join(directory, 'hostile')
    console.log(`Hostile feeds, CPU time at one size and at ${HOSTILE_GROWTH} times that`)
    for (const { title, make } of hostileFeeds) {
      const times: string[] = []
      for (const size of [1, HOSTILE_GROWTH]) {
        await writeFile(hostile, make(size))
        const before = process.cpuUsage()
        const stock = store.stock(crypto.randomUUID())
        await importStock(stock, hostile, { mapping, now: new Date() }).catch((error) => {
          if (!(error instanceof ImportError)) throw error
        })
        const { user, system } = process.cpuUsage(before)
        times.push(`${((user + system) / 1000).toFixed(0).padStart(6)} ms`)
      }
      console.log(`  ${title.padEnd(44)} ${times.join('  ')}`)
    }
  })

/** Benchmarks the import: the real listings, a large file, and hostile ones. */
export async function importBench(): Promise<void> {
  await listingsBench()
  await bigBench()
  await hostileBench()
}
