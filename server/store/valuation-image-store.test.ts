import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { minutesLater } from './new-lead.fixture.ts'
import { newValuation, newValuationImage } from './new-valuation.fixture.ts'
import type { Store } from './store.ts'
import type { ValuationImageStore } from './valuation-image-store.ts'

const id = 'a-valuation'
const DAY = 60 * 24

describeOnEngines('pictures of valuations', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let images: ValuationImageStore
  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
  })
  beforeEach(async () => {
    images = store.valuationImages('harbour')
    await store.valuations('harbour').begin(newValuation({ id }))
  })
  const add = (key: string, place = 0, most = 10) =>
    images.add(id, newValuationImage({ key, place, file: `file-${key}` }), most)
  const keys = async () => (await images.images(id)).map(({ key }) => key)

  test('are in the order that they were chosen in, however they arrive (Spec 5.24)', async () => {
    for (const [key, place] of [
      ['c', 2],
      ['a', 0],
      ['b', 1],
    ] as const)
      expect(await add(key, place)).toBe('added')
    expect(await keys()).toEqual(['a', 'b', 'c'])
    expect(await images.images(id)).toContainEqual(
      newValuationImage({ key: 'b', place: 1, file: 'file-b' }),
    )
    expect(await images.files()).toEqual(new Set(['file-a', 'file-b', 'file-c']))
  })

  test('one that is sent twice at once is there once (Spec 5.24)', async () => {
    const both = [images, other.valuationImages('harbour')]
    const sent = await Promise.all(
      both.map((each, at) => each.add(id, newValuationImage({ file: `file-${at}` }), 10)),
    )
    expect(sent.toSorted()).toEqual(['added', 'known'])
    expect(await keys()).toEqual(['front'])
  })

  test('no more than the most, of whichever processes; a removed one makes room (Spec 5.24, 9.29)', async () => {
    await add('a')
    const both = [images, other.valuationImages('harbour')]
    const sent = await Promise.all(
      both.map((each, at) => each.add(id, newValuationImage({ key: `b${at}` }), 2)),
    )
    expect(sent.toSorted()).toEqual(['added', 'full'])
    expect(await images.remove(id, 'a')).toBe('file-a')
    expect(await images.remove(id, 'a')).toBeUndefined()
    expect(await add('c', 0, 2)).toBe('added')
  })

  test('none without their valuation, and with it they go (Spec 5.24)', async () => {
    expect(await images.add('another', newValuationImage(), 10)).toBe('gone')
    expect(await images.add('\0', newValuationImage(), 10)).toBe('gone')
    expect([await images.images('\0'), await images.remove(id, '\0')]).toEqual([[], undefined])
    await add('a')
    await store.forgetAllEndedValuations(minutesLater(13 * DAY), minutesLater(0))
    expect(await keys()).toEqual(['a'])
    await store.forgetAllEndedValuations(minutesLater(15 * DAY), minutesLater(0))
    expect([await keys(), await images.files()]).toEqual([[], new Set()])
  })
})
