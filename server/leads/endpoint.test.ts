import { expect, test } from 'vitest'
import { enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { enquiry, key, leadServer, sam } from './lead-server.fixture.ts'

describeOnEngines('POST /api/leads', (engine) => {
  test('a lead of the wire’s fields is stored with its deliveries, then answered (Spec 7.09, 3.37-3.39, D23)', async () => {
    const { post, store, wakes } = await leadServer(engine)
    const lead_attributes = { visited_pages: ['/', '/search'], linked_query_params: { utm: 'x' } }
    const found = await post(
      { ...enquiry, opt_in: true, userData: { source: 'Website', lead_attributes } },
      { 'user-agent': 'Firefox', ...key('first') },
    )
    expect(found.status).toBe(201)
    expect(found.data).toMatchObject({
      event: 15,
      reference: expect.stringMatching(/^E-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      key: expect.stringMatching(/^[\w-]{32}$/),
      next: '/success?form=enquiry&car_id=used',
    })
    const stored = await store.leads('harbour').lead(found.data.lead_id)
    expect(stored?.body).toMatchObject({
      form: 'enquiry',
      category: 'Used Vehicle Enquiry',
      source: 'Website',
      name: 'Sam Lee',
      email: 'sam@example.com',
      phone: '+61491570006',
      message: sam.message,
      car_id: 'used',
      stock_number: 'H1',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Hilux',
      car_type: 'used',
      vehicle_status: 'in_stock',
      car_dealership_id: 'd1',
      manufacturer_slug: 'toyota',
      location: 'harbour-newstead',
      opt_in: true,
      page: '/cars/car-used/plain',
      page_id: '/cars/:car/plain',
      user_agent: 'Firefox',
      url: 'http://harbour.localhost/cars/car-used/plain',
      consent: { text: expect.stringContaining('Harbour Motor Group'), given: true },
      lead_attributes,
    })
    enquiryLeadSchema.parse(stored?.body)
    const deliveries = await store.leads('harbour').deliveries(found.data.lead_id)
    expect(deliveries.map(({ destination, state }) => [destination.kind, state])).toContainEqual([
      'mail',
      'waiting',
    ])
    expect(wakes()).toBe(1)
  })

  test('how long its page was open is kept as a hint, and nothing is refused for it (Spec 7.09)', async () => {
    const { post, store } = await leadServer(engine)
    const secondsOf = async (seconds_on_page: unknown) => {
      const message = `After ${JSON.stringify(seconds_on_page)}`
      const { status, data } = await post({ ...enquiry, message, seconds_on_page })
      expect(status).toBe(201)
      return (await store.leads('harbour').lead(data.lead_id))?.body.seconds_on_page
    }
    expect(await secondsOf(1)).toBe(1)
    expect(await secondsOf(86_400)).toBe(86_400)
    for (const other of [-1, 1.5, 86_401, '12', null])
      expect(await secondsOf(other)).toBeUndefined()
  })

  test('the same key makes one lead, whatever is sent with it, and gives its key again (D24)', async () => {
    const { post, leads, counted, wakes } = await leadServer(engine)
    const first = await post(enquiry, key('one'))
    const again = await post(enquiry, key('one'))
    const edited = await post({ ...enquiry, message: 'Something else' }, key('one'))
    expect([first.status, again.status, edited.status]).toEqual([201, 200, 200])
    expect(again.data).toEqual(first.data)
    expect(edited.data.lead_id).toBe(first.data.lead_id)
    expect(await leads()).toHaveLength(1)
    expect([counted.length, wakes()]).toEqual([1, 1])
  })

  test('the same content within ten minutes is one lead whatever the keys, and its key is not given away (D24, D36)', async () => {
    const { post, submit, leads, time, counted } = await leadServer(engine)
    const first = await post(enquiry, key('one'))
    const other = await post({ ...enquiry, name: ' SAM  lee ' }, key('two'))
    const without = await submit('/cars/car-used/plain', { form_id: 'enquiry', ...sam })
    expect([other.status, without.status]).toEqual([200, 303])
    expect(other.data.lead_id).toBe(first.data.lead_id)
    expect(other.data.reference).toBe(first.data.reference)
    expect(other.data).not.toHaveProperty('key')
    expect(await leads()).toHaveLength(1)
    await post({ ...enquiry, message: 'And one more thing' }, key('three'))
    time.now = new Date(time.now.getTime() + 10 * 60_000)
    await post(enquiry, key('four'))
    expect(await leads()).toHaveLength(3)
    expect(counted).toHaveLength(3)
  })

  test('fifty times at once is one lead (D24)', async () => {
    const { post, submit, leads, counted } = await leadServer(engine)
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        index % 3 === 0
          ? submit('/cars/car-used/plain', { form_id: 'enquiry', ...sam })
          : post(enquiry, key(index % 3 === 1 ? 'same' : `own-${index}`)),
      ),
    )
    for (const { status } of answers) expect([200, 201, 303]).toContain(status)
    expect(await leads()).toHaveLength(1)
    expect(counted).toHaveLength(1)
  })

  test('fifty buyers at once for one slot: one booking, all others are told the nearest three (D21)', async () => {
    const { post, leads, store } = await leadServer(engine)
    const at = '2026-11-23T10:30'
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) =>
        post(
          {
            page: '/cars/car-used/plain-drive',
            form_id: 'test-drive',
            dateTime: at,
            ...sam,
            email: `buyer${buyer}@example.com`,
          },
          { 'x-forwarded-for': `192.0.2.${buyer}`, ...key(`buyer-${buyer}`) },
        ),
      ),
    )
    const [booked, ...others] = answers.toSorted((a, b) => a.status - b.status)
    expect(booked?.status).toBe(201)
    expect(booked?.data.next).toBe(
      '/success?form=test_drive&car_id=used&at=2026-11-23T10%3A30&location=harbour-newstead',
    )
    for (const { status, data } of others) {
      expect([status, data.code]).toEqual([409, 'slot_taken'])
      expect(data.error).toMatch(/booked 10\.30\..* Free near it: 9\.30, 10\.00 and 11\.00\./)
      expect(data.slots).toEqual(['2026-11-23T09:30', '2026-11-23T10:00', '2026-11-23T11:00'])
    }
    expect(others).toHaveLength(49)
    expect(await leads()).toHaveLength(1)
    const range = { from: '2026-11-22T00:00:00.000Z', to: '2026-11-25T00:00:00.000Z' }
    expect(
      await store.appointments('harbour').taken({ location: 'harbour-newstead', ...range }),
    ).toEqual(['2026-11-23T00:30:00.000Z'])
    // Its own buyer, who sends it again, has booked it.
    const winner = answers.findIndex(({ status }) => status === 201)
    const again = await post({
      page: '/cars/car-used/plain-drive',
      form_id: 'test-drive',
      dateTime: at,
      ...sam,
      email: `buyer${winner}@example.com`,
    })
    expect(again.status).toBe(200)
  })

  test('a time that is no slot books nothing (Spec 5.09, 7.07)', async () => {
    const { post, leads, store } = await leadServer(engine)
    const drive = { page: '/cars/car-used/plain-drive', form_id: 'test-drive', ...sam }
    for (const dateTime of ['2026-11-22T10:30', '2026-11-21T13:30', '2027-11-23T10:30']) {
      const { status, data } = await post({ ...drive, dateTime })
      expect([status, Object.keys(data.fields ?? {})]).toEqual([422, ['dateTime']])
      expect(data.slots).toHaveLength(3)
    }
    expect(await leads()).toEqual([])
    // "I don't mind when" is a lead without a booking.
    const { data } = await post(drive)
    expect((await store.leads('harbour').lead(data.lead_id))?.appointment).toBeUndefined()
    expect(await leads()).toHaveLength(1)
  })
})
