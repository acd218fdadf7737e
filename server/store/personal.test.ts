import { beforeAll, describe, expect, test } from 'vitest'
import { dumpOf } from './dump.fixture.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { leadCreated, minutesLater } from './new-lead.fixture.ts'
import type { PersonalStore } from './personal-store.ts'
import { personalTables, tablesOfPersons } from './queries/personal-tables.ts'
import {
  fillTables,
  marksOf,
  otto,
  type Somebody,
  signInAs,
  tablesOf,
  zelda,
} from './somebody.fixture.ts'
import { changeOf } from './stock-change.fixture.ts'
import type { Store } from './store.ts'

describeOnEngines('personal data', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let personal: PersonalStore

  beforeAll(async () => {
    store = await database.open()
    personal = store.personal('harbour')
  })

  const signIn = (somebody: Somebody, created?: string) => signInAs(store, somebody, created)
  const fill = (somebody: Somebody) => fillTables(store, database.location(), somebody)
  const tablesWith = (somebody: Somebody) => tablesOf(database.location(), somebody)
  const personTables = tablesOfPersons.map(([name]) => name).toSorted()

  test('every table of the database says what it has of persons', async () => {
    const stored = [...(await dumpOf(database.location())).keys()].filter(
      (name) => !name.startsWith('kysely'),
    )
    expect(stored.toSorted()).toEqual(Object.keys(personalTables).toSorted())
  })

  test('the fixture has something of its person in each of their tables', async () => {
    await fill(zelda)
    expect(await tablesWith(zelda)).toEqual(personTables)
  })

  test('of an account is everything since it was made, without secrets and others’', async () => {
    const account = await fill(zelda)
    await fill(otto)
    const data = await personal.data(account)
    expect(data).toMatchObject({
      account: [{ phone: zelda.phone, name: zelda.name, email: 'zelda@example.com' }],
      sessions: [{ created: leadCreated }],
      codes: [{ state: 'used' }],
      saved_cars: [{ car: 'zelda-car', price_when_saved: 9 }],
      messages: [
        { expires_at: minutesLater(60) },
        { id: 'zelda-later-reply-1' },
        { id: 'zelda-message' },
        { id: 'zelda-prize' },
      ],
      history: [{ lead: 'zelda-later', kind: 'reply', details: { text: `Dear ${zelda.name}` } }],
      enquiries: [{ id: 'zelda-later', body: { name: zelda.name }, appointment: {} }],
      bookings: [{ id: 'zelda-later', location: 'newstead' }],
      deliveries: [
        { lead: '' },
        { lead: 'zelda-later' },
        { id: 'zelda-later-reply-1' },
        { id: 'zelda-message' },
        { id: 'zelda-prize' },
      ],
      spins: [{ number: 1, prize: '$2,000 cash', claim_code: 'W-zelda-spin' }],
    })
    const text = JSON.stringify(data)
    for (const secret of ['signature', 'address', 'token', 'edit', 'digest', 'sales@example.com']) {
      expect(text.replace('"location"', '')).not.toContain(`${secret}`)
    }
    for (const mark of [...marksOf(otto), 'zelda-before']) expect(text).not.toContain(mark)
    expect((await personal.enquiries(account)).map(({ id }) => id)).toEqual(['zelda-later'])
  })

  test('a tenant has nothing of an account of another one', async () => {
    const account = await fill(zelda)
    const kiwi = store.personal('kiwi')
    expect([await kiwi.data(account), await kiwi.enquiries(account)]).toEqual([undefined, []])
    expect(await kiwi.eraseAccount(account, { enquiries: true })).toBe(false)
    expect(await kiwi.eraseNumber(zelda.phone)).toBe(0)
    expect(await tablesWith(zelda)).toEqual(personTables)
  })

  describe('an account that is deleted', () => {
    test('leaves the dealer the enquiries alone, and nothing of others is touched', async () => {
      const account = await fill(zelda)
      await fill(otto)
      expect(await personal.eraseAccount(account, { enquiries: false })).toBe(true)
      const left = [
        'appointment',
        'delivery',
        'delivery_try',
        'desk_event',
        'lead',
        'lead_event',
        'lead_key',
        'message',
        'valuation',
        'valuation_image',
      ]
      expect(await tablesWith(zelda)).toEqual(left)
      expect(await tablesWith(otto)).toEqual(personTables)
      expect(await personal.data(account)).toBeUndefined()
      expect(await personal.eraseAccount(account, { enquiries: false })).toBe(false)
    })

    test('gives them to nobody who signs in with that number later', async () => {
      await personal.eraseAccount(await fill(zelda), { enquiries: false })
      const next = await signIn(zelda, minutesLater(2))
      expect(await personal.enquiries(next)).toEqual([])
    })

    test('with its enquiries leaves those of before it was made', async () => {
      const account = await fill(zelda)
      expect(await personal.eraseAccount(account, { enquiries: true })).toBe(true)
      expect(await store.leads('harbour').lead('zelda-later')).toBeUndefined()
      expect(await store.leads('harbour').lead('zelda-before')).toBeDefined()
    })
  })

  test('a number that is erased is in no table, others are untouched', async () => {
    await store.stock('harbour').write(changeOf({ version: 0, ids: ['a'], feed: 'one' }))
    const account = await fill(zelda)
    await fill(otto)
    expect(await personal.eraseNumber(zelda.phone)).toBeGreaterThan(personTables.length)
    expect(await tablesWith(zelda)).toEqual([])
    expect(await tablesWith(otto)).toEqual(personTables)
    expect([await personal.data(account), await personal.eraseNumber(zelda.phone)]).toEqual([
      undefined,
      0,
    ])
  })
})
