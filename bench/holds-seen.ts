import { setTimeout } from 'node:timers/promises'
import { demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { DAY_MS } from '#domain/units.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { newClaim } from '#server/store/new-claim.fixture.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { get } from '../e2e/http/get.ts'
import { type ServerProcess, startProduction } from '../e2e/server-process.ts'
import { build } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { Dealers } from './dealers.ts'
import { cpuMs } from './process-usage.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = [350, 5_000, 20_000]
const HOLDS = 20
const POLL_MS = 10
/** As buyers come: the changes of two holds are not seen at once. */
const BETWEEN_MS = 1_500
const LONGEST_MS = 60_000
const slug = 'dealer'

/**
 * How long after a hold is stored two servers in production, on one PostgreSQL, show the car as reserved on its
 * page, by the size of the stock, and what that costs them. Spec 9.19.
 */
export const holdsSeenBench = (): Promise<void> =>
  withTemporaryFolder('holds-seen', async (folder) => {
    if (!isBuilt()) await build()
    for (const size of sizes) {
      const postgres = await startPostgres({ isDurable: true })
      try {
        const dealers = new Dealers(`${folder}/${size}`)
        await dealers.add([slug], 1)
        await measure(dealers, postgres.url, size)
      } finally {
        await postgres.stop()
      }
    }
  })

async function measure(dealers: Dealers, location: string, count: number): Promise<void> {
  const now = new Date()
  const cars = demoStock('harbour', { now, count })
  const store = await openStore(location)
  await writeDemo(store.stock(slug), { cars, now })
  const env = { TENANTS_DIR: dealers.tenantsDir, DATABASE_URL: location }
  const start = (name: string) => startProduction(`${dealers.dataDir}-${name}`, env)
  const servers = await Promise.all([start('one'), start('two')])
  try {
    const free = cars.filter(({ status, reserved }) => status === 'in_stock' && !reserved)
    const allShow = (car: Car) => Promise.all(servers.map((server) => shown(server, car)))
    // What the first index takes is no part of it.
    for (const car of free.slice(0, 1)) await allShow(car)
    const before = servers.map(({ child }) => cpuMs(child.pid))
    const seen: number[] = []
    for (const [at, car] of free.slice(0, HOLDS).entries()) {
      await allShow(car)
      await hold(store, car, at)
      const held = performance.now()
      seen.push(...(await Promise.all(servers.map((server) => shownAfter(server, car, held)))))
      await setTimeout(BETWEEN_MS)
    }
    const used = servers.map(({ child }, at) => (cpuMs(child.pid) - (before[at] ?? 0)) / HOLDS)
    console.log(
      `${count.toLocaleString('en').padStart(7)} cars: shown ${text(median(seen))} after the hold, at most ${text(Math.max(...seen))} (goal 2 s); ${median(used).toFixed(0)} ms of CPU a hold and process`,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await store.close()
  }
}

const text = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

async function hold(store: Store, { id: car, ...rest }: Car, at: number): Promise<void> {
  const now = new Date()
  const reservations = store.reservations(slug)
  const priceSeen = askingPrice(rest) ?? 0
  const claim = newClaim({ id: `hold-${at}`, car, priceSeen, now: now.toISOString() })
  const { state } = await reservations.claim(claim)
  if (state !== 'claimed') throw new Error(`expected a claim of ${car}, found ${state}`)
  const heldUntil = new Date(now.getTime() + 2 * DAY_MS).toISOString()
  await reservations.settle(claim.id, 1, {
    hold: { stage: 'held', heldUntil },
    now: now.toISOString(),
  })
}

/** Until the server has indexed the stock: before, a page may say that it cannot be read. */
async function shown({ port }: ServerProcess, car: Car): Promise<void> {
  const path = `/api/search?hitsPerPage=0&query=${car.stocknum}`
  const has = async () => (await get(port, `${slug}.localhost`, path)).includes('"count":1,')
  while (!(await has())) await setTimeout(POLL_MS)
  await get(port, `${slug}.localhost`, `/cars/${car.slug}`)
}

const isReserved = async ({ port }: ServerProcess, car: Car): Promise<boolean> =>
  (await get(port, `${slug}.localhost`, `/cars/${car.slug}`)).includes('Reserved')

/** Milliseconds from `since` until the car's page says so. */
async function shownAfter(server: ServerProcess, car: Car, since: number): Promise<number> {
  while (!(await isReserved(server, car))) {
    if (performance.now() - since > LONGEST_MS) throw new Error(`${car.slug} is not reserved`)
    await setTimeout(POLL_MS)
  }
  return performance.now() - since
}
