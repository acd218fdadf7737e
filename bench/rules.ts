import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRegistry } from '#blocks/registry.node.ts'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import { importStock } from '#server/stock/import.ts'
import { loadMapping } from '#server/stock/mapping/load-mapping.ts'
import { openStore } from '#server/store/store.ts'
import { storeFile } from '#server/store/store-file.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import type { RuleContext, RuleRun } from './rule-run.ts'
import { ruleRuns } from './rule-runs.ts'

const file = join(import.meta.dirname, '../../shared/data/au_vehicle_prices.csv')
const tenants = join(import.meta.dirname, '../tenants')
/** How many cars a car is compared with to find similar ones. */
const comparedCars = 300
const columnWidth = 9
const nameWidth = 48

/** Cars of one source: a column of the output. */
interface Stock {
  readonly title: string
  readonly cars: readonly Car[]
}

/**
 * Applies every rule to every real listing and every demo car and prints how many cars had each
 * outcome or reason, and the time per 1,000 cars. A rule that throws ends the bench.
 */
export async function rulesBench(): Promise<void> {
  const now = new Date()
  const demo = DEMO_TENANTS.flatMap((tenant) => demoStock(tenant, { now }))
  const stocks: Stock[] = [...(await realListings(now)), { title: 'demo', cars: demo }]
  const loaded = await loadTenants(tenants, await readRegistry(), { withExample: true })
  const locations = [...loaded.tenants.values()].flatMap(({ site }) => site.locations)
  const context = { now, timeZone: 'Australia/Brisbane', locale: 'en-AU', locations } as const
  print('', [...stocks.map(({ title }) => title), 'ms/1,000'])
  print('cars', [...stocks.map(({ cars }) => figure(cars.length)), ''])
  for (const run of ruleRuns) printRun(run, stocks, context)
}

/** The cars that the import makes of the real listings; none where the file is missing. */
async function realListings(now: Date): Promise<Stock[]> {
  try {
    await access(file)
  } catch {
    console.log('Without real listings: ../shared/data/au_vehicle_prices.csv was not found.')
    return []
  }
  const directory = await mkdtemp(join(tmpdir(), 'bench-rules-'))
  const store = await openStore(storeFile(directory))
  try {
    const mapping = await loadMapping('au-vehicle-prices')
    const stock = store.stock('bench')
    await importStock(stock, file, { mapping, now })
    const cars: Car[] = []
    for await (const { car } of stock.cars()) cars.push(car)
    return [{ title: 'real', cars }]
  } finally {
    await store.close()
    await rm(directory, { recursive: true })
  }
}

function printRun(
  [name, outcomesOf]: RuleRun,
  stocks: readonly Stock[],
  given: Omit<RuleContext, 'others'>,
): void {
  const start = performance.now()
  const counts = stocks.map(({ cars }) => {
    const context = { ...given, others: cars.slice(0, comparedCars) }
    const count = new Map<string, number>()
    for (const outcome of cars.flatMap((car) => outcomesOf(car, context))) {
      count.set(outcome, (count.get(outcome) ?? 0) + 1)
    }
    return count
  })
  const took = performance.now() - start
  const cars = stocks.reduce((sum, stock) => sum + stock.cars.length, 0)
  print(name, [...stocks.map(() => ''), ((took / cars) * 1000).toFixed(2)])
  const outcomes = new Set(counts.flatMap((count) => [...count.keys()]))
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  for (const outcome of [...outcomes].sort(inOrder)) {
    print(
      `  ${outcome}`,
      counts.map((count) => figure(count.get(outcome) ?? 0)),
    )
  }
}

const figure = (count: number): string => count.toLocaleString('en-AU')

function print(name: string, columns: readonly string[]): void {
  console.log(
    `${name.padEnd(nameWidth)}${columns.map((text) => text.padStart(columnWidth)).join('')}`.trimEnd(),
  )
}
