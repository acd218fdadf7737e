import { beforeAll, expect, test } from 'vitest'
import { openedContent } from '../messages/message.ts'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { newValuation, valuationSteps } from '../store/new-valuation.fixture.ts'
import type { Store } from '../store/store.ts'

describeOnEngines('valuations of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test('a firm offer is made for a car, told its owner, shown to them, and replaced only by who saw it (FLOWS 8, D39)', async () => {
    const server = await staffServer(store)
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'sales' }))
    const now = server.clock.now.toISOString()
    const valuations = store.valuations('harbour')
    await valuations.begin({ ...newValuation({ id: 'a' }), expires: '2027-01-01T00:00:00.000Z' })
    const params = { site: 'harbour', id: 'a' }
    const list = async () => (await sam.call('GET /:site/valuations', { params })).data.valuations
    // What led to no lead is nobody's business.
    expect(await list()).toEqual([])
    const lead = newLead({ id: 'lead-a', kind: 'sell_my_car', destinations: [] })
    const wish = { km: 61_500, isAsked: false }
    await valuations.submit('a', { version: 1, now }, lead, wish, () => valuationSteps.done)
    expect(await list()).toMatchObject([
      {
        id: 'a',
        lead: 'lead-a',
        odometer: 61_500,
        pictures: 0,
        buyer: { phone: '+61491570006', phone_shown: '0491 570 006' },
      },
    ])
    const offer = (body: object) => sam.call('POST /:site/valuations/:id/offer', { params, body })
    const first = { amount: '22500', until: '2026-12-01' }
    expect(await offer({ ...first, until: '2026-11-01' })).toMatchObject({
      status: 422,
      data: { fields: { until: 'This day is over.' } },
    })
    const made = await offer({ ...first, message: 'Bring both keys.' })
    expect(made).toMatchObject({ status: 200, data: { offer: { amount: 22_500 } } })
    expect(await offer({ amount: 1, until: '2026-12-01' })).toMatchObject({
      status: 409,
      data: { code: 'changed_meanwhile', valuation: { offer: { amount: 22_500 } } },
    })
    const [message] = await store.messages('harbour').latest(1)
    const letter = openedContent(server.keyring, message?.content ?? '')
    expect(letter?.subject).toMatch(/^Our offer for your .*: \$22,500$/)
    expect(letter?.text).toMatch(/Firm until 1 December 2026\..*Bring both keys\..*trade-in\/a/s)
    const page = async () =>
      (await server.app.request('http://harbour.localhost/trade-in/a/result')).text()
    expect(await page()).toMatch(/Our firm offer.*\$22,500.*Firm until 1 December 2026/s)
    server.clock.now = new Date('2026-12-02T00:00:00.000Z')
    expect(await page()).not.toContain('Our firm offer')
    const log = await store.staff('harbour').audit.entries({ limit: 9 })
    expect(log.filter(({ action }) => action === 'offer_made')).toMatchObject([
      { name: 'Sam', details: { valuation: 'lead-a', amount: 22_500 } },
    ])
  })
})
