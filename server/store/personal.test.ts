import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { dumpOf } from './dump.fixture.ts'
import { describeOnEngines, sharedDatabase, sqliteForTests } from './engines.fixture.ts'
import { leadCreated, mail, minutesLater, newLead } from './new-lead.fixture.ts'
import { newMessage, storeMessages } from './new-message.fixture.ts'
import type { PersonalStore } from './personal-store.ts'
import { personalTables, tablesOfPersons } from './queries/personal-tables.ts'
import { changeOf } from './stock-change.fixture.ts'
import { openStore, type Store } from './store.ts'

/** Somebody of whom every table has something; everything of them has one of their marks. */
interface Somebody {
  readonly id: string
  readonly phone: string
  readonly name: string
}
const zelda: Somebody = { id: 'zelda', phone: '+61491570156', name: 'Zelda Quarrington' }
const other: Somebody = { id: 'otto', phone: '+61491570157', name: 'Otto Hathaway' }
const marks = ({ id, phone, name }: Somebody) => [`${id}-`, phone, name, `${id}@example.com`]

describeOnEngines('personal data', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let personal: PersonalStore

  beforeAll(async () => {
    store = await database.open()
    personal = store.personal('harbour')
  })

  async function signIn({ id, phone }: Somebody, created = leadCreated, tenant = 'harbour') {
    const accounts = store.accounts(tenant)
    const code = `${id}-code-${tenant}-${created}`.replace(/[:.]/g, '')
    const signature = `${id}-signature`
    const address = `${id}-address`
    const expires = minutesLater(60)
    const message = `${id}-sealed`
    await accounts.addCode({ id: code, phone, created, expires, signature, address, message })
    const account = await accounts.signIn({
      code,
      newAccount: `${id}-account`,
      tokenHash: `${code}-token`,
      created,
      expires: minutesLater(60 * 24 * 90),
    })
    if (!account) throw new Error('expected to sign in')
    return account.id
  }
  const leadOf = ({ id, phone, name }: Somebody, which: string, created: string) =>
    newLead({
      id: `${id}-${which}`,
      created,
      destinations: [mail],
      appointment: {
        location: 'newstead',
        startsAt: minutesLater(which.length * 30 + id.length * 300),
        local: '2026-11-26T10:30',
      },
      body: { category: 'Test Drive', name, phone, email: `${id}@example.com` },
    })

  /** A row in every table of persons, and an enquiry of before the sign-in. */
  async function fill(somebody: Somebody): Promise<string> {
    const { id, name, phone } = somebody
    const leads = store.leads('harbour')
    await leads.save(leadOf(somebody, 'before', minutesLater(-60)))
    const account = await signIn(somebody)
    await store.accounts('harbour').setDetails(account, { name, email: `${id}@example.com` })
    await store.watchlist('harbour').save(account, [{ car: `${id}-car`, price: 9 }], new Date())
    await storeMessages(
      database.location(),
      newMessage({ id: `${id}-message`, to: { kind: 'sms', address: phone } }),
    )
    await leads.save(leadOf(somebody, 'later', minutesLater(1)))
    const claim = { worker: 'one', now: minutesLater(1), leaseMs: 60_000, limit: 20 }
    const claimed = await store.claimAllDeliveries({
      ...claim,
      kinds: ['mail', 'sms'],
      perDestination: 9,
    })
    const excerpt = `${id}-excerpt`
    const attempt = { at: leadCreated, ms: 5, outcome: 'failed', excerpt } as const
    await store.finishAllDeliveries(
      'one',
      claimed.map((delivery) => ({ delivery, attempt, next: { state: 'failed' } })),
    )
    return account
  }
  const tables = () => dumpOf(database.location())
  const tablesWith = async (somebody: Somebody) =>
    [...(await tables())]
      .filter(([, rows]) => marks(somebody).some((mark) => rows.includes(mark)))
      .map(([name]) => name)
      .toSorted()
  const personTables = tablesOfPersons.map(([name]) => name).toSorted()

  test('every table of the database says what it has of persons', async () => {
    const stored = [...(await tables()).keys()].filter((name) => !name.startsWith('kysely'))
    expect(stored.toSorted()).toEqual(Object.keys(personalTables).toSorted())
  })

  test('the fixture has something of its person in each of their tables', async () => {
    await fill(zelda)
    expect(await tablesWith(zelda)).toEqual(personTables)
  })

  test('of an account is everything since it was made, without secrets and others’', async () => {
    const account = await fill(zelda)
    await fill(other)
    const data = await personal.data(account)
    expect(data).toMatchObject({
      account: [{ phone: zelda.phone, name: zelda.name, email: 'zelda@example.com' }],
      sessions: [{ created: leadCreated }],
      codes: [{ state: 'used' }],
      saved_cars: [{ car: 'zelda-car', price_when_saved: 9 }],
      messages: [{ expires_at: minutesLater(60) }, { id: 'zelda-message' }],
      enquiries: [{ id: 'zelda-later', body: { name: zelda.name }, appointment: {} }],
      bookings: [{ lead: 'zelda-later', location: 'newstead' }],
      deliveries: [{ lead: '' }, { lead: 'zelda-later' }, { id: 'zelda-message' }],
    })
    const text = JSON.stringify(data)
    for (const secret of ['signature', 'address', 'token', 'edit', 'digest', 'sales@example.com']) {
      expect(text.replace('"location"', '')).not.toContain(`${secret}`)
    }
    for (const mark of [...marks(other), 'zelda-before']) expect(text).not.toContain(mark)
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
      await fill(other)
      expect(await personal.eraseAccount(account, { enquiries: false })).toBe(true)
      const left = ['appointment', 'delivery', 'delivery_try', 'lead', 'lead_key']
      expect(await tablesWith(zelda)).toEqual(left)
      expect(await tablesWith(other)).toEqual(personTables)
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
    await fill(other)
    expect(await personal.eraseNumber(zelda.phone)).toBeGreaterThan(personTables.length)
    expect(await tablesWith(zelda)).toEqual([])
    expect(await tablesWith(other)).toEqual(personTables)
    expect([await personal.data(account), await personal.eraseNumber(zelda.phone)]).toEqual([
      undefined,
      0,
    ])
  })
})

test('what is erased is in no file of SQLite', async () => {
  await using database = await sqliteForTests.fresh()
  const store = await openStore(database.location)
  await store.leads('harbour').save(newLead({ id: 'a' }))
  const marked = newLead({ id: 'zelda-1' })
  const body = { ...marked.body, phone: zelda.phone, name: zelda.name }
  await store.leads('harbour').save({ ...marked, body })
  const folder = dirname(database.location)
  const found = async () => {
    const files = await readdir(folder)
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
    return marks(zelda).filter((mark) => texts.join().includes(mark))
  }
  expect(await found()).toEqual(['zelda-', zelda.phone, zelda.name])
  await store.personal('harbour').eraseNumber(zelda.phone)
  expect(await found()).toEqual([])
  await store.close()
})
