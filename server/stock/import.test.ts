import { describe, expect, test } from 'vitest'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { importing, row, rows } from './importing.fixture.ts'
import { loadMapping } from './mapping/load-mapping.ts'

describeOnEngines('stock imports', (engine) => {
  const { cars, fileOf, importFile, importLines, present, stockNumbers, store } = importing(engine)

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
      const before = await cars()
      const { report } = await importLines(rows(120), { now: new Date('2026-03-05T00:00:00Z') })
      expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 120, removed: 0 })
      expect(await store().stock('harbour').version()).toBe(1)
      expect(await cars()).toEqual(before)
    })

    test('preserves the day a car was first seen when its price changes (Spec 4.03)', async () => {
      await importLines([row('A')])
      await importLines([row('A', 20_000)], { now: new Date('2026-03-09T00:00:00Z') })
      const [car] = await cars()
      expect(car).toMatchObject({ price: 20_000, created_at: '2026-03-01T00:00:00.000Z' })
    })

    test('takes the price of a running offer and the price before a reduction (Spec 3.05, 4.07)', async () => {
      const priced = 'stock_no,condition,year,make,model,price,was_price,offer_price'
      const file = await fileOf([priced, 'A,used,2021,Kia,Rio,24990,26990,"$22,990"'])
      await importFile(file)
      const [car] = await cars()
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
      expect(await cars('kiwi')).toHaveLength(1)
    })

    test('replaces all feeds with replaceAll', async () => {
      const mapping = { ...(await loadMapping('canonical')), name: 'another' }
      await importLines([row('Z')], { mapping })
      await importLines([row('B')], { replaceAll: true, allowShrink: true })
      expect((await cars()).map((car) => car.stocknum)).toEqual(['B'])
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
      expect(await cars()).toEqual([])
    })
  })

  test('several files of one mapping are separate feeds by name', async () => {
    await importLines([row('A'), row('B')], { feed: 'north' })
    await importLines([row('C')], { feed: 'south' })
    const { report } = await importLines([row('A'), row('B', 1)], { feed: 'north' })
    expect(report).toMatchObject({ feed: 'north', changed: 1, unchanged: 1, removed: 0 })
    expect(await stockNumbers()).toEqual(['A', 'B', 'C'])
  })

  test('the last 50 runs of a feed are stored, with their start and end times', async () => {
    for (let run = 0; run < 52; run++) await importLines([row('A', run + 1)])
    await importLines([row('A')], { feed: 'other' })
    const runs = await store().stock('harbour').runs()
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
    const ids = (await cars()).map((car) => car.id)
    expect(new Set(ids).size).toBe(2)
    const { report } = await importFile(await fileOf(lines))
    expect(report).toMatchObject({ unchanged: 2, added: 0 })
    expect(
      await store()
        .stock('harbour')
        .car(ids[0] ?? ''),
    ).toMatchObject({ model: 'Rio' })
  })
})
