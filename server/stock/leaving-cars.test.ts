import { describe, expect, test } from 'vitest'
import { listing } from '#domain/car/listing.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { type ImportSite, plainSite } from './import-site.ts'
import { importing } from './importing.fixture.ts'

const columns = 'stock_no,condition,year,make,model,price,status,sold_at'
const soldSite: ImportSite = { ...plainSite, whenCarLeavesFeed: 'sold' }
const seconds = (time: string) => Date.parse(time) / 1000

describeOnEngines('cars that are sold or leave their feed', (engine) => {
  const { cars, fileOf, importFile, importLines, store } = importing(engine, columns)

  const row = (stock: string, status = '', soldAt = '', price = 19_990) =>
    `${stock},used,2021,Kia,Rio,${price},${status},${soldAt}`

  const imported = async (day: string, rows: string[], site: ImportSite = plainSite) => {
    const now = new Date(`${day}T00:00:00Z`)
    return (await importLines(rows, { site, now, allowShrink: true })).report
  }
  async function carOf(stocknum: string) {
    const car = (await cars()).find((car) => car.stocknum === stocknum)
    if (!car) throw new Error(`there is no car ${stocknum}`)
    return car
  }
  const isListed = async (stocknum: string, time: string) =>
    listing(await carOf(stocknum), { now: new Date(time) }).eligible

  describe('a row that says sold', () => {
    test('with a date is sold since then and listed for its days (Spec 4.01)', async () => {
      await imported('2026-03-10', [row('A', 'sold', '09/03/2026')])
      expect(await carOf('A')).toMatchObject({
        status: 'sold',
        sold_date_timestamp: seconds('2026-03-08T14:00:00Z'),
      })
      expect(await isListed('A', '2026-03-11T13:59:00Z')).toBe(true)
      expect(await isListed('A', '2026-03-11T14:00:00Z')).toBe(false)
    })

    test('without a date was sold at the import that first said so (D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B', 'sold')])
      await imported('2026-03-10', [row('A', 'sold'), row('B', 'sold')])
      await imported('2026-03-12', [row('A', 'sold', '', 18_990), row('B', 'sold')])
      expect(await carOf('A')).toMatchObject({
        price: 18_990,
        sold_date_timestamp: seconds('2026-03-10T00:00:00Z'),
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
      const { version } = store().stock('harbour')
      const before = await version()
      expect(await imported('2026-03-03', [row('B')])).toMatchObject({ removed: 0, unchanged: 1 })
      expect(await version()).toBe(before)
    })

    test('is sold at that import where the site says so (D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B')], soldSite)
      const { notes } = await imported('2026-03-02', [row('B')], soldSite)
      expect(notes).toEqual([expect.stringContaining('are now sold (whenCarLeavesFeed)')])
      expect(await carOf('A')).toMatchObject({
        status: 'sold',
        sold_date_timestamp: seconds('2026-03-02T00:00:00Z'),
      })
      expect(await isListed('A', '2026-03-04T23:59:00Z')).toBe(true)
      expect(await isListed('A', '2026-03-05T00:00:00Z')).toBe(false)
    })

    test('and was sold before stays sold since then (Spec 4.01, D13)', async () => {
      await imported('2026-03-01', [row('A', 'sold'), row('B')])
      await imported('2026-03-09', [row('B')])
      expect(await carOf('A')).toMatchObject({
        status: 'sold',
        sold_date_timestamp: seconds('2026-03-01T00:00:00Z'),
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
          returned: 0,
          unchanged: 2,
        })
      },
    )

    test('no longer counts for the share of cars that a feed may lose (D35)', async () => {
      const rows = ['A', 'B', 'C', 'D', 'E'].map((stock) => row(stock))
      await imported('2026-03-01', rows)
      await imported('2026-03-02', rows.slice(0, 3))
      const file = await fileOf([columns, ...rows.slice(0, 1)])
      await expect(importFile(file)).rejects.toThrow('2 of 3 cars (67 %)')
      expect(await store().stock('harbour').counts()).toEqual({ canonical: 3 })
    })
  })

  describe('a car that left its feed long ago', () => {
    const keptSite: ImportSite = { ...plainSite, leftCarsKeptDays: 180 }
    const stock = () => store().stock('harbour')

    test.each([
      ['2026-08-28', true],
      ['2026-08-29', true],
      ['2026-08-30', false],
    ])('on 2 March is kept for 180 days: on %s %s (D13, D35)', async (day, isKept) => {
      await imported('2026-03-01', [row('A'), row('B')], keptSite)
      await imported('2026-03-02', [row('B')], keptSite)
      const before = await stock().version()
      const { notes } = await imported(day, [row('B')], keptSite)
      expect((await cars()).map(({ stocknum }) => stocknum).toSorted()).toEqual(
        isKept ? ['A', 'B'] : ['B'],
      )
      expect(notes).toEqual(
        isKept
          ? []
          : ['1 car that left the feed more than 180 days ago (leftCarsKeptDays) was deleted.'],
      )
      expect(await stock().version()).toBe(isKept ? before : before + 1)
    })

    test('is not deleted if it is back, by a dry run, or by another feed (D35)', async () => {
      await imported('2026-03-01', [row('A'), row('B'), row('C')])
      await imported('2026-03-02', [row('C')])
      const late = { now: new Date('2028-03-02T00:00:00Z'), allowShrink: true }
      await importLines([row('C')], { ...late, dryRun: true })
      await importLines([row('D')], { ...late, feed: 'other' })
      expect(await cars()).toHaveLength(4)
      const { report } = await importLines([row('A'), row('C')], late)
      expect(report).toMatchObject({ returned: 1, removed: 0 })
      expect(await carOf('A')).toMatchObject({
        status: 'in_stock',
        created_at: '2026-03-01T00:00:00.000Z',
      })
      expect((await cars()).map(({ stocknum }) => stocknum).toSorted()).toEqual(['A', 'C', 'D'])
    })

    test('is deleted with a thousand others at most by one import', async () => {
      const many = Array.from({ length: 1_002 }, (_, index) => row(`L${index}`))
      await imported('2026-03-01', [...many, row('A')])
      await imported('2026-03-02', [row('A')])
      await imported('2027-06-01', [row('A')])
      expect(await cars()).toHaveLength(3)
      await imported('2027-06-02', [row('A')])
      expect(await cars()).toHaveLength(1)
    })
  })
})
