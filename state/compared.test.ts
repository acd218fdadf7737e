import { describe, expect, it } from 'vitest'
import { type ComparedOptions, createCompared } from './compared.ts'
import { memoryStorage, refusedStorage } from './memory-storage.fixture.ts'

const car = (id: string) => ({ id, name: `2024 Kia EV6 ${id}`, picture: `/media/${id}.webp` })

function setUp(held = memoryStorage(), storage = () => held) {
  const otherTabs = new EventTarget()
  const tracked: [event: number, carId: string][] = []
  const track: ComparedOptions['track'] = (event, { carId = '' } = {}) =>
    tracked.push([event, carId])
  return { compared: createCompared({ storage, otherTabs, track }), held, otherTabs, tracked }
}

const chosen = (...ids: string[]) => JSON.stringify(ids.map(car))

describe('cars to compare', () => {
  it('are added once, removed by the second press, and kept for the next page (Spec 1.04)', () => {
    const { compared, held } = setUp()
    expect(compared.toggle(car('a'))).toBe('added')
    expect(compared.toggle(car('b'))).toBe('added')
    expect(compared.toggle(car('a'))).toBe('removed')
    expect(setUp(held).compared.list()).toEqual([car('b')])
  })

  it('are four at most: a fifth is refused until one is removed, and each that is added is event 1002 (Spec 1.04, 7.19)', () => {
    const { compared, tracked } = setUp()
    for (const id of ['a', 'b', 'c', 'd']) compared.toggle(car(id))
    expect(compared.toggle(car('e'))).toBe('full')
    expect(compared.list().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    compared.remove('b')
    expect(compared.toggle(car('e'))).toBe('added')
    // The refused one and the removed one are not.
    expect(tracked).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => [1002, id]))
    expect(compared.list().map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e'])
  })

  it('of another program, or damaged, are none; of a longer list, the first four', () => {
    const { compared, held } = setUp()
    for (const damaged of ['{"a":1}', '[{"id":"a"},{"id":4,"name":"Kia"},null]', 'x', 'null']) {
      held.setItem('compared', damaged)
      expect(compared.list()).toEqual([])
    }
    held.setItem('compared', chosen('a', 'b', 'c', 'd', 'e'))
    expect(compared.list()).toHaveLength(4)
  })

  it('follow another tab, and are kept in this one where storage is refused', () => {
    const { compared, otherTabs } = setUp(undefined, refusedStorage)
    let changes = 0
    compared.subscribe(() => changes++)
    compared.toggle(car('a'))
    expect(compared.has('a')).toBe(true)
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'compared' }))
    expect(changes).toBe(2)
  })
})
