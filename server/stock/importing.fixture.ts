import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { carsOf, sharedDatabase, type TestEngine } from '../store/engines.fixture.ts'
import type { Store } from '../store/store.ts'
import { type ImportOptions, type ImportResult, importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

export type ImportChange = Partial<ImportOptions> & { tenant?: string }

/** The first line of `row`'s feed, in the columns of the canonical mapping. */
export const header =
  'dealer_id,stock_no,condition,year,make,model,badge,price,odometer_km,description_html'

/** A used Hilux as a line of a feed. */
export const row = (stock: number | string, price: number | string = 24_990, dealer = 'd1') =>
  `${dealer},${stock},used,2021,Toyota,Hilux,SR5,${price},41250,`

export const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`U${index}`))

/**
 * An empty database for each test of the file, and imports into it: by the canonical mapping, at
 * the start of 1 March 2026, for the tenant `harbour`, unless the test says otherwise.
 */
export function importing(engine: TestEngine, firstLine = header) {
  let directory: string
  const database = sharedDatabase(engine)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'import-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  async function fileOf(lines: readonly string[], name = 'feed.csv'): Promise<string> {
    const file = join(directory, name)
    await writeFile(file, lines.join('\n'))
    return file
  }

  async function importFile(
    file: string,
    { tenant = 'harbour', ...options }: ImportChange = {},
  ): Promise<ImportResult> {
    const mapping = await loadMapping('canonical')
    const now = new Date('2026-03-01T00:00:00Z')
    return importStock(store.stock(tenant), file, { mapping, now, ...options })
  }

  const cars = (tenant = 'harbour') => carsOf(store, tenant)
  /** The cars that have not been withdrawn. */
  const present = async () => (await cars()).filter(({ status }) => status !== 'withdrawn')
  const stockNumbers = async () => (await present()).map((car) => car.stocknum ?? '').toSorted()

  return {
    store: () => store,
    location: database.location,
    fileOf,
    importFile,
    cars,
    present,
    stockNumbers,
    importLines: async (lines: readonly string[], options?: ImportChange) =>
      importFile(await fileOf([firstLine, ...lines]), options),
  }
}
