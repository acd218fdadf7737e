import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { recordingLog } from '../log.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'
import { EventCounter } from './event-counter.ts'

const { favourite, phoneClick } = eventIds
const day = '2026-11-21'
const week = { from: '2026-11-15', to: '2026-11-22' }

describeOnEngines('the counter of events', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    await store.stock('harbour').write(changeOf({ version: 0, ids: ['a', 'b'] }))
  })

  /** A counter over the test's store, which fails while `isDown` is true. */
  function counter() {
    const state = { isDown: false, opened: 0 }
    const { log, logged } = recordingLog()
    const open = async () => {
      state.opened += 1
      if (state.isDown) throw new Error('no disk')
      return store
    }
    return { state, logged, events: new EventCounter({ open, log }) }
  }

  describe('events of visitors', () => {
    test('are counts by site, day, event and car (Spec 7.19, 7.24, 7.25)', async () => {
      const { events } = counter()
      events.add('harbour', day, [
        { event: favourite, carId: 'a' },
        { event: favourite, carId: 'a' },
        { event: phoneClick, carId: '' },
      ])
      events.add('harbour', '2026-11-22', [{ event: favourite, carId: 'a' }])
      events.add('kiwi', day, [{ event: phoneClick, carId: '' }])
      await events.flush()
      events.add('harbour', day, [{ event: favourite, carId: 'a' }])
      await events.close()
      expect(await store.events('harbour').counts(week)).toEqual([
        { day, event: phoneClick, carId: '', count: 1 },
        { day, event: favourite, carId: 'a', count: 3 },
        { day: '2026-11-22', event: favourite, carId: 'a', count: 1 },
      ])
      expect(await store.events('kiwi').counts(week)).toHaveLength(1)
      expect(events.stats()).toEqual({ counted: 6, unknownCar: 0, dropped: 0, waiting: 0 })
    })

    test('of all sites are written in one transaction', async () => {
      const { events } = counter()
      const sites = Array.from({ length: 50 }, (_, site) => `site-${site}`)
      for (const site of sites) events.add(site, day, [{ event: phoneClick, carId: '' }])
      let waiting = 0
      let most = 0
      const eventsOf = store.events.bind(store)
      vi.spyOn(store, 'events').mockImplementation((tenant) => {
        const handle = eventsOf(tenant)
        return {
          ...handle,
          async add(counts) {
            most = Math.max(most, ++waiting)
            await handle.add(counts)
            waiting -= 1
          },
        }
      })
      await events.flush()
      expect(most).toBe(sites.length)
      expect(events.stats()).toMatchObject({ counted: 50, waiting: 0 })
    })

    test('of a car id that no database takes cost no other event', async () => {
      const { events } = counter()
      const carIds = ['a', '\ud800', 'a\0', '\0']
      events.add(
        'harbour',
        day,
        carIds.map((carId) => ({ event: favourite, carId })),
      )
      await events.flush()
      expect(events.stats()).toEqual({ counted: 1, unknownCar: 3, dropped: 0, waiting: 0 })
    })

    test('reach the store by themselves', async () => {
      const { events } = counter()
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      await vi.waitFor(() => expect(events.stats().counted).toBe(1), { timeout: 20_000 })
      expect(await store.events('harbour').counts(week)).toHaveLength(1)
    })

    test('about a car that the site does not have are not counted', async () => {
      const { events } = counter()
      events.add('harbour', day, [
        { event: favourite, carId: 'made-up' },
        { event: favourite, carId: "a' or 1=1 --" },
        { event: favourite, carId: 'b' },
      ])
      // That car is another dealer's.
      events.add('kiwi', day, [{ event: favourite, carId: 'a' }])
      await events.close()
      const found = await store.events('harbour').counts(week)
      expect(found.map(({ carId }) => carId)).toEqual(['b'])
      expect(await store.events('kiwi').counts(week)).toEqual([])
      expect(events.stats()).toMatchObject({ counted: 1, unknownCar: 3 })
    })
  })

  describe('while the store is down', () => {
    test('counts wait, it is logged once, and they are written when it is back', async () => {
      const { events, state, logged } = counter()
      state.isDown = true
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      await events.flush()
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      await events.flush()
      expect(events.stats()).toEqual({ counted: 0, unknownCar: 0, dropped: 0, waiting: 2 })
      expect(logged.map(({ event }) => event)).toEqual(['events_not_written'])
      state.isDown = false
      await events.close()
      expect(await store.events('harbour').counts(week)).toEqual([
        { day, event: phoneClick, carId: '', count: 2 },
      ])
    })

    test('a site’s counters are bounded; events beyond the bound are counted as dropped and logged once', async () => {
      const { events, state, logged } = counter()
      state.isDown = true
      for (let car = 0; car < 2_500; car += 1) {
        events.add('harbour', day, [{ event: favourite, carId: String(car) }])
      }
      // An existing counter still counts, as does one without a car; another site has its own bound.
      events.add('harbour', day, [{ event: favourite, carId: '7' }])
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      events.add('kiwi', day, [{ event: favourite, carId: '1' }])
      expect(events.stats()).toMatchObject({ dropped: 500, waiting: 2_003 })
      expect(logged.map(({ event }) => event)).toEqual(['events_dropped'])
      await events.flush()
      expect(events.stats()).toMatchObject({ dropped: 500, waiting: 2_003 })
      await events.close()
    })

    test('all sites’ counters together are bounded', () => {
      const { events } = counter()
      for (let site = 0; site < 30; site += 1) {
        for (let car = 0; car < 1_000; car += 1) {
          events.add(`site-${site}`, day, [{ event: favourite, carId: String(car) }])
        }
      }
      expect(events.stats()).toMatchObject({ dropped: 10_000, waiting: 20_000 })
    })

    test('the end waits for no store that does not answer', async () => {
      const { log, logged } = recordingLog()
      const events = new EventCounter({ open: () => new Promise(() => {}), log })
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      await events.close(20)
      expect(logged).toContainEqual(expect.objectContaining({ event: 'events_dropped', events: 1 }))
      expect(events.stats()).toMatchObject({ counted: 0, dropped: 1 })
    })

    test('what is still unwritten at the end is logged with its number', async () => {
      const { events, state, logged } = counter()
      state.isDown = true
      events.add('harbour', day, [{ event: phoneClick, carId: '' }])
      await events.close()
      expect(logged).toContainEqual({
        level: 'error',
        event: 'events_dropped',
        events: 1,
        reason: 'the server ends',
      })
      expect(events.stats()).toEqual({ counted: 0, unknownCar: 0, dropped: 1, waiting: 0 })
    })
  })
})
