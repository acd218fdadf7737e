import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { EventCount } from './event-store.ts'
import type { Store } from './store.ts'

describeOnEngines('counters of events', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
  })

  const counted = (change: Partial<EventCount> = {}): EventCount => ({
    day: '2026-03-01',
    event: 6,
    carId: '',
    count: 1,
    ...change,
  })
  const march = { from: '2026-03-01', to: '2026-03-31' }

  test('add up by day, event and car, and are read in that order', async () => {
    const events = store.events('harbour')
    await events.add([counted({ carId: 'b' }), counted(), counted({ carId: 'b', count: 3 })])
    await events.add([counted({ carId: 'b', count: 2 }), counted({ day: '2026-03-02', event: 3 })])
    await events.add([counted({ event: 10 })])
    expect(await events.counts(march)).toEqual([
      counted(),
      counted({ carId: 'b', count: 6 }),
      counted({ event: 10 }),
      counted({ day: '2026-03-02', event: 3 }),
    ])
  })

  test('are read from the first to the last requested day', async () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
    await store.events('harbour').add(days.map((day) => counted({ day })))
    const found = await store.events('harbour').counts(march)
    expect(found.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-31'])
  })

  test('of one call are written together, in any number', async () => {
    const many = Array.from({ length: 1001 }, (_, car) => counted({ carId: `car-${car}` }))
    await store.events('harbour').add(many)
    expect(await store.events('harbour').counts(march)).toHaveLength(1001)
  })

  test('an empty list is accepted', async () => {
    await store.events('harbour').add([])
    expect(await store.events('harbour').counts(march)).toEqual([])
  })

  test.each([
    { day: '1 March' },
    { event: 1.5 },
    { count: 0 },
    { count: Number.NaN },
    { carId: 'a\0b' },
  ])('%j is refused, with the whole list', async (wrong) => {
    const events = store.events('harbour')
    await expect(events.add([counted(), counted(wrong)])).rejects.toThrow(RangeError)
    expect(await events.counts(march)).toEqual([])
  })

  test('two stores on one database that add concurrently lose nothing', async () => {
    const other = await database.open()
    const rounds = Array.from({ length: 40 }, (_, round) => round)
    await Promise.all(
      rounds.map((round) =>
        (round % 2 ? store : other)
          .events('harbour')
          .add([counted({ carId: 'a' }), counted({ carId: `${round % 3}` })]),
      ),
    )
    const found = await store.events('harbour').counts(march)
    expect(found.find(({ carId }) => carId === 'a')?.count).toBe(40)
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(80)
  })
})
