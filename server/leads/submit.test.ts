import { expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import { demoHost, testTools } from '../app.fixture.ts'
import { openedContent } from '../messages/message.ts'
import { sqliteForTests, type TestEngine } from '../store/engines.fixture.ts'
import { StoreError } from '../store/store-error.ts'
import { enquiry, key, type LeadServerOptions, leadServer, sam } from './lead-server.fixture.ts'

const server = (options?: LeadServerOptions, engine: TestEngine = sqliteForTests) =>
  leadServer(engine, options)

test('a form without script stores the lead and leads to the page of thanks, which names nobody (Spec 2.09, 4.19, D23)', async () => {
  const { submit, leads, store, wakes } = await server()
  const { status, answer } = await submit('/cars/car-used/plain?utm_source=mail', {
    form_id: 'enquiry',
    ...sam,
    opt_in: 'on',
    [HONEYPOT_FIELD]: '',
  })
  expect([status, answer.headers.get('location')]).toEqual([
    303,
    '/success?form=enquiry&car_id=used',
  ])
  const [lead] = await leads()
  expect((await store.leads('harbour').lead(lead?.id ?? ''))?.body).toMatchObject({
    name: 'Sam Lee',
    opt_in: true,
    car_id: 'used',
    lead_attributes: { linked_query_params: { utm_source: 'mail' } },
  })
  expect(wakes()).toBe(1)
})

test('an invalid form says each fault in the site’s own words and stores nothing (Spec 5.12, 5.25, 8.12)', async () => {
  const { post, submit, leads, counted, wakes } = await server()
  const wrong = { page: '/plain/enquiry', form_id: 'enquiry', email: 'sam@', phone: '04' }
  const { status, data } = await post(wrong)
  expect([status, data.code]).toEqual([422, 'invalid_form'])
  expect(data.fields).toMatchObject({
    name: 'Please enter your name.',
    email: 'Please enter a full email address, such as name@example.com.',
    message: 'Please enter a message.',
  })
  const found = await submit('/plain/enquiry', { form_id: 'enquiry', name: 'Sam "x" Lee' })
  expect(found.status).toBe(422)
  expect(found.text).toContain('value="Sam &quot;x&quot; Lee"')
  expect([await leads(), counted, wakes()]).toEqual([[], [], 0])
})

const events: readonly [string, object, number, string][] = [
  ['an enquiry about a new car', { page: '/cars/car-new/plain' }, 14, 'new'],
  ['an enquiry about a used car', { page: '/cars/car-used/plain' }, 15, 'used'],
  ['a drive of a new car', { page: '/cars/car-new/plain-drive', form_id: 'test-drive' }, 17, 'new'],
  [
    'a car for drives only',
    { page: '/cars/car-only/plain-drive', form_id: 'test-drive' },
    17,
    'only',
  ],
  [
    'a drive of a used car',
    { page: '/cars/car-used/plain-drive', form_id: 'test-drive' },
    48,
    'used',
  ],
  ['a general enquiry', { page: '/plain/enquiry', location: 'harbour-newstead' }, 22, ''],
  ['careers', { page: '/plain/careers', form_id: 'careers', location: 'harbour-newstead' }, 51, ''],
]
test.each(events)(
  'one event a lead: %s is event %s (Spec 7.20-7.23, 7.27, 7.28, D20)',
  async (_, body, event, carId) => {
    const { post, counted } = await server()
    const { status, data } = await post({ ...enquiry, ...body })
    expect([status, data.event]).toEqual([201, event])
    expect(counted).toEqual([{ tenant: 'harbour', day: '2026-11-21', event, carId }])
  },
)

test.each([
  ['without consent where the site asks', { consent: 'ask' }, {}, {}, 0],
  ['with consent where the site asks', { consent: 'ask' }, { consent: 'granted' }, {}, 1],
  ['where the browser refuses', {}, { consent: 'granted' }, { 'sec-gpc': '1' }, 0],
  ['on a site that counts nothing', { events: false }, { consent: 'granted' }, {}, 0],
])(
  'a lead %s is stored, and counted by consent alone (Spec 7.19)',
  async (_, tracking, body, headers, count) => {
    const { post, counted, leads } = await server({
      change: (site) => ({ tracking: { ...site.tracking, ...tracking } as typeof site.tracking }),
    })
    expect((await post({ ...enquiry, ...body }, headers)).status).toBe(201)
    expect(counted).toHaveLength(count)
    expect(await leads()).toHaveLength(1)
  },
)

test('a careers enquiry is a general one (Spec 4.31)', async () => {
  const { post, store } = await server()
  const careers = { page: '/plain/careers', form_id: 'careers', location: 'harbour-newstead' }
  const { data } = await post({ ...enquiry, ...careers })
  expect((await store.leads('harbour').lead(data.lead_id))?.body).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    form: 'careers',
  })
})

