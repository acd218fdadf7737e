import { beforeAll, expect, test } from 'vitest'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { type Browser, staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'

const params = { site: 'harbour' }
const range = '?from=2026-11-24&to=2026-11-26'

describeOnEngines('numbers of a site', (engine) => {
  const database = sharedDatabase(engine)
  let viewer: Browser

  beforeAll(async () => {
    const store = await database.open()
    const server = await staffServer(store)
    viewer = await server.signedIn(await server.person('Vera', { harbour: 'viewer' }))
    await store.events('harbour').add([
      { day: '2026-11-24', event: eventIds.carView, carId: 'a', count: 3 },
      { day: '2026-11-26', event: eventIds.carView, carId: 'gone', count: 1 },
      { day: '2026-11-27', event: eventIds.carView, carId: 'a', count: 9 },
    ])
    await store
      .events('kiwi')
      .add([{ day: '2026-11-24', event: eventIds.carView, carId: 'a', count: 7 }])
    const lead = (id: string, created: string, utm_source?: string) => {
      const { body, ...rest } = newLead({ id, created, key: `key-of-lead-${id}`, digest: id })
      const linked_query_params = utm_source === undefined ? {} : { utm_source }
      const lead_attributes = { visited_pages: [], linked_query_params }
      return { ...rest, body: { ...body, car_id: '=a', lead_attributes } }
    }
    const leads = store.leads('harbour')
    // In Brisbane the day is over at two in the afternoon, UTC.
    await leads.save(lead('early', '2026-11-23T14:00:00.000Z', 'ads'))
    await leads.save(lead('late', '2026-11-26T13:59:00.000Z'))
    await leads.save(lead('tomorrow', '2026-11-26T14:00:00.000Z'))
  })

  test('are told by day of its calendar, by car and source, to a viewer, and saved with formulas made harmless (Spec 7.19-7.28, D5, D39)', async () => {
    const { data } = await viewer.call('GET /:site/numbers', { params, query: range })
    expect(
      data.days.map(({ day, views, leads }: Record<string, unknown>) => [day, views, leads]),
    ).toEqual([
      ['2026-11-24', 3, 1],
      ['2026-11-25', 0, 0],
      ['2026-11-26', 1, 1],
    ])
    expect(data.cars.map(({ id, name }: Record<string, unknown>) => [id, name])).toEqual([
      ['a', '2021 Toyota Hilux'],
      ['gone', undefined],
      ['=a', undefined],
    ])
    expect(data.sources).toEqual([
      { source: '', leads: 1 },
      { source: 'ads', leads: 1 },
    ])
    expect(data.total).toMatchObject({ views: 4, leads: 2 })
    const saved = await viewer.call('GET /:site/numbers-export', { params, query: range })
    expect(saved.data.csv.split('\r\n')).toEqual([
      'Day,Car,Name,Car views,Leads,Hearts,Calls,Searches,Searches without result',
      '2026-11-24,a,2021 Toyota Hilux,3,0,0,0,0,0',
      "2026-11-24,'=a,,0,1,0,0,0,0",
      '2026-11-24,,All,3,1,0,0,0,0',
      '2026-11-26,gone,,1,0,0,0,0,0',
      "2026-11-26,'=a,,0,1,0,0,0,0",
      '2026-11-26,,All,1,1,0,0,0,0',
      '',
    ])
    const long = await viewer.call('GET /:site/numbers', {
      params,
      query: '?from=2025-11-24&to=2026-11-26',
    })
    expect(long.status).toBe(422)
  })
})
