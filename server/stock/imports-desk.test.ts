import { beforeAll, expect, test } from 'vitest'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'

describeOnEngines('the imports of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('are listed with what they did, and the last one with the rows that it set aside (Spec 6.03)', async () => {
    const server = await staffServer(store)
    const finished = '2026-03-01T00:00:01.000Z'
    const done = (report: object) => () => ({
      feed: 'fixture',
      file: 'cars.csv',
      started: finished,
      finished,
      report: JSON.stringify(report),
    })
    const stock = store.stock('harbour')
    await stock.write({ ...changeOf({ version: 0, ids: ['a'] }), run: done({}) })
    const rejected = [
      { line: 7, column: 'year', value: '20022', reason: 'unusable_value', detail: 'a year' },
      { line: 9, reason: 'empty_row', detail: 'every column is empty' },
    ]
    const quarantined = { total: 2, byReason: { unusable_value: 1, empty_row: 1 } }
    const dropped = [{ column: 'km', count: 3, example: '-1', detail: 'expected 0 or more' }]
    const unknownYards = [{ column: 'yard', code: 'X', count: 1, firstLine: 4 }]
    const report = { read: 5, added: 2, removed: 1, quarantined, dropped, unknownYards }
    const run = done({ ...report, missingColumns: ['colour'], notes: ['Read as Latin-1.'] })
    await stock.write({ ...changeOf({ version: 1, ids: ['b'] }), rejected, run })

    const gwen = await server.signedIn(await server.person('Gwen', { harbour: 'viewer' }))
    const params = { site: 'harbour' }
    const { data } = await gwen.call('GET /:site/imports', { params })
    const [last, first] = data.runs
    expect(last).toMatchObject({ feed: 'fixture', read: 5, added: 2, removed: 1, set_aside: 2 })
    expect(first).toMatchObject({ read: 0, set_aside: 0 })
    const of = (id: string) =>
      gwen.call('GET /:site/imports/:run', { params: { ...params, run: id } })
    expect((await of(String(last.id))).data).toEqual({
      ...last,
      rows: rejected,
      left_out: dropped,
      unknown_yards: [{ column: 'yard', code: 'X', count: 1, line: 4 }],
      missing_columns: ['colour'],
      unread_columns: [],
      notes: ['Read as Latin-1.'],
    })
    expect((await of(String(first.id))).data.rows).toEqual([])

    await store.stock('kiwi').write({ ...changeOf({ version: 0, ids: ['k'] }), run: done({}) })
    const [other] = await store.stock('kiwi').runs()
    for (const id of [String(other?.id), '99999999999999999999', 'none'])
      expect(await of(id)).toMatchObject({ status: 404 })
    expect(server.errors).toEqual([])
  })
})
