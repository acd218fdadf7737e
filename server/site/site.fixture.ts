import { join } from 'node:path'
import { type Car, carSchema } from '#domain/car/car.ts'
import { blocks } from '#pages/render/registry.ts'
import { Cache } from '../cache/cache.ts'
import { silentLog } from '../log.fixture.ts'
import type { Log } from '../log.ts'
import { searchOfCars } from '../search/search-of-cars.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { claimsOf } from '../tenants/host.ts'
import { type LoadedTenants, loadTenants } from '../tenants/load-tenants.ts'
import { loadedDirectory } from '../tenants/loaded-directory.fixture.ts'
import type { FaultyTenant, Tenant } from '../tenants/tenant.ts'
import { pageCaches, type SiteServices, withoutSignIn } from './services.ts'

/** The time of every request. */
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

/** A stock directory in which every site has these cars. */
export const inStock = (listed: readonly Car[] = cars): StockDirectory => {
  const options = { now, soldListedDays: 3, newTagDays: 8 }
  const search = searchOfCars(listed, options)
  const stock = { search, uncached: search, version: '1', validUntil: Number.POSITIVE_INFINITY }
  return {
    of: async () => stock,
    state: () => stock,
    changed: async () => undefined,
    stats: () => ({ indexes: 1, bytes: 0, building: 0 }),
    close: () => undefined,
  }
}

const demoFolder = join(import.meta.dirname, '../../tenants')
const loaded = new Map<string, Promise<LoadedTenants>>()

/** The sites of a folder that no test changes afterwards: read once, the demo's for all test files. */
export function sitesIn(folder: string, registry = blocks): Promise<LoadedTenants> {
  const sites = loaded.get(folder) ?? loadTenants(folder, registry)
  loaded.set(folder, sites)
  return sites
}

const tenantsIn = (folder: string): Promise<LoadedTenants> =>
  folder === demoFolder ? sitesIn(folder) : loadTenants(folder, blocks)

/** The services for a folder of tenants, and the events that they log as errors. */
export async function siteServices(
  folder: string,
  change: Partial<SiteServices> = {},
): Promise<{ services: SiteServices; errors: string[] }> {
  const errors: string[] = []
  const log: Log = { ...silentLog, error: (event) => errors.push(event) }
  const services: SiteServices = {
    directory: change.directory ?? loadedDirectory(await tenantsIn(folder)),
    stock: inStock(),
    ...pageCaches(new Cache(10_000_000), log),
    identifyVisitor: withoutSignIn,
    assets: {
      styles: '',
      sheets: [],
      runtime: 'void 0',
      actions: 'void 1',
      tracking: '/assets/tracking.js',
      watchlist: '/assets/watchlist.js',
      frame: '/assets/frame.js',
      why: '/assets/why.js',
      links: { styles: [], modules: [] },
      island: (name) => `/assets/${name}.js`,
      font: (file) => `/assets/${file}.woff2`,
    },
    clock: () => new Date(now),
    log,
    ...change,
  }
  return { services, errors }
}

/** A directory of these sites only, all loaded. */
export function directoryOf(
  tenants: readonly Tenant[],
  faulty: readonly FaultyTenant[] = [],
): TenantDirectory {
  const claims = claimsOf([
    ...tenants.map(({ slug, site: { hosts } }) => ({ slug, hosts, isNamed: true })),
    ...faulty,
  ])
  return loadedDirectory({
    tenants: new Map(tenants.map((tenant) => [tenant.slug, tenant])),
    faulty: new Map(faulty.map((each) => [each.slug, each])),
    claims,
    problems: [],
  })
}
