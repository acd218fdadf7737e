import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { importStock } from './import.ts'
import { header, importing, row, rows } from './importing.fixture.ts'
import { loadMapping } from './mapping/load-mapping.ts'

/** Rows of several batches. */
const HALF = 2000

describeOnEngines('stock imports beside other processes', (engine) => {
  const { cars, fileOf, importLines, location, stockNumbers } = importing(engine)

  describe('a failure', () => {
    test.each(['read', 'written'])(
      'a process killed half-way, when half is %s, leaves the old stock',
      async (half) => {
        await importLines([row('OLD')])
        const file = await fileOf([header, ...rows(2 * HALF)])
        const program = join(import.meta.dirname, 'import.fixture.ts')
        const child = fork(program, [location(), file, half, `${HALF}`])
        const [code, signal] = await once(child, 'exit')
        expect([code, signal]).toEqual([null, 'SIGKILL'])
        expect((await cars()).map((car) => car.stocknum)).toEqual(['OLD'])
        expect((await importLines([row('OLD'), row('NEW')])).report.added).toBe(1)
      },
      120_000,
    )
  })

  describe('beside another writer', () => {
    let other: Store
    beforeEach(async () => {
      other = await openStore(location(), { lockWaitMs: 0 })
    })
    afterEach(() => other.close())

    const importOther = async (tenant: string, stock: string) => {
      const file = await fileOf([header, row(stock)], 'other.csv')
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
      expect(await cars('kiwi')).toHaveLength(1)
      expect(await cars()).toHaveLength(600)
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
})
