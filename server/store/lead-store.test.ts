import { beforeAll, describe, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { LeadStore, NewLead, SavedLead } from './lead-store.ts'
import { leadCreated, mail, minutesLater, newLead, webhook } from './new-lead.fixture.ts'
import type { Store } from './store.ts'

const slot = {
  location: 'newstead',
  startsAt: '2026-11-26T00:30:00.000Z',
  local: '2026-11-26T10:30',
}
const thursday = {
  location: 'newstead',
  from: '2026-11-25T14:00:00.000Z',
  to: '2026-11-26T14:00:00.000Z',
}
const fifty = Array.from({ length: 50 }, (_, at) => `lead-${at}`)

describeOnEngines('leads', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let other: Store
  let leads: LeadStore

  beforeAll(async () => {
    store = await database.open()
    other = await database.open()
    leads = store.leads('harbour')
  })

  /** Saves through two stores in turn, all at once. */
  const saveAtOnce = (given: readonly NewLead[]): Promise<SavedLead[]> =>
    Promise.all(given.map((lead, at) => (at % 2 ? store : other).leads('harbour').save(lead)))
  const statesOf = (saved: readonly SavedLead[]) => saved.map(({ state }) => state).toSorted()
  const stored = () => leads.leads({ limit: 100 })

  test('are read as they were saved, with their deliveries (D23)', async () => {
    const lead = newLead({ id: 'a', appointment: slot })
    expect(await leads.save(lead)).toEqual({ state: 'stored', id: 'a', editKey: 'edit-a' })
    expect(await leads.lead('a')).toEqual({
      id: 'a',
      created: leadCreated,
      kind: 'enquiry',
      body: lead.body,
      changes: {},
      changed: undefined,
      appointment: slot,
    })
    const fresh = {
      state: 'waiting',
      created: leadCreated,
      nextAt: leadCreated,
      tries: 0,
      refusals: 0,
    }
    expect(await leads.deliveries('a')).toEqual([
      { ...fresh, id: 'a-1', destination: webhook, attempts: [] },
      { ...fresh, id: 'a-2', destination: mail, attempts: [] },
    ])
    expect(await stored()).toEqual([
      {
        id: 'a',
        created: leadCreated,
        kind: 'enquiry',
        category: 'Used Vehicle Enquiry',
        car: 'car-of-a',
        location: 'newstead',
        deliveries: { waiting: 2, done: 0, failed: 0 },
      },
    ])
  })

  test('a lead and its deliveries are stored together or not at all (D23)', async () => {
    await leads.save(newLead({ id: 'a', destinations: [] }))
    // The id is taken: the row of the lead is the last that fails, after key and slot.
    const again = newLead({ id: 'a', key: 'another-key', digest: 'another', appointment: slot })
    await expect(leads.save(again)).rejects.toMatchObject({ code: 'exists' })
    expect(await leads.deliveries('a')).toEqual([])
    expect(await store.appointments('harbour').taken(thursday)).toEqual([])
    expect(await leads.save({ ...again, id: 'b' })).toMatchObject({ state: 'stored', id: 'b' })
  })

  test.each([
    ['NUL and half a character', 'a\0b\u{d800}c'],
    ['ten thousand letters', 'é'.repeat(10_000)],
    ['a script and right-to-left', '<script>alert(1)</script>\u{202e}'],
  ])('%s in a text survive', async (_what, text) => {
    const lead = newLead({ id: 'a' })
    const body = { ...lead.body, message: text, car_id: text, location: text }
    await leads.save({ ...lead, body })
    expect((await leads.lead('a'))?.body).toEqual(body)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    { id: 'a b' },
    { id: 'a', key: '' },
    { id: 'a', digest: 'a\0' },
    { id: 'a', created: '2026-11-23' },
    { id: 'a', appointment: { ...slot, startsAt: '2026-11-26T10:30' } },
  ])('%j is refused', async (given) => {
    await expect(leads.save(newLead(given))).rejects.toThrow(RangeError)
    expect(await stored()).toEqual([])
  })

  describe('the same submission', () => {
    test('a key, and the same content within ten minutes, make one lead (D24, D36)', async () => {
      const first = newLead({ id: 'a', appointment: slot })
      await leads.save(first)
      const retry = { ...first, id: 'b', editKey: 'edit-b', created: minutesLater(2) }
      expect(await leads.save(retry)).toEqual({ state: 'known', id: 'a', editKey: 'edit-a' })
      expect(await leads.findDuplicate(retry)).toEqual({
        state: 'known',
        id: 'a',
        editKey: 'edit-a',
      })
      const edited = { ...retry, id: 'c', digest: 'digest-of-c' }
      expect(await leads.save(edited)).toEqual({ state: 'known', id: 'a', editKey: 'edit-a' })
      const secondTab = { ...retry, id: 'd', key: 'key-of-the-second-tab' }
      const known = { state: 'known', id: 'a', editKey: undefined }
      expect(await leads.save(secondTab)).toEqual(known)
      expect(await leads.save({ ...secondTab, created: minutesLater(60) })).toEqual(known)
      const other = { ...secondTab, key: 'key-of-a-third-tab', digest: 'digest-of-d' }
      expect(await leads.findDuplicate(other)).toBeUndefined()
      const { key, ...withoutScript } = { ...retry, id: 'e' }
      expect(await leads.save(withoutScript)).toEqual(known)
      expect(await stored()).toHaveLength(1)
      expect(await leads.deliveries('a')).toHaveLength(2)
    })

    test.each([
      [9.99, 'known'],
      [10, 'stored'],
      [-9.99, 'known'],
      [-10, 'stored'],
    ])('the same content %d minutes later is %s (D36)', async (minutes, state) => {
      await leads.save(newLead({ id: 'a' }))
      const later = { id: 'b', digest: 'digest-of-a', created: minutesLater(minutes) }
      expect(await leads.save(newLead(later))).toMatchObject({ state })
    })

    test('fifty at once by one key make one lead (D24)', async () => {
      const key = 'one-key-for-all-of-them'
      const saved = await saveAtOnce(fifty.map((id) => newLead({ id, key })))
      expect(statesOf(saved)).toEqual([...Array(49).fill('known'), 'stored'])
      expect(new Set(saved.map((one) => 'id' in one && one.id)).size).toBe(1)
      expect(await stored()).toHaveLength(1)
    })

    test('fifty at once with one content make one lead (D36)', async () => {
      const saved = await saveAtOnce(fifty.map((id) => newLead({ id, digest: 'one-content' })))
      expect(statesOf(saved)).toEqual([...Array(49).fill('known'), 'stored'])
      expect(await stored()).toHaveLength(1)
    })
  })

  describe('appointments', () => {
    test('fifty bookings of one slot make one (D21)', async () => {
      const saved = await saveAtOnce(fifty.map((id) => newLead({ id, appointment: slot })))
      expect(statesOf(saved)).toEqual([...Array(49).fill('slot_taken'), 'stored'])
      expect(await store.appointments('harbour').taken(thursday)).toEqual([slot.startsAt])
      expect(await stored()).toHaveLength(1)
    })

    test('a booking that is sent again is known, not taken (D21, D24)', async () => {
      await leads.save(newLead({ id: 'a', appointment: slot }))
      const again = newLead({ id: 'b', digest: 'digest-of-a', appointment: slot })
      expect(await leads.save(again)).toMatchObject({ state: 'known', id: 'a' })
    })

    test('one that was taken may be sent with another slot, by the same key (D21)', async () => {
      await leads.save(newLead({ id: 'a', appointment: slot }))
      const late = newLead({ id: 'b', appointment: slot })
      expect(await leads.save(late)).toEqual({ state: 'slot_taken' })
      const next = { ...slot, startsAt: '2026-11-26T01:00:00.000Z', local: '2026-11-26T11:00' }
      expect(await leads.save({ ...late, appointment: next })).toMatchObject({ state: 'stored' })
      const { taken } = store.appointments('harbour')
      expect(await taken(thursday)).toEqual([slot.startsAt, next.startsAt])
      expect(await taken({ ...thursday, from: next.startsAt })).toEqual([next.startsAt])
      expect(await taken({ ...thursday, to: next.startsAt })).toEqual([slot.startsAt])
      expect(await taken({ ...thursday, location: 'chermside' })).toEqual([])
    })
  })

  test('a change needs the key, adds up and leaves the body as it was sent (D21)', async () => {
    await leads.save(newLead({ id: 'a' }))
    const now = minutesLater(1)
    expect(await leads.change('a', 'edit-b', { now, form_completed: true })).toBeUndefined()
    expect(await leads.change('b', 'edit-a', { now, form_completed: true })).toBeUndefined()
    expect(await leads.change('a\0', 'edit-a', { now })).toBeUndefined()
    await leads.change('a', 'edit-a', { now, form_completed: true, subcategory: 'Part' })
    const changed = await leads.change('a', 'edit-a', { now, offer_accepted: true })
    const changes = { form_completed: true, subcategory: 'Part', offer_accepted: true }
    expect(changed).toMatchObject({ id: 'a', changes, changed: now })
    expect(await leads.lead('a')).toEqual(changed)
    expect(changed?.body).toEqual(newLead({ id: 'a' }).body)
  })

  test('are listed newest first, in pages and by the state of a delivery', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    for (const [minute, id] of ids.entries()) {
      await leads.save(newLead({ id, created: minutesLater(minute === 3 ? 2 : minute) }))
    }
    const idsOf = async (of: Parameters<LeadStore['leads']>[0]) =>
      (await leads.leads(of)).map(({ id }) => id)
    expect(await idsOf({ limit: 2 })).toEqual(['e', 'd'])
    expect(await idsOf({ limit: 2, after: 'd' })).toEqual(['c', 'b'])
    expect(await idsOf({ limit: 2, after: 'a' })).toEqual([])
    expect(await idsOf({ limit: 2, after: 'unknown' })).toEqual([])
    expect(await idsOf({ limit: 9, state: 'failed' })).toEqual([])
    expect(await idsOf({ limit: 1, state: 'waiting', after: 'c' })).toEqual(['b'])
  })

  test('are forgotten with everything that belongs to them', async () => {
    await leads.save(newLead({ id: 'a', appointment: slot }))
    await leads.save(newLead({ id: 'b' }))
    expect(await store.personal('harbour').eraseLead('c')).toBe(false)
    expect(await store.personal('harbour').eraseLead('a')).toBe(true)
    expect(await leads.lead('a')).toBeUndefined()
    expect(await leads.deliveries('a')).toEqual([])
    expect(await store.appointments('harbour').taken(thursday)).toEqual([])
    expect(await leads.save(newLead({ id: 'a' }))).toMatchObject({ state: 'stored' })
    expect(await leads.deliveries('b')).toHaveLength(2)
  })
})