test('the car’s facts are the server’s, whatever was sent (Spec 3.39)', async () => {
  const { post, store } = await server()
  const claimed = { car_id: 'new', car_dealership_id: 'x', category: 'Careers Enquiry' }
  const { data } = await post({ ...enquiry, category: 'Parts Enquiry', userData: claimed })
  const lead = await store.leads('harbour').lead(data.lead_id)
  expect(lead?.body).toMatchObject({
    car_id: 'used',
    category: 'Used Vehicle Enquiry',
    car_dealership_id: 'd1',
  })
})

test.each([
  ['sold', 'Used Vehicle Enquiry'],
  ['gone', 'Used Vehicle Enquiry'],
])('a car that is %s meanwhile is still the one that is asked about (D13)', async (id) => {
  const { post, store } = await server()
  const { status, data } = await post({ ...enquiry, page: `/plain/enquiry?car_id=${id}` })
  expect(status).toBe(201)
  const lead = await store.leads('harbour').lead(data.lead_id)
  expect(lead?.body).toMatchObject({
    car_id: id,
    vehicle_status: id === 'sold' ? 'sold' : 'withdrawn',
  })
})

test('a car of no site, or of another dealer, is no car of this one (Spec 1.11)', async () => {
  const { post, leads } = await server()
  const general = { ...enquiry, page: '/plain/enquiry', location: 'harbour-newstead' }
  for (const car_id of ['theirs', 'nobody’s', '\u0000', 'x'.repeat(5_000)]) {
    const { status, data } = await post({ ...general, car_id })
    expect([status, data.code, Object.keys(data.fields ?? {})]).toEqual([
      ...[422, 'unknown_car', ['car_id']],
    ])
  }
  expect(await leads()).toEqual([])
  // Of an address that went round it is left out: the page shows no car either.
  expect((await post({ ...general, page: '/plain/enquiry?car_id=theirs' })).status).toBe(201)
  expect((await leads()).map(({ car }) => car)).toEqual([undefined])
})

test('a car whose feed says anything at all is asked about, in texts that every engine takes (Spec 3.39)', async () => {
  const { post, store } = await server()
  const { status, data } = await post({ ...enquiry, page: '/cars/car-wild/plain' })
  expect(status).toBe(201)
  const body = (await store.leads('harbour').lead(data.lead_id))?.body
  expect(body?.['Vehicle Model']).toBe('M'.repeat(120))
  expect(body).not.toHaveProperty('stock_number')
})

