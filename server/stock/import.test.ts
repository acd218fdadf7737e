import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { carsOf, describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { type ImportOptions, importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

describeOnEngines('stock imports', (engine) => {
  let directory: string
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'import-'))
    database = await engine.fresh()
    store = await openStore(database.location)
  })
  afterEach(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  const header =
    'dealer_id,stock_no,condition,year,make,model,badge,price,odometer_km,description_html'
  const row = (stock: number | string, price: number | string = 24_990, dealer = 'd1') =>
    `${dealer},${stock},used,2021,Toyota,Hilux,SR5,${price},41250,`
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`U${index}`))

  async function fileOf(lines: string[], encoding: BufferEncoding = 'utf8'): Promise<string> {
    const file = join(directory, 'feed.csv')
    await writeFile(file, Buffer.from(lines.join('\n'), encoding))
    return file
  }

  type Options = Partial<ImportOptions> & { tenant?: string }

  async function importLines(lines: string[], options: Options = {}) {
    return importFile(await fileOf([header, ...lines]), options)
  }

  async function importFile(file: string, { tenant = 'harbour', ...options }: Options = {}) {
    const mapping = await loadMapping('canonical')
    const now = new Date('2026-03-01T00:00:00Z')
    return importStock(store.stock(tenant), file, { mapping, now, ...options })
  }

  const present = async (tenant = 'harbour') =>
    (await carsOf(store, tenant)).filter(({ status }) => status !== 'withdrawn')
  const stockNumbers = async () => (await present()).map((car) => car.stocknum ?? '').toSorted()

  describe('an import', () => {
    test('adds, changes, leaves and removes cars, and counts each', async () => {
      await importLines([row('A'), row('B'), row('C')])
      const { report } = await importLines([row('A'), row('B', 22_990), row('D')])
      expect(report).toMatchObject({ read: 3, added: 1, changed: 1, unchanged: 1, removed: 1 })
      const prices = (await present()).map((car) => [car.stocknum, car.price])
      expect(prices.toSorted()).toEqual([
        ['A', 24_990],
        ['B', 22_990],
        ['D', 24_990],
      ])
    })

    test('of the same file changes nothing, not even the version', async () => {
      await importLines(rows(120))
      const before = await carsOf(store, 'harbour')
      const { report } = await importLines(rows(120), { now: new Date('2026-03-05T00:00:00Z') })
      expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 120, removed: 0 })
      expect(await store.stock('harbour').version()).toBe(1)
      expect(await carsOf(store, 'harbour')).toEqual(before)
    })

    test('preserves the day a car was first seen when its price changes (Spec 4.03)', async () => {
      await importLines([row('A')])
      await importLines([row('A', 20_000)], { now: new Date('2026-03-09T00:00:00Z') })
      const [car] = await carsOf(store, 'harbour')
      expect(car).toMatchObject({ price: 20_000, created_at: '2026-03-01T00:00:00.000Z' })
    })

    test('takes the price of a running offer and the price before a reduction (Spec 3.05, 4.07)', async () => {
      const priced = 'stock_no,condition,year,make,model,price,was_price,offer_price'
      const file = await fileOf([priced, 'A,used,2021,Kia,Rio,24990,26990,"$22,990"'])
      await importFile(file)
      const [car] = await carsOf(store, 'harbour')
      expect(car).toMatchObject({ price: 24_990, before_price: 26_990, offer_price: 22_990 })
    })

    test('does not change other tenants and other feeds', async () => {
      await importLines([row('A')])
      await importLines([row('A')], { tenant: 'kiwi' })
      const mapping = { ...(await loadMapping('canonical')), name: 'another' }
      await importLines([row('Z')], { mapping })
      const { report } = await importLines([row('B')], { allowShrink: true })
      expect(report.removed).toBe(1)
      expect(await stockNumbers()).toEqual(['B', 'Z'])
      expect(await carsOf(store, 'kiwi')).toHaveLength(1)
    })

    test('replaces all feeds with replaceAll', async () => {
      const mapping = { ...(await loadMapping('canonical')), name: 'another' }
      await importLines([row('Z')], { mapping })
      await importLines([row('B')], { replaceAll: true, allowShrink: true })
      expect((await carsOf(store, 'harbour')).map((car) => car.stocknum)).toEqual(['B'])
    })

    test('quarantines a car whose id another feed has', async () => {
      const mapping = { ...(await loadMapping('canonical')), name: 'another' }
      await importLines([row('A')], { mapping })
      const { report } = await importLines([row('A'), row('B')])
      expect(report.quarantined.byReason).toEqual({ id_of_another_feed: 1 })
    })

    test('in a dry run reports the same and writes nothing', async () => {
      const { report } = await importLines(rows(3), { dryRun: true })
      expect(report).toMatchObject({ added: 3, dryRun: true, stockVersion: 0 })
      expect(await carsOf(store, 'harbour')).toEqual([])
    })
  })

  describe('a row that cannot be used', () => {
    test('is quarantined with line, column, value and reason, the rest is imported', async () => {
      const { report, rejections } = await importLines([
        row('A'),
        'd1,B,used,,Toyota,Hilux,SR5,24990,41250,',
        'd1,C,borrowed,2021,Toyota,Hilux,SR5,24990,41250,',
        'd1,D,used,2021,Toyota,Hilux,SR5,24990,"£145",',
        row('A'),
        'd1,E,used',
        ',,,,,,,,,',
      ])
      expect(report).toMatchObject({ read: 7, added: 1 })
      expect(rejections.map(({ detail, ...rest }) => rest)).toEqual([
        { line: 3, column: 'year', value: '', reason: 'missing_value' },
        { line: 4, column: 'condition', value: 'borrowed', reason: 'unusable_value' },
        { line: 5, column: 'odometer_km', value: '£145', reason: 'unusable_value' },
        { line: 6, value: expect.any(String), reason: 'duplicate_id' },
        { line: 7, reason: 'wrong_column_count' },
        { line: 8, reason: 'empty_row' },
      ])
      const stock = store.stock('harbour')
      const [run] = await stock.runs()
      expect(await stock.rejected(run?.id ?? 0)).toEqual(rejections)
    })

    test('counts lines over quoted line breaks', async () => {
      const comment = row('A').replace(/,$/, ',"one\ntwo\nthree"')
      const { rejections } = await importLines([comment, 'd1,B,used,,Toyota,Hilux,SR5,1,1,'])
      expect(rejections.map(({ line }) => line)).toEqual([5])
    })

    test('an optional value that cannot be read is dropped and reported, and the car imported without it', async () => {
      const file = await fileOf([
        'stock_no,condition,year,make,model,doors',
        'A,used,2021,Kia,Rio,five',
      ])
      const { report } = await importFile(file)
      expect(report).toMatchObject({ added: 1, dropped: [{ column: 'doors', example: 'five' }] })
    })

    test('two dealers may use one stock number', async () => {
      const { report } = await importLines([row('A', 1000, 'd1'), row('A', 2000, 'd2')])
      expect(report).toMatchObject({ added: 2, quarantined: { total: 0 } })
    })
  })

  describe('a feed that loses stock', () => {
    test.each([
      [7, false],
      [6, false],
      [5, true],
    ])('that keeps %d of 10 cars is refused: %s', async (kept, refused) => {
      await importLines(rows(10))
      const again = importLines(rows(kept))
      if (refused) {
        await expect(again).rejects.toMatchObject({
          code: 'would_shrink',
          message: expect.stringContaining('5 of 10 cars (50 %) of d1'),
        })
        expect(await carsOf(store, 'harbour')).toHaveLength(10)
      } else {
        expect((await again).report.removed).toBe(10 - kept)
      }
    })

    test('is checked by dealership, and accepted when allowed', async () => {
      const many = Array.from({ length: 20 }, (_, index) => row(index, 1000, 'big'))
      await importLines([...many, row('X', 1000, 'small'), row('Y', 1000, 'small')])
      const without = importLines(many)
      await expect(without).rejects.toThrow('2 of 2 cars (100 %) of small')
      expect((await importLines(many, { allowShrink: true })).report.removed).toBe(2)
    })
  })

  describe('a failure', () => {
    test.each(['read', 'written'])(
      'a process killed half-way, when half is %s, leaves the old stock',
      async (half) => {
        await importLines([row('OLD')])
        const file = await fileOf([header, ...rows(20_000)])
        const child = fork(join(import.meta.dirname, 'import.fixture.ts'), [
          database.location,
          file,
        ])
        child.on('message', ({ done, rows: count }: { done: string; rows: number }) => {
          if (done === half && count >= 10_000) child.kill('SIGKILL')
        })
        const [code, signal] = await once(child, 'exit')
        expect([code, signal]).toEqual([null, 'SIGKILL'])
        expect((await carsOf(store, 'harbour')).map((car) => car.stocknum)).toEqual(['OLD'])
        expect((await importLines([row('OLD'), row('NEW')])).report.added).toBe(1)
      },
    )
  })

  describe('beside another writer', () => {
    let other: Store
    beforeEach(async () => {
      other = await openStore(database.location, { lockWaitMs: 0 })
    })
    afterEach(() => other.close())

    const importOther = async (tenant: string, stock: string) => {
      const file = join(directory, 'other.csv')
      await writeFile(file, [header, row(stock)].join('\n'))
      const mapping = await loadMapping('canonical')
      const run = { mapping, feed: 'other', now: new Date(), allowShrink: true }
      return importStock(other.stock(tenant), file, run)
    }

    test('an import that reads and maps does not block another dealer’s', async () => {
      let isDone = false
      await importLines(rows(600), {
        onRead: async () => {
          isDone ||= (await importOther('kiwi', 'K')).report.added === 1
        },
      })
      expect(isDone).toBe(true)
      expect(await carsOf(store, 'kiwi')).toHaveLength(1)
      expect(await carsOf(store, 'harbour')).toHaveLength(600)
    })

    test('an import whose tenant changed in between is compared with the new stock', async () => {
      let isFirst = true
      const { report } = await importLines([row('A'), row('B')], {
        onRead: async () => {
          if (isFirst) await importOther('harbour', 'A')
          isFirst = false
        },
      })
      expect(report).toMatchObject({
        added: 1,
        quarantined: { byReason: { id_of_another_feed: 1 } },
      })
      expect(await stockNumbers()).toEqual(['A', 'B'])
    })

    test('an import whose tenant changes each time it is read gives up and writes nothing', async () => {
      let count = 0
      const changing = importLines([row('A')], {
        onRead: async () => {
          count += 1
          await importOther('harbour', `X${count}`)
        },
      })
      await expect(changing).rejects.toMatchObject({ code: 'stock_changed' })
      expect(await stockNumbers()).toEqual([`X${count}`])
    })
  })

  test('several files of one mapping are separate feeds by name', async () => {
    await importLines([row('A'), row('B')], { feed: 'north' })
    await importLines([row('C')], { feed: 'south' })
    const { report } = await importLines([row('A'), row('B', 1)], { feed: 'north' })
    expect(report).toMatchObject({ feed: 'north', changed: 1, unchanged: 1, removed: 0 })
    expect(await stockNumbers()).toEqual(['A', 'B', 'C'])
  })

  describe('a feed without a row', () => {
    test.each([
      ['a header alone', header],
      ['an empty list', '[]'],
      ['an object without a list', '{"cars": 0}'],
    ])('(%s) is refused, and accepted when allowed', async (_, content) => {
      await importLines([row('A')])
      const file = await fileOf([content])
      await expect(importFile(file)).rejects.toMatchObject({
        code: 'no_rows',
        message: expect.stringMatching(/has no rows.*repeat with --allow-shrink/),
      })
      expect(await carsOf(store, 'harbour')).toHaveLength(1)
      expect((await importFile(file, { allowShrink: true })).report.removed).toBe(1)
    })
  })

  test('the last 50 runs of a feed are stored, with their start and end times', async () => {
    for (let run = 0; run < 52; run++) await importLines([row('A', run + 1)])
    await importLines([row('A')], { feed: 'other' })
    const runs = await store.stock('harbour').runs()
    expect(runs.map(({ feed }) => feed)).toEqual([...Array(50).fill('canonical'), 'other'])
    expect(runs[0]?.id).toBe(3)
    for (const run of runs) {
      expect(run.started).toBe('2026-03-01T00:00:00.000Z')
      expect(run.finished > run.started).toBe(true)
    }
  })

  test('a row without a key has the same id in every import, and repeated rows have one each', async () => {
    const lines = ['condition,year,make,model', 'used,2020,Kia,Rio', 'used,2020,Kia,Rio']
    await importFile(await fileOf(lines))
    const ids = (await carsOf(store, 'harbour')).map((car) => car.id)
    expect(new Set(ids).size).toBe(2)
    const { report } = await importFile(await fileOf(lines))
    expect(report).toMatchObject({ unchanged: 2, added: 0 })
    expect(await store.stock('harbour').car(ids[0] ?? '')).toMatchObject({ model: 'Rio' })
  })
})
