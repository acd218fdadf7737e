import { beforeAll, expect, test } from 'vitest'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { mail, newLead, webhook } from '../store/new-lead.fixture.ts'
import type { Store } from '../store/store.ts'

describeOnEngines('the leads of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  /** A server with an owner and a seller of Harbour, and a lead that came an hour ago. */
  async function world() {
    const server = await staffServer(store)
    const created = new Date(server.clock.now.getTime() - 3_600_000).toISOString()
    const save = (id: string, given: object = {}) =>
      store.leads('harbour').save(
        newLead({
          id,
          created,
          destinations: [mail, webhook],
          body: {
            category: 'Test Drive',
            form: 'test_drive',
            name: '=Tahlia "T" Brennan',
            phone: '+61491570006',
            email: 'tahlia@example.com',
            message: 'Is the tub liner included?',
            'Vehicle Make': 'Toyota',
            'Vehicle Model': 'Hilux',
          },
          ...given,
        }),
      )
    await save('lead-a')
    const gwen = await server.person('Gwen', { harbour: 'owner' })
    const leo = await server.person('Leo', { harbour: 'sales' })
    return {
      server,
      save,
      gwen: { id: gwen.id, ...(await server.signedIn(gwen)) },
      leo: { id: leo.id, ...(await server.signedIn(leo)) },
    }
  }
  const of = (lead: string, more: object = {}) => ({ params: { site: 'harbour', lead, ...more } })
  const list = (query = '') => ({ params: { site: 'harbour' }, query })
  const audited = async () => {
    const entries = await store.staff('harbour').audit.entries({ limit: 20 })
    return entries
      .filter(({ action }) => /lead|delivery/.test(action))
      .map(({ action, name, details }) => [action, name, details])
  }

  test('are listed and shown with what is to be done, and each look is told once in a while (Spec 6.03, D39)', async () => {
    const { leo } = await world()
    const { data } = await leo.call('GET /:site/leads', list())
    expect(data).toMatchObject({
      leads: [
        {
          id: 'lead-a',
          name: '=Tahlia "T" Brennan',
          about: 'Test drive · Toyota Hilux',
          stage: 'new',
          version: 1,
          answer_by: expect.any(String),
          deliveries: { waiting: 2, done: 0, failed: 0 },
        },
      ],
      total: 1,
      counts: { open: 1, unowned: 1, mine: 0, undelivered: 0 },
    })
    for (const query of ['?q=0491%20570%20006', '?q=hilux&view=new', '?view=unowned']) {
      expect((await leo.call('GET /:site/leads', list(query))).data.leads).toHaveLength(1)
    }
    for (const query of ['?q=corolla', '?view=mine', '?view=won', '?view=undelivered']) {
      expect((await leo.call('GET /:site/leads', list(query))).data.leads).toEqual([])
    }
    const shown = await leo.call('GET /:site/leads/:lead', of('lead-a'))
    expect(shown.data).toMatchObject({
      phone_shown: '0491 570 006',
      message: 'Is the tub liner included?',
      car: { name: 'Toyota Hilux' },
      sent_to: [
        { id: 'lead-a-1', kind: 'mail', to: 'sales@example.com', adf: true, attempts: [] },
        { id: 'lead-a-2', kind: 'webhook', to: 'crm.example.com' },
      ],
      history: [],
    })
    expect((await leo.call('GET /:site/leads/:lead', of('none'))).status).toBe(404)
    await leo.call('GET /:site/leads/:lead', of('lead-a'))
    const seen = (await audited()).filter(([action]) => action === 'lead_seen')
    expect(seen).toEqual([
      ['lead_seen', 'Leo', { lead: 'none' }],
      ['lead_seen', 'Leo', { lead: 'lead-a' }],
    ])
  })

  test('come in pages that do not repeat one (Spec 6.03)', async () => {
    const { leo, save } = await world()
    for (const id of ['b', 'c']) await save(`lead-${id}`, { digest: id, key: `key-${id}` })
    const first = (await leo.call('GET /:site/leads', list('?limit=2'))).data
    expect(first).toMatchObject({ leads: [{ id: 'lead-c' }, { id: 'lead-b' }], total: 3 })
    const after = encodeURIComponent(first.next ?? '')
    const last = (await leo.call('GET /:site/leads', list(`?limit=2&after=${after}`))).data
    expect(last).toMatchObject({ leads: [{ id: 'lead-a' }] })
    expect([last.next, last.total]).toEqual([undefined, undefined])
  })

  test('are worked by two at once: the second reads what the first did, and who (Spec 6.03)', async () => {
    const { gwen, leo } = await world()
    const change = (body: object) => ({ ...of('lead-a'), body: { version: 1, ...body } })
    const mine = await gwen.call(
      'PATCH /:site/leads/:lead',
      change({ stage: 'contacted', owner: leo.id }),
    )
    expect(mine).toMatchObject({
      status: 200,
      data: { stage: 'contacted', owner: { id: leo.id, name: 'Leo' }, version: 2 },
    })
    const late = await leo.call('PATCH /:site/leads/:lead', change({ stage: 'booked' }))
    expect(late).toMatchObject({
      status: 409,
      data: {
        code: 'changed_meanwhile',
        present: { stage: 'contacted', owner: { name: 'Leo' }, version: 2 },
        by: { stage: 'Gwen', owner: 'Gwen' },
      },
    })
    const nobody = await leo.call('PATCH /:site/leads/:lead', change({ owner: 'nobody' }))
    expect(nobody).toMatchObject({ status: 422, data: { fields: { owner: expect.any(String) } } })
    const many = await leo.call('POST /:site/leads/change', {
      params: { site: 'harbour' },
      body: {
        leads: [
          { id: 'lead-a', version: 2, owner: null },
          { id: 'none', version: 1, stage: 'spam' },
        ],
      },
    })
    expect(many.data.leads).toMatchObject([
      { id: 'lead-a', state: 'changed', work: { version: 3 } },
      { id: 'none', state: 'unknown' },
    ])
    await leo.call('POST /:site/leads/:lead/notes', { ...of('lead-a'), body: { text: 'Rang out' } })
    const { history } = (await leo.call('GET /:site/leads/:lead', of('lead-a'))).data
    expect(history).toMatchObject([
      { kind: 'note', by: 'Leo', text: 'Rang out' },
      { kind: 'owner', by: 'Leo' },
      { kind: 'owner', by: 'Gwen', owner: 'Leo' },
      { kind: 'stage', by: 'Gwen', stage: 'contacted' },
    ])
    expect(await audited()).toContainEqual(['lead_noted', 'Leo', { lead: 'lead-a' }])
  })

  test('are moved to another location, which gets them, and back (Spec 6.03, D23, D39)', async () => {
    const { gwen, leo, save, server } = await world()
    const sent = async (lead: string) =>
      (await store.leads('harbour').deliveries(lead)).map(({ destination, state }) => [
        'to' in destination ? destination.to : destination.kind,
        state,
      ])
    const before = await sent('lead-a')
    const { data } = await leo.call('GET /:site/leads/:lead', of('lead-a'))
    const [first, second] = data.locations
    if (!(first && second)) throw new Error('expected two locations')
    expect(data.location).toBeUndefined()
    const move = (location: string | null, version: number, lead = 'lead-a') =>
      leo.call('PATCH /:site/leads/:lead', { ...of(lead), body: { version, location } })
    const moved = await move(second.slug, 1)
    expect(moved).toMatchObject({ status: 200, data: { location: second, version: 2 } })
    // Who gets enquiries there has it too, once.
    const after = await sent('lead-a')
    const fresh = after.slice(before.length)
    expect(fresh.map(([, state]) => state)).toContain('waiting')
    expect(fresh).not.toContainEqual(before[0])
    expect((await move(second.slug, 2)).data.version).toBe(2)
    expect((await leo.call('GET /:site/leads', list())).data.leads).toMatchObject([
      { location: second },
    ])
    const late = await gwen.call('PATCH /:site/leads/:lead', {
      ...of('lead-a'),
      body: { version: 1, location: first.slug },
    })
    expect(late).toMatchObject({
      status: 409,
      data: { present: { location: second }, by: { location: 'Leo' } },
    })
    expect((await move(null, 2)).data.location).toBeUndefined()
    await move(second.slug, 3)
    expect(await sent('lead-a')).toEqual(after)
    const { history } = (await leo.call('GET /:site/leads/:lead', of('lead-a'))).data
    expect(history).toMatchObject([
      { kind: 'moved', by: 'Leo', location: second.name },
      { kind: 'moved', by: 'Leo' },
      { kind: 'moved', by: 'Leo', location: second.name },
    ])
    expect(await audited()).toContainEqual([
      'lead_changed',
      'Leo',
      { lead: 'lead-a', location: second.slug },
    ])
    // A viewer may not, nor may a location of another site be named.
    const ana = await server.person('Ana', { harbour: 'viewer' })
    const viewer = await server.signedIn(ana)
    const wish = { ...of('lead-a'), body: { version: 4, location: first.slug } }
    expect((await viewer.call('PATCH /:site/leads/:lead', wish)).status).toBe(403)
    expect(await move('kiwi-penrose', 4)).toMatchObject({
      status: 422,
      data: { fields: { location: expect.any(String) } },
    })
    // Where the buyer comes at a time that is booked is moved first.
    const startsAt = new Date(server.clock.now.getTime() + 86_400_000).toISOString()
    const appointment = { location: first.slug, startsAt, local: startsAt.slice(0, 16) }
    await save('lead-b', { digest: 'b', key: 'key-b', appointment })
    expect(await move(second.slug, 1, 'lead-b')).toMatchObject({
      status: 422,
      data: { code: 'booked_elsewhere' },
    })
    expect((await move(first.slug, 1, 'lead-b')).status).toBe(200)
  })

  test('are answered by phone and by mail, which is sent once, in its thread (Spec 6.03)', async () => {
    const { leo, save } = await world()
    const body = { key: crypto.randomUUID(), subject: 'Re: Hilux', text: 'It is.' }
    for (const _ of [1, 2]) {
      const answered = await leo.call('POST /:site/leads/:lead/reply', { ...of('lead-a'), body })
      expect(answered.data).toMatchObject({
        stage: 'contacted',
        first_answer_at: expect.any(String),
      })
    }
    const { history, answered_within } = (await leo.call('GET /:site/leads/:lead', of('lead-a')))
      .data
    expect(history).toMatchObject([
      {
        kind: 'reply',
        by: 'Leo',
        subject: 'Re: Hilux',
        text: 'It is.',
        delivery: { kind: 'mail', to: 'tahlia@example.com', state: 'waiting' },
      },
    ])
    expect(answered_within).toEqual(expect.any(Number))
    await save('lead-b', {
      digest: 'b',
      key: 'key-b',
      body: { category: 'General Enquiry', phone: '+61491570007' },
    })
    const none = await leo.call('POST /:site/leads/:lead/reply', { ...of('lead-b'), body })
    expect(none).toMatchObject({ status: 422, data: { code: 'no_address' } })
    expect((await leo.call('POST /:site/leads/:lead/call', of('lead-b'))).data.stage).toBe(
      'contacted',
    )
  })

  test('are sent again by who may, and exported with formulas made harmless (Spec 6.03, D39)', async () => {
    const { gwen, leo } = await world()
    const retry = (delivery: string) => of('lead-a', { delivery })
    const name = 'POST /:site/leads/:lead/deliveries/:delivery/retry'
    expect((await leo.call(name, retry('lead-a-2'))).status).toBe(403)
    expect((await gwen.call(name, retry('lead-b-2'))).status).toBe(404)
    expect((await gwen.call(name, retry('lead-a-2'))).status).toBe(204)
    expect((await leo.call('GET /:site/lead-export', list())).status).toBe(403)
    const { csv } = (await gwen.call('GET /:site/lead-export', list())).data
    const [head, row, end] = csv.split('\r\n')
    expect(head).toMatch(/^Lead,Received,Name,Phone/)
    expect(row).toContain(`"'=Tahlia ""T"" Brennan",'+61491570006,tahlia@example.com`)
    expect(end).toBe('')
    expect(await audited()).toMatchObject([
      ['leads_exported', 'Gwen', {}],
      ['delivery_sent_again', 'Gwen', { lead: 'lead-a', delivery: 'lead-a-2' }],
    ])
  })

  test('show who else has one open (Spec 6.03)', async () => {
    const { gwen, leo } = await world()
    const here = 'POST /:site/leads/:lead/here'
    expect((await gwen.call(here, of('lead-a'))).data).toEqual({ others: [] })
    expect((await leo.call(here, of('lead-a'))).data).toEqual({ others: ['Gwen'] })
  })
})
