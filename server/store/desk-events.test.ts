import { expect, test } from 'vitest'
import { Followers } from '../live/followers.ts'
import { silentLog } from '../log.fixture.ts'
import type { DeskEvent } from './desk-event-store.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { minutesLater, newLead } from './new-lead.fixture.ts'
import { changeOf } from './stock-change.fixture.ts'
import { openStore } from './store.ts'

const always = '9999-12-31T00:00:00.000Z'

describeOnEngines('what changes at a site', (engine) => {
  const database = sharedDatabase(engine)

  const everything = async (tenant: string): Promise<readonly DeskEvent[]> => {
    const store = await database.open()
    return store.allDeskEvents(new Map([[tenant, 0]]))
  }

  test('is told by kind and id, with a number of its site (Spec 6.01)', async () => {
    const store = await database.open()
    const slot = { location: 'newstead', startsAt: minutesLater(60), local: '2026-11-26T10:30' }
    await store.leads('harbour').save(newLead({ id: 'a', appointment: slot }))
    await store.leads('kiwi').save(newLead({ id: 'b' }))
    await store.leads('harbour').change('a', 'edit-a', { now: minutesLater(1) })
    await store.stock('harbour').write(changeOf({ version: 0, ids: ['car'] }))
    const byNobody = { person: undefined, at: minutesLater(1), client: undefined }
    const page = { path: 'pages/home.json', text: '{}', message: '', source: 'import' } as const
    await store.documents('harbour').revise(page, byNobody)
    expect(await everything('harbour')).toEqual(
      [
        { kind: 'lead', id: 'a' },
        { kind: 'appointment', id: 'a' },
        { kind: 'lead', id: 'a' },
        { kind: 'stock', id: '' },
        { kind: 'import', id: 'fixture' },
        { kind: 'document', id: 'pages/home.json' },
      ].map((event, at) => ({ tenant: 'harbour', n: at + 1, ...event })),
    )
    expect(await everything('kiwi')).toEqual([{ tenant: 'kiwi', n: 1, kind: 'lead', id: 'b' }])
  })

  test('reaches readers in two stores in one order without a gap, while four write (Spec 6.01)', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(database.location())))
    const readers = stores.slice(0, 2).map((store) => {
      const seen: DeskEvent[] = []
      const { promise: all, resolve } = Promise.withResolvers<void>()
      const followers = new Followers({ open: async () => store, log: silentLog, pollMs: 1 })
      const end = followers.follow('harbour', 0, (event) => {
        if (seen.push(event) === 100) resolve()
      })
      return { seen, all, end }
    })
    const ids = Array.from({ length: 100 }, (_, at) => `lead-${at}`)
    await Promise.all(
      stores.map(async (store, at) => {
        for (const id of ids.filter((_, n) => n % 4 === at)) {
          await store.leads('harbour').save(newLead({ id }))
        }
      }),
    )
    await Promise.all(readers.map(({ all }) => all))
    for (const { end } of readers) end()
    const [one, other] = readers.map(({ seen }) => seen)
    expect(one).toEqual(other)
    expect(one?.map(({ n }) => n)).toEqual(ids.map((_, at) => at + 1))
    expect(new Set(one?.map(({ id }) => id))).toEqual(new Set(ids))
    await Promise.all(stores.map((store) => store.close()))
  })

  test('is forgotten in time, and no number is given twice (Spec 6.01)', async () => {
    const store = await database.open()
    for (const id of ['a', 'b']) await store.leads('harbour').save(newLead({ id }))
    expect(await everything('harbour')).toHaveLength(2)
    await store.leads('harbour').save(newLead({ id: 'c' }))
    await store.forgetAllDeskEvents(always)
    expect(await store.deskEvents('harbour').kept(always)).toEqual({ first: 3, last: 3, before: 3 })
    await store.leads('harbour').save(newLead({ id: 'd' }))
    expect((await everything('harbour')).map(({ n, id }) => [n, id])).toEqual([
      [3, 'c'],
      [4, 'd'],
    ])
  })
})
