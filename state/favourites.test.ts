import { describe, expect, it } from 'vitest'
import { createFavourites, type FavouritesOptions } from './favourites.ts'
import { memoryStorage, refusedStorage } from './memory-storage.fixture.ts'

function setUp(options: Partial<FavouritesOptions> & { held?: Storage } = {}) {
  const { held = memoryStorage(), ...rest } = options
  const tracked: [event: number, carId: string][] = []
  const favourites = createFavourites({
    storage: () => held,
    otherTabs: new EventTarget(),
    track: (event, { carId = '' } = {}) => tracked.push([event, carId]),
    ...rest,
  })
  return { favourites, tracked, held }
}

/** The event that a tab gets when another one wrote. */
const changeBy = (key: string | null) => Object.assign(new Event('storage'), { key })

describe('favourites', () => {
  it('adds a car that is absent and removes one that is present (Spec 4.13)', () => {
    const { favourites } = setUp()
    expect(favourites.toggle('car-1')).toBe(true)
    expect(favourites.toggle('car-2')).toBe(true)
    expect(favourites.toggle('car-1')).toBe(false)
    expect(favourites.list()).toEqual([{ id: 'car-2' }])
    expect(favourites.has('car-2')).toBe(true)
    expect(favourites.has('car-1')).toBe(false)
  })

  it('reports event 39 when a car is added, and nothing when it is removed (Spec 7.24)', () => {
    const { favourites, tracked } = setUp()
    favourites.toggle('car-1')
    favourites.toggle('car-1')
    expect(tracked).toEqual([[39, 'car-1']])
  })

  it('stores a list of objects with an id for the next visit (Spec 3.36)', () => {
    const { favourites, held } = setUp()
    favourites.toggle('car-7')
    expect(JSON.parse(held.getItem('favourites') ?? '')).toEqual([{ id: 'car-7' }])
    expect(setUp({ held }).favourites.list()).toEqual([{ id: 'car-7' }])
  })

  it('notifies its listeners of every change', () => {
    const { favourites } = setUp()
    const counts: number[] = []
    favourites.subscribe(() => counts.push(favourites.list().length))
    favourites.toggle('car-1')
    favourites.toggle('car-2')
    expect(counts).toEqual([1, 2])
  })

  it('shows what another tab changed or cleared, and ignores other values', () => {
    const otherTabs = new EventTarget()
    const held = memoryStorage()
    const { favourites } = setUp({ held, otherTabs })
    const seen: number[] = []
    favourites.subscribe(() => seen.push(favourites.list().length))
    setUp({ held }).favourites.toggle('car-1')
    otherTabs.dispatchEvent(changeBy('favourites'))
    otherTabs.dispatchEvent(changeBy('search-history'))
    held.clear()
    otherTabs.dispatchEvent(changeBy(null))
    expect(seen).toEqual([1, 0])
  })

  it('works in memory if the visitor blocks storage', () => {
    const { favourites } = setUp({ storage: refusedStorage })
    expect(favourites.list()).toEqual([])
    favourites.toggle('car-1')
    expect(favourites.list()).toEqual([{ id: 'car-1' }])
  })

  it('keeps a change in memory if the storage is full', () => {
    const held = memoryStorage({ favourites: '[{"id":"car-1"}]' })
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { favourites } = setUp({ held: { ...held, getItem: held.getItem, setItem: full } })
    favourites.toggle('car-2')
    expect(favourites.list()).toEqual([{ id: 'car-1' }, { id: 'car-2' }])
  })

  it.each([
    ['no JSON', '{', []],
    ['another shape', '{"id":"car-1"}', []],
    ['entries without an id', '["car-1",{"id":"car-2"},{"id":3},null]', [{ id: 'car-2' }]],
  ])('reads what it can of damaged storage: %s', (_, stored, expected) => {
    const { favourites } = setUp({ held: memoryStorage({ favourites: stored }) })
    expect(favourites.list()).toEqual(expected)
  })
})
