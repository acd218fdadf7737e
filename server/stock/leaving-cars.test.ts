import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listing } from '#domain/car/listing.ts'
import { carsOf, describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { importStock } from './import.ts'
import { type ImportSite, plainSite } from './import-site.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const columns = 'stock_no,condition,year,make,model,price,status,sold_at'
const soldSite: ImportSite = { ...plainSite, whenCarLeavesFeed: 'sold' }
const seconds = (time: string) => Date.parse(time) / 1000

describeOnEngines('cars that are sold or leave their feed', (engine) => {
  let directory: string
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'leaving-'))
    database = await engine.fresh()
    store = await openStore(database.location)
  })
  afterEach(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  const row = (stock: string, status = '', soldAt = '', price = 19_990) =>
    `${stock},used,2021,Kia,Rio,${price},${status},${soldAt}`

  async function imported(day: string, rows: string[], site: ImportSite = plainSite) {
    const file = join(directory, 'feed.csv')
    await writeFile(file, [columns, ...rows].join('\n'))
    const mapping = await loadMapping('canonical')
    const now = new Date(`${day}T00:00:00Z`)
    const options = { mapping, site, now, allowShrink: true }
    return (await importStock(store.stock('harbour'), file, options)).report
  }
  async function carOf(stocknum: string) {
    const car = (await carsOf(store, 'harbour')).find((car) => car.stocknum === stocknum)
    if (!car) throw new Error(`there is no car ${stocknum}`)
    return car
  }
  const isListed = async (stocknum: string, time: string) =>
    listing(await carOf(stocknum), { now: new Date(time) }).eligible

  describe('a row that says sold', () => {
    test('with a date is sold since then and listed for its days (Spec 4.01)', async () => {
      await imported('2026-03-10', [row('A', 'sold', '09/03/2026')])
      expect(await carOf('A')).toMatchObject({
        ...{ status: 'sold', sold_date_timestamp: seconds('2026-03-08T14:00:00Z') },
      })
      expect(await isListed('A', '2026-03-11T13:59:00Z')).toBe(true)
      expect(await isListed('A', '2026-03-11T14:00:00Z')).toBe(false)
    })

    test('without a date was sold at the import that first said so (D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B', 'sold')])
      await imported('2026-03-10', [row('A', 'sold'), row('B', 'sold')])
      await imported('2026-03-12', [row('A', 'sold', '', 18_990), row('B', 'sold')])
      expect(await carOf('A')).toMatchObject({
        ...{ price: 18_990, sold_date_timestamp: seconds('2026-03-10T00:00:00Z') },
        created_at: '2026-03-01T00:00:00.000Z',
      })
      expect((await carOf('B')).sold_date_timestamp).toBe(seconds('2026-03-01T00:00:00Z'))
    })

    test('is sold without a status where it has a date (Spec 4.01)', async () => {
      await imported('2026-03-10', [row('A', '', '2026-03-09')])
      expect((await carOf('A')).status).toBe('sold')
    })

    test('in the future was sold now, and the date is reported (Spec 4.01)', async () => {
      const { dropped } = await imported('2026-03-10', [row('A', 'sold', '2062-03-09')])
      expect(dropped).toMatchObject([
        { column: 'sold_at', detail: 'expected a day that has begun' },
      ])
      expect((await carOf('A')).sold_date_timestamp).toBe(seconds('2026-03-10T00:00:00Z'))
    })

    test('and no longer says so is for sale again (D35)', async () => {
      await imported('2026-03-01', [row('A', 'sold')])
      await imported('2026-03-02', [row('A')])
      const car = await carOf('A')
      expect(car.status).toBe('in_stock')
      expect(car).not.toHaveProperty('sold_date_timestamp')
    })
  })

  describe('a car that its feed no longer has', () => {
    test('is withdrawn, counted once, and left alone after that (D13, D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B')])
      const left = await imported('2026-03-02', [row('B')])
      expect(left).toMatchObject({ removed: 1, unchanged: 1 })
      expect(left.notes).toEqual([expect.stringContaining('are now withdrawn')])
      expect(await carOf('A')).toMatchObject({ status: 'withdrawn', price: 19_990 })
      const { version } = store.stock('harbour')
      const before = await version()
      expect(await imported('2026-03-03', [row('B')])).toMatchObject({ removed: 0, unchanged: 1 })
      expect(await version()).toBe(before)
    })

    test('is sold at that import where the site says so (D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B')], soldSite)
      const { notes } = await imported('2026-03-02', [row('B')], soldSite)
      expect(notes).toEqual([expect.stringContaining('are now sold (whenCarLeavesFeed)')])
      expect(await carOf('A')).toMatchObject({
        ...{ status: 'sold', sold_date_timestamp: seconds('2026-03-02T00:00:00Z') },
      })
      expect(await isListed('A', '2026-03-04T23:59:00Z')).toBe(true)
      expect(await isListed('A', '2026-03-05T00:00:00Z')).toBe(false)
    })

    test('and was sold before stays sold since then (Spec 4.01, D13)', async () => {
      await imported('2026-03-01', [row('A', 'sold'), row('B')])
      await imported('2026-03-09', [row('B')])
      expect(await carOf('A')).toMatchObject({
        ...{ status: 'sold', sold_date_timestamp: seconds('2026-03-01T00:00:00Z') },
      })
    })

    test.each([plainSite, soldSite])(
      'and returns is what its row says, with its first date (D35) %#',
      async (site) => {
        await imported('2026-03-01', [row('A'), row('B')], site)
        await imported('2026-03-02', [row('B')], site)
        const back = await imported('2026-03-09', [row('A'), row('B')], site)
        expect(back).toMatchObject({ added: 0, returned: 1, changed: 0, unchanged: 1 })
        const car = await carOf('A')
        expect(car).toMatchObject({ status: 'in_stock', created_at: '2026-03-01T00:00:00.000Z' })
        expect(car).not.toHaveProperty('sold_date_timestamp')
        expect(await imported('2026-03-10', [row('A'), row('B')], site)).toMatchObject({
          ...{ returned: 0, unchanged: 2 },
        })
      },
    )

    test('no longer counts for the share of cars that a feed may lose (D35)', async () => {
      const rows = ['A', 'B', 'C', 'D', 'E'].map((stock) => row(stock))
      await imported('2026-03-01', rows)
      await imported('2026-03-02', rows.slice(0, 3))
      const file = join(directory, 'feed.csv')
      await writeFile(file, [columns, ...rows.slice(0, 1)].join('\n'))
      const mapping = await loadMapping('canonical')
      await expect(
        importStock(store.stock('harbour'), file, { mapping, now: new Date() }),
      ).rejects.toThrow('2 of 3 cars (67 %)')
      expect(await store.stock('harbour').counts()).toEqual({ canonical: 3 })
    })
  })
})