test('visited pages and parameters are cut, never refused (Spec 7.09)', async () => {
  const { post, store } = await server()
  const visited_pages = Array.from({ length: 90 }, (_, page) => `/${page}${'x'.repeat(300)}\u0007`)
  const linked_query_params = Object.fromEntries(
    Array.from({ length: 90 }, (_, name) => [`${name}${'n'.repeat(150)}`, 'v'.repeat(500)]),
  )
  const userData = { lead_attributes: { visited_pages, linked_query_params }, url: 'https://x' }
  const { status, data } = await post({ ...enquiry, userData })
  expect(status).toBe(201)
  const attributes = (await store.leads('harbour').lead(data.lead_id))?.body.lead_attributes
  expect(attributes?.visited_pages).toHaveLength(20)
  expect(attributes?.visited_pages.at(-1)).toMatch(/^\/89x{197}$/)
  expect(Object.keys(attributes?.linked_query_params ?? {})).toHaveLength(20)
})

test('what a program filled in is refused with the number to call, and nothing is stored (D22)', async () => {
  const { post, submit, leads } = await server()
  const { status, data } = await post({ ...enquiry, [HONEYPOT_FIELD]: 'https://spam.example' })
  expect([status, data.code]).toEqual([422, 'not_accepted'])
  expect(data.error).toContain('Please call us on (07) 5550')
  const fields = { form_id: 'enquiry', ...sam, [HONEYPOT_FIELD]: 'x' }
  expect((await submit('/cars/car-used/plain', fields)).text).toContain('Please call us on')
  expect(await leads()).toEqual([])
})

test('an address sends a form twenty times an hour, then is told the number to call; others go on (D22)', async () => {
  const { post, leads, time } = await server()
  const send = (of: number, from = '192.0.2.1') =>
    post({ ...enquiry, message: `Number ${of}` }, { 'x-forwarded-for': from })
  for (let of = 0; of < 20; of++) expect((await send(of)).status).toBe(201)
  const { status, data, answer } = await send(20)
  expect([status, data.code]).toEqual([429, 'too_many_requests'])
  expect(data.error).toContain('(07) 5550')
  expect(Number(answer.headers.get('retry-after'))).toBe(180)
  // One that was stored is not sent anew.
  expect((await send(19)).status).toBe(200)
  expect((await send(21, '198.51.100.7')).status).toBe(201)
  // Another form of the same address.
  const drive = { page: '/cars/car-used/plain-drive', form_id: 'test-drive' }
  expect((await post({ ...enquiry, ...drive })).status).toBe(201)
  time.now = new Date(time.now.getTime() + 180_000)
  expect((await send(20)).status).toBe(201)
  expect(await leads()).toHaveLength(23)
})

test('above 200 an hour at a site leads are stored with a mark, and go to the dealer every ten minutes (D45)', async () => {
  const { post, store, time } = await server()
  time.now = new Date('2026-11-20T01:03:00.000Z')
  const sendFrom = async (of: number) => {
    const from = { 'x-forwarded-for': `192.0.2.${Math.floor(of / 20)}` }
    const { status, data } = await post({ ...enquiry, message: `Number ${of}` }, from)
    const leads = store.leads('harbour')
    const [first] = await leads.deliveries(data.lead_id)
    return [status, (await leads.lead(data.lead_id))?.body.in_rush, first?.nextAt]
  }
  for (let of = 0; of < 199; of++) await sendFrom(of)
  expect(await sendFrom(199)).toEqual([201, undefined, '2026-11-20T01:03:00.000Z'])
  expect(await sendFrom(200)).toEqual([201, true, '2026-11-20T01:10:00.000Z'])
})

test('a booking that is sent again is known, though its time is by now too near to be booked (D24, Spec 7.07)', async () => {
  const { post, leads, time } = await server()
  const drive = { page: '/cars/car-used/plain-drive', form_id: 'test-drive' }
  const booking = { ...sam, ...drive, dateTime: '2026-11-23T10:30' }
  time.now = new Date('2026-11-22T22:29:00.000Z')
  expect((await post(booking)).status).toBe(201)
  time.now = new Date('2026-11-22T22:31:00.000Z')
  const again = await post(booking)
  expect(again.status).toBe(200)
  expect(again.data.next).toContain('at=2026-11-23T10%3A30')
  const other = await post({ ...booking, name: 'Kim Tran', email: 'kim@example.com' })
  expect([other.status, other.data.code]).toEqual([422, 'invalid_form'])
  expect(await leads()).toHaveLength(1)
})

