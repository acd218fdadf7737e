import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, type StaffServer, staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'

const params = { site: 'harbour' }

describeOnEngines('what waits to be done', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let server: StaffServer
  let gwen: Browser
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(async () => {
    server = await staffServer(store)
    gwen = await server.signedIn(await server.person('Gwen', { harbour: 'sales' }))
  })

  async function answer(browser: Browser) {
    const told = await browser.call('GET /:site/attention', { params })
    expect([told.status, server.errors]).toEqual([200, []])
    return told
  }
  const items = async (browser = gwen): Promise<readonly { id: string; group: string }[]> =>
    (await answer(browser)).data.items

  test('is in the order of work: late leads, leads, what is broken (Spec 6.01)', async () => {
    // Ten in the morning of a Thursday in Brisbane.
    const minutesAgo = (minutes: number) =>
      new Date(server.clock.now.getTime() - minutes * 60_000).toISOString()
    const leads = store.leads('harbour')
    await leads.save(newLead({ id: 'young', created: minutesAgo(5) }))
    // More than a day of opening hours, whatever the site's target is.
    await leads.save(newLead({ id: 'late', created: minutesAgo(2 * 24 * 60) }))
    const run = () => ({
      feed: 'fixture',
      file: 'a.csv',
      started: minutesAgo(60),
      finished: minutesAgo(60),
      report: JSON.stringify({ quarantined: { total: 3, byReason: {} } }),
    })
    await store.stock('harbour').write({ ...changeOf({ version: 0, ids: ['car'] }), run })
    const found = (await items()).filter(({ group }) => group === 'answer' || group === 'fix')
    expect(found.map(({ id }) => id.replace(/\d+$/, 'n'))).toEqual([
      'lead late',
      'lead young',
      'import n',
    ])
    expect(found[0]).toMatchObject({ is_late: true, to: '/staff/harbour/leads/late' })
    const [last] = await store.stock('harbour').runs()
    expect(found[2]).toMatchObject({ to: `/staff/harbour/imports?run=${last?.id}` })
    const { entries } = store.staff('harbour').audit
    await items()
    const looks = (await entries({ limit: 99 })).filter(({ action }) => action === 'today_seen')
    expect(looks).toHaveLength(1)
  })

  test('can be put off until the next day of the site, by one person for themselves (Spec 6.01)', async () => {
    await store.leads('harbour').save(newLead({ id: 'a' }))
    const mia = await server.signedIn(await server.person('Mia', { harbour: 'sales' }))
    const ids = async (browser: Browser) =>
      (await items(browser)).map(({ id }) => id).filter((id) => id.startsWith('lead'))
    const snooze = { params, body: { id: 'lead a' } }
    await gwen.call('POST /:site/attention/snooze', snooze)
    expect([await ids(gwen), await ids(mia)]).toEqual([[], ['lead a']])
    await gwen.call('POST /:site/attention/wake', snooze)
    expect(await ids(gwen)).toEqual(['lead a'])
    await gwen.call('POST /:site/attention/snooze', snooze)
    // Midnight in Brisbane is at 14.00 UTC; the session lasts longer.
    server.wait(11 * 3_600)
    expect(await ids(gwen)).toEqual([])
  })
})
