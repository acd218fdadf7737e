import { type Car, carSchema } from '#domain/car/car.ts'
import { fragmentBytes } from '#pages/render/fragment-cache.ts'
import { blocks } from '#pages/render/registry.ts'
import { Cache } from '../cache/cache.ts'
import type { Log } from '../log.ts'
import { createStockSearch } from '../search/stock-search.ts'
import { loadTenants } from '../tenants/load.ts'
import { PageCache } from './page-cache.ts'
import type { SiteServices } from './services.ts'
import type { StockDirectory } from './stock-directory.ts'

/** The moment at which the sites are looked at. */
const now = '2026-11-21T02:00:00.000Z'

/** A used Hilux in stock, with these differences. */
export const car = (id: string, more: object = {}): Car =>
  carSchema.parse({
    id,
    slug: `car-${id}`,
    name: '2021 Toyota Hilux',
    year: 2021,
    make: 'Toyota',
    model: 'Hilux',
    car_type: 'used',
    status: 'in_stock',
    price: 42_990,
    created_at: now,
    ...more,
  })

const others = Array.from({ length: 19 }, (_, index) => car(`c${index}`))
/** Twenty-one cars, of which `b` is withdrawn. */
export const cars: readonly Car[] = [car('a'), car('b', { status: 'withdrawn' }), ...others]

/** Every site has these cars. */
export const inStock = (listed: readonly Car[] = cars): StockDirectory => {
  const options = { now, soldListedDays: 3, newTagDays: 8 }
  const stock = { search: createStockSearch(listed, options), version: '1' }
  return { of: async () => stock, ready: () => stock, changed: () => undefined }
}

/** What answers the pages of a folder of tenants, and the events that it logs as errors. */
export async function siteServices(
  folder: string,
  change: Partial<SiteServices> = {},
): Promise<{ services: SiteServices; errors: string[] }> {
  const errors: string[] = []
  const log: Log = { info: () => undefined, error: (event) => errors.push(event) }
  const { tenants, faulty } = await loadTenants(folder, blocks)
  const services: SiteServices = {
    tenants: () => tenants,
    faulty: () => faulty,
    stock: inStock(),
    cache: new PageCache(1_000_000, log),
    fragments: new Cache(1_000_000).section('fragments', fragmentBytes),
    assets: {
      styles: '',
      runtime: 'void 0',
      actions: 'void 1',
      links: { styles: [], modules: [] },
      island: (name) => `/assets/${name}.js`,
    },
    clock: () => new Date(now),
    log,
    ...change,
  }
  return { services, errors }
}