test('a booking is told to its buyer at once by mail, once, with the link for their own change; a wish without a time is not (Spec 5.09, FLOWS 4)', async () => {
  const { post, store, services, wakes } = await server()
  const drive = { page: '/cars/car-used/plain-drive', form_id: 'test-drive' }
  const booking = { ...sam, ...drive, dateTime: '2026-11-23T10:30' }
  const letters = async () => {
    const { keyring } = testTools(services)
    const found = await store.messages('harbour').latest(9)
    return found.map(({ id, content = '' }) => ({ id, ...openedContent(keyring, content) }))
  }
  const { data } = await post(booking)
  await post(booking)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    id: `${data.lead_id}-appointment-1-buyer`,
    subject: 'We have your test drive: Monday 23 November, 10.30am',
  })
  expect(letter?.text).toContain('You asked for Monday 23 November, 10.30am at Harbour Newstead')
  const link = /https?:\S+\/test-drives\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  expect(new URL(link).host).toBe(demoHost)
  expect(wakes()).toBeGreaterThan(0)

  await post({ ...booking, dateTime: '', name: 'Kim Tran', email: 'kim@example.com' })
  expect(await letters()).toHaveLength(1)
})

test('a locked or full database is 503, and nothing was stored or counted (Spec 8.05)', async () => {
  const codes = ['locked', 'disk_full'] as const
  for (const code of codes) {
    const open = async () => {
      throw new StoreError(code, 'x.db', `Failing row contains (${sam.email})`)
    }
    const { post, submit, counted, wakes, logged } = await server({ open })
    const { status, data, answer } = await post(enquiry, key('one'))
    expect([status, data]).toMatchObject([
      503,
      { error: 'An error occurred when submitting this form', code: 'not_stored' },
    ])
    expect(answer.headers.get('retry-after')).toBe('15')
    const found = await submit('/cars/car-used/plain', { form_id: 'enquiry', ...sam })
    expect([found.status, found.answer.headers.get('retry-after')]).toEqual([503, '15'])
    expect(found.text).toContain(`value="${sam.message}"`)
    expect([counted, wakes()]).toEqual([[], 0])
    expect(logged.filter(({ event }) => event === 'lead_not_stored')).toMatchObject([
      ...[{ cause: code, tenant: 'harbour' }, { cause: code }],
    ])
    // Nothing of a person is logged.
    expect(JSON.stringify(logged)).not.toMatch(/sam|0491|still there/i)
  }
})

test('a site in the US has its own words and phones (Spec 1.11, 9.25)', async () => {
  const { post, store } = await server()
  const at = 'lonestar.localhost'
  const general = { ...enquiry, page: '/plain/enquiry', phone: '(512) 555-0142' }
  const { status, data } = await post(general, {}, at)
  expect([status, data.next]).toEqual([201, '/success?form=enquiry'])
  expect((await store.leads('lonestar').lead(data.lead_id))?.body.phone).toBe('+15125550142')
})

test('a page without this form, or none, takes nothing (D21)', async () => {
  const { post, leads } = await server()
  for (const page of ['/', '/nowhere', '/cars/unknown/plain', '/api/leads', '/plain/enquiry/']) {
    const { status, data } = await post({ ...enquiry, page })
    expect([status, data.code], page).toEqual([422, 'unknown_form'])
  }
  expect(await leads()).toEqual([])
})

test('a lead without a page and a form is told in sentences what is missing (Spec 8.12, D22)', async () => {
  const { post } = await server()
  const { status, data } = await post({})
  expect([status, data.fields]).toEqual([
    422,
    {
      page: 'Expected the path of a page, such as /contact-us',
      form_id: 'Expected the id of a form on this page, such as enquiry',
    },
  ])
})
