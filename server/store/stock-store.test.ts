import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { changeOf } from './stock-change.fixture.ts'
import type { Store } from './store.ts'

describeOnEngines('a stock', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
  })

  const stock = () => store.stock('harbour')
  const written = async (ids: string[], lost: string[] = []) =>
    stock().write(changeOf({ version: await stock().version(), ids, lost }))

  async function idsOf(): Promise<string[]> {
    const ids: string[] = []
    for await (const { car } of stock().cars()) ids.push(car.id)
    return ids
  }

  test('is read in byte order of its ids, over several reads too', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => `${at % 2 ? 'a' : 'B'}-${at}`)
    const ids = [...many, '_', 'ä', 'Z']
    expect(await written(ids)).toBe(true)
    const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
    expect(await idsOf()).toEqual(ids.toSorted(byBytes))
    const owned: string[] = []
    for await (const rows of stock().owned()) owned.push(...rows.map(({ id }) => id))
    expect(owned).toEqual(ids.toSorted(byBytes))
  })

  test('returns a car’s JSON unchanged, and counts its bytes in UTF-8', async () => {
    const change = changeOf({ version: 0, ids: ['a'] })
    const [[car] = []] = [...change.changed]
    if (!car) throw new Error('the fixture wrote no car')
    const body = `{"z":1, "a": "é\\u0000",${car.body.slice(1)}`
    await stock().write({ ...change, changed: [[{ ...car, body }]] })
    for await (const found of stock().cars()) expect(found.json).toBe(body)
    expect(await stock().size()).toEqual({ cars: 1, bytes: Buffer.byteLength(body) })
  })

  test('an empty one has no cars and no bytes', async () => {
    expect(await stock().size()).toEqual({ cars: 0, bytes: 0 })
    expect(await stock().counts()).toEqual({})
  })

  test('a difference computed from an older version is not written', async () => {
    await written(['a'])
    expect(await stock().write(changeOf({ version: 0, ids: ['b'] }))).toBe(false)
    expect(await idsOf()).toEqual(['a'])
    expect(await stock().runs()).toHaveLength(1)
  })

  test('tells which cars changed since a version, and how they are now (Spec 9.19)', async () => {
    await written(['a', 'b', 'c'])
    await written(['b'], ['a'])
    await written(['c'])
    const told = async (since: number) => {
      const changes = await stock().changesSince(since)
      const cars = changes?.cars.map(({ id, stored }) => [id, stored?.car.id] as const)
      return changes && { version: changes.version, cars: Object.fromEntries(cars ?? []) }
    }
    expect(await told(0)).toEqual({ version: 3, cars: { a: undefined, b: 'b', c: 'c' } })
    expect(await told(2)).toEqual({ version: 3, cars: { c: 'c' } })
    expect(await told(3)).toEqual({ version: 3, cars: {} })
  })

  test.each([
    [200, 'told'],
    [201, 'not told'],
  ])('of a version that changes %i cars they are %s', async (count, told) => {
    await written(['first'])
    await written(Array.from({ length: count }, (_, at) => `car-${at}`))
    await written(['car-0'])
    expect((await stock().changesSince(1))?.cars.length).toBe(told === 'told' ? count : undefined)
    expect((await stock().changesSince(2))?.cars).toHaveLength(1)
  })

  test('of two imports compared with the same version only one is written', async () => {
    const other = await database.open()
    const ids = Array.from({ length: 300 }, (_, at) => `${at}`)
    const results = await Promise.all([
      stock().write(changeOf({ version: 0, ids, feed: 'one' })),
      other.stock('harbour').write(changeOf({ version: 0, ids, feed: 'two' })),
    ])
    expect(results.toSorted()).toEqual([false, true])
    expect(await stock().version()).toBe(1)
    expect(await stock().counts()).toEqual({ [results[0] ? 'one' : 'two']: 300 })
  })

  test('a change that fails half-way is rolled back', async () => {
    await written(['a'])
    const change = changeOf({ version: 1, ids: ['b'], lost: ['a'] })
    const twice = [...change.changed].flat().map((car) => ({ ...car, id: 'c' }))
    const failing = stock().write({ ...change, changed: [...change.changed, twice] })
    await expect(failing).rejects.toMatchObject({ name: 'StoreError', code: 'exists' })
    expect(await idsOf()).toEqual(['a'])
    expect(await stock().version()).toBe(1)
  })

  test('stores the rows a run rejected, NUL as the replacement character', async () => {
    const rejected = [
      { line: 2, column: 'make', value: 'a\0b', reason: 'unusable_value', detail: 'found "a\0b"' },
      { line: 3, reason: 'empty_row', detail: 'the row is empty' },
    ]
    await stock().write({ ...changeOf({ version: 0, ids: ['a'] }), rejected })
    const [run] = await stock().runs()
    expect(await stock().rejected(run?.id ?? 0)).toEqual([
      { ...rejected[0], value: 'a\ufffdb', detail: 'found "a\ufffdb"' },
      rejected[1],
    ])
  })

  test('a snapshot is consistent while others write', async () => {
    await written(['a', 'b'])
    const other = await database.open()
    const seen = await stock().snapshot(async (reader) => {
      const { cars } = await reader.size()
      await other.stock('harbour').write(changeOf({ version: 1, ids: ['c'], lost: ['a', 'b'] }))
      const ids: string[] = []
      for await (const { car } of reader.cars()) ids.push(car.id)
      return { cars, ids, version: await reader.version() }
    })
    expect(seen).toEqual({ cars: 2, ids: ['a', 'b'], version: 1 })
    expect(await idsOf()).toEqual(['c'])
  })

  test('a snapshot whose reader fails ends, and the stock can be written', async () => {
    const failing = stock().snapshot(async (reader) => {
      await reader.size()
      throw new Error('of the reader')
    })
    await expect(failing).rejects.toThrow('of the reader')
    expect(await written(['a'])).toBe(true)
  })
})
