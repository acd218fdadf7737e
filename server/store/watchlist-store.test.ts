import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { Store } from './store.ts'
import { MOST_SAVED, UNDO_SECONDS, type WatchlistStore } from './watchlist-store.ts'

const ada = 'account-of-ada'
const bob = 'account-of-bob'
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26) + seconds * 1_000)
const savedAt = (seconds: number) => at(seconds).toISOString()
const numbered = (count: number, name = 'car') =>
  Array.from({ length: count }, (_, index) => ({ car: `${name}-${index}`, price: index + 1 }))

describeOnEngines('saved cars of accounts', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let list: WatchlistStore
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(() => {
    list = store.watchlist('harbour')
  })
  const carsOf = async (account = ada) => (await list.items(account)).map(({ car }) => car)

  test('are listed with their time and their price, the latest first (Spec 3.36, 7.01)', async () => {
    await list.save(ada, [{ car: 'a', price: 19_990 }], at(0))
    await list.save(ada, [{ car: 'b' }], at(1))
    expect(await list.items(ada)).toEqual([
      { car: 'b', savedAt: savedAt(1) },
      { car: 'a', savedAt: savedAt(0), priceWhenSaved: 19_990 },
    ])
    expect(await list.items(bob)).toEqual([])
  })

  test('a car that is saved again stays as it was, and is not new (Spec 4.12)', async () => {
    const first = await list.save(ada, [{ car: 'a', price: 19_990 }], at(0))
    expect(first).toEqual({ added: ['a'], isFull: false })
    const again = await list.save(ada, [{ car: 'a', price: 17_000 }], at(9))
    expect(again).toEqual({ added: [], isFull: false })
    expect(await list.items(ada)).toMatchObject([{ savedAt: savedAt(0), priceWhenSaved: 19_990 }])
  })

  test('of one call keep their order, each once (Spec 3.36)', async () => {
    const cars = [{ car: 'b' }, { car: 'a' }, { car: 'b' }, { car: 'c' }]
    const { added } = await list.save(ada, cars, at(0))
    expect(added).toEqual(['b', 'a', 'c'])
    expect(await carsOf()).toEqual(['c', 'a', 'b'])
  })

  test('a removed car is gone, of this account alone; an absent one may be removed too (Spec 7.02)', async () => {
    for (const account of [ada, bob]) await list.save(account, [{ car: 'a' }], at(0))
    await list.remove(ada, 'a', at(1))
    await list.remove(ada, 'a', at(2))
    await list.remove(ada, 'never', at(2))
    expect([await carsOf(ada), await carsOf(bob)]).toEqual([[], ['a']])
  })

  test('a removal that is taken back leaves time and price as they were (Spec 8.13)', async () => {
    await list.save(ada, [{ car: 'a', price: 19_990 }], at(0))
    await list.remove(ada, 'a', at(10))
    const { added } = await list.save(ada, [{ car: 'a', price: 1 }], at(10 + UNDO_SECONDS))
    expect(added).toEqual([])
    expect(await list.items(ada)).toMatchObject([{ savedAt: savedAt(0), priceWhenSaved: 19_990 }])
  })

  test('a car that is saved long after its removal is saved anew (Spec 4.12)', async () => {
    await list.save(ada, [{ car: 'a', price: 19_990 }], at(0))
    await list.remove(ada, 'a', at(10))
    const later = 11 + UNDO_SECONDS
    expect(await list.save(ada, [{ car: 'a', price: 1 }], at(later))).toMatchObject({
      added: ['a'],
    })
    expect(await list.items(ada)).toMatchObject([{ savedAt: savedAt(later), priceWhenSaved: 1 }])
  })

  test('only what was removed shortly before, or is saved, can be restored (Spec 4.01)', async () => {
    await list.save(ada, [{ car: 'a' }, { car: 'b' }], at(0))
    await list.remove(ada, 'b', at(10))
    const restored = (car: string, seconds: number, account = ada) =>
      list.restore(account, car, at(seconds))
    expect(await restored('never', 11)).toBe(false)
    expect(await restored('b', 11, bob)).toBe(false)
    expect(await restored('a', 11)).toBe(true)
    expect(await restored('b', 11)).toBe(true)
    expect((await carsOf()).toSorted()).toEqual(['a', 'b'])
    await list.remove(ada, 'b', at(20))
    expect(await restored('b', 21 + UNDO_SECONDS)).toBe(false)
  })

  test('what no database can store is no car (D22)', async () => {
    const bad = ['\0', '\ud800']
    expect(
      await list.save(
        ada,
        bad.map((car) => ({ car })),
        at(0),
      ),
    ).toMatchObject({ added: [] })
    for (const car of bad) {
      await list.remove(ada, car, at(0))
      expect(await list.restore(ada, car, at(0))).toBe(false)
    }
    expect(await carsOf()).toEqual([])
  })

  test(`of ${MOST_SAVED} cars none is lost, and no other is taken (Spec 4.12)`, async () => {
    const cars = numbered(MOST_SAVED)
    expect(await list.save(ada, cars, at(0))).toMatchObject({ isFull: false })
    expect(await list.save(ada, [{ car: 'more' }], at(1))).toMatchObject({
      added: [],
      isFull: true,
    })
    // What is saved already needs no room.
    expect(await list.save(ada, cars, at(2))).toMatchObject({ added: [], isFull: false })
    expect(await carsOf()).toEqual(cars.map(({ car }) => car).toReversed())
    await list.remove(ada, 'car-7', at(3))
    expect(await list.save(ada, [{ car: 'more' }], at(4))).toMatchObject({ added: ['more'] })
    expect(await list.save(ada, [{ car: 'car-7' }], at(5))).toMatchObject({ isFull: true })
  })

  test('two processes that save and remove at the same time lose nothing (Spec 4.12)', async () => {
    const other = (await database.open()).watchlist('harbour')
    const [ours, theirs] = [numbered(25, 'ours'), numbered(25, 'theirs')]
    const one = async (from: WatchlistStore, cars: typeof ours) => {
      for (const car of cars) {
        await from.save(ada, [car, { car: 'both' }], at(0))
        await from.remove(ada, 'both', at(1))
      }
    }
    await Promise.all([one(list, ours), one(other, theirs)])
    const expected = [...ours, ...theirs].map(({ car }) => car)
    expect((await carsOf()).toSorted()).toEqual(expected.toSorted())
  })
})
