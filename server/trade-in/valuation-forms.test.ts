import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { valuationFailures, valuationMessages } from '#domain/trade-in/messages.ts'
import { NO_ONLINE_ESTIMATE } from '#domain/trade-in/trade-in-estimate.ts'
import { typed } from '#domain/trade-in/valuation.fixture.ts'
import { receiver } from '../delivery/receiver.fixture.ts'
import type { FormServerOptions } from '../form-server.fixture.ts'
import { describeOnEngines, sqliteForTests } from '../store/engines.fixture.ts'
import { StoreError } from '../store/store-error.ts'
import { idOf, plate, tradeInServer } from './trade-in-server.fixture.ts'

type Server = Awaited<ReturnType<typeof tradeInServer>>

describeOnEngines('a valuation', (engine) => {
  test('from the plate to the figure, which is accepted (Spec 3.41, 4.21-4.27, 5.26, D23)', async () => {
    const server = await tradeInServer(engine)
    const first = await server.post('/sell-my-car', plate('123 abc', { car_id: 'wished' }))
    expect(first.status).toBe(303)
    expect(first.location).toMatch(/^\/trade-in\/[\w-]{24}\/look-up$/)
    const photos = await server.settled(first.location)
    expect(photos.path).toMatch(/photos$/)
    expect(photos.view).toMatchObject({ carId: 'wished', state: { step: 'images' } })
    const details = await server.answer(photos, {})
    expect(details.path).toMatch(/details$/)
    const result = await server.answer(details, typed)
    expect(result.path).toMatch(/result$/)
    expect(result.view).toMatchObject({
      reference: expect.stringMatching(/^V-/),
      result: { kind: 'range', isExpired: false, isAccepted: false },
    })
    const [lead] = await server.leads()
    expect(lead).toMatchObject({ category: 'Trade-In Valuation', car: 'wished' })
    expect(lead?.deliveries).toMatchObject({ waiting: 2 })
    const accepted = await server.answer(result, { action: 'accept' })
    expect(accepted.view?.result).toMatchObject({ isAccepted: true })
    await server.answer(result, { action: 'accept' })
    expect(await server.store.leads('harbour').lead(lead?.id ?? '')).toMatchObject({
      body: {
        form: 'sell_my_car',
        phone: '+61491570006',
        Rego: '123ABC',
        preferred_contact: 'text',
        own_odometer: '61500 km',
        location: 'harbour-newstead',
        message: expect.stringContaining('A scratch on the left door.'),
      },
      changes: { subcategory: '3. Offer Accepted', offer_accepted: true, form_completed: true },
    })
    const once = { tenant: 'harbour', carId: 'wished' }
    expect(server.counted).toEqual([
      { ...once, event: eventIds.defaultEnquiry },
      { ...once, event: eventIds.offerAccepted },
    ])
  })
})

describe('a valuation', () => {
  let server: Server
  const endings: (() => Promise<void>)[] = []
  beforeAll(async () => {
    server = await tradeInServer(sqliteForTests, { onEnd: (end) => endings.push(end) })
    return async () => {
      for (const end of endings) await end()
    }
  })
  let client = 0
  /** From an address of its own, so that no test meets the limit of another. */
  const post = (path: string, fields: Record<string, string>) =>
    server.post(path, fields, { 'x-forwarded-for': `198.51.100.${client++}` })

  test.each([
    ['nothing', '', '', { rego: valuationMessages.required, state: valuationMessages.required }],
    ['another alphabet', 'АБВ123', 'QLD', { rego: expect.stringMatching(/letters and digits/) }],
    ['10 kB', 'A'.repeat(10_000), 'QLD', { rego: expect.stringMatching(/at most 7/) }],
    ['a state of another country', 'ABC123', 'TX', { state: valuationMessages.required }],
  ])('does not begin with a plate of %s (Spec 5.20, 5.21)', async (_what, rego, state, errors) => {
    const { status, view, text } = await post('/trade-in', { rego, state })
    expect(status).toBe(422)
    expect(view).toMatchObject({ version: 0, state: { step: 'vehicle_details', errors } })
    expect(text.length).toBeLessThan(50_000)
  })

  test('begins on each of its pages, and nowhere else (Spec 2.04, 2.05)', async () => {
    for (const path of ['/trade-in', '/sell-my-car', '/cars/trade-in']) {
      expect((await post(path, plate('ABC123'))).status, path).toBe(303)
    }
    expect((await post('/finance', plate('ABC123'))).status).not.toBe(303)
  })

  test('does not begin in another country, whose forms are as before (Spec 1.11)', async () => {
    const at = 'kiwi.localhost'
    const { status } = await server.post('/sell-my-car', plate('ABC123'), { at })
    expect(status).toBe(422)
  })

  test.each([
    ['NOMATCH', 'look-up', { step: 'no_match' }],
    ['MANY1', 'choose', { step: 'choose_vehicle' }],
    ['ERROR1', 'car', { step: 'failed', message: valuationFailures.submission }],
    ['NOPIC1', 'details', { step: 'your_details' }],
    ['ABC123', 'photos', { step: 'images' }],
  ])('of the plate %s is at %s (D28, Spec 4.24-4.26, 8.05, 8.10)', async (rego, step, state) => {
    const { location } = await post('/trade-in', plate(rego))
    const found = await server.settled(location)
    expect(found.path).toMatch(new RegExp(`/${step}$`))
    expect(found.view?.state).toMatchObject(state)
  })

  test('asks for photos only where the site wishes so (Spec 4.25)', async () => {
    const change = () => ({ tradeIn: { images: false, years: 10, save: false } as const })
    const without = await tradeInServer(sqliteForTests, { change })
    expect((await without.begun('ABC123')).path).toMatch(/details$/)
  })

  test('of several cars looks up the one that is chosen (Spec 4.27, 5.22)', async () => {
    const { location } = await post('/trade-in', plate('MANY2'))
    const choose = await server.settled(location)
    const none = await server.answer(choose, { manualEntry: '' })
    expect(none.status).toBe(422)
    expect(none.view?.state).toMatchObject({
      errors: { manualEntry: valuationMessages.noCarChosen },
    })
    const { state } = choose.view ?? {}
    const descriptions = state?.step === 'choose_vehicle' ? state.descriptions : []
    expect(descriptions).toHaveLength(3)
    const chosen = await server.answer(choose, { manualEntry: descriptions[2] ?? '' })
    expect(chosen.view?.state).toMatchObject({ car: { manualEntry: descriptions[2] } })
  })

  test('shows every fault of the details, and stores none of them (Spec 5.23, 5.25, 5.27, 8.09)', async () => {
    const details = await server.answer(await server.begun('ABC124'), {})
    const wrong = await server.answer(details, { ...typed, postcode: '410', odometer: 'many' })
    expect(wrong.status).toBe(422)
    expect(wrong.view?.state).toMatchObject({
      typed: { postcode: '410', name: 'Ada' },
      errors: {
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
        odometer: valuationMessages.odometerUnclear,
      },
    })
    const nowhere = await server.answer(details, { ...typed, postcode: '0000' })
    expect(nowhere.view?.state).toMatchObject({ errors: { postcode: 'Invalid postcode' } })
    const again = await server.get(details.path)
    expect(again.view).toEqual(details.view)
  })

  test.each([
    ['OLD1', '61500', { kind: 'none', text: NO_ONLINE_ESTIMATE, failed: false }],
    ['ABC125', '100001', { kind: 'none', text: NO_ONLINE_ESTIMATE, failed: false }],
    ['NOFIG1', '61500', { kind: 'none', failed: true }],
    ['NOPIC2', '61500', { kind: 'none', failed: true }],
    ['ABC126', '61500', { kind: 'range', text: expect.stringMatching(/^\$[\d,]+ to \$[\d,]+$/) }],
  ])(
    'of the plate %s with %s km ends so, and its lead is stored (Spec 5.26, D23, D29)',
    async (rego, odometer, result) => {
      const begun = await server.begun(rego)
      const details = begun.path.endsWith('photos') ? await server.answer(begun, {}) : begun
      const { view, path } = await server.answer(details, { ...typed, odometer, comments: rego })
      expect(view?.result).toMatchObject(result)
      const valuation = await server.store
        .valuations('harbour')
        .valuation(idOf(path), server.time.now.toISOString())
      expect(await server.store.leads('harbour').lead(valuation?.lead ?? '')).toBeDefined()
    },
  )

  test('goes back with its answers, and gives a look-up up (Spec 4.22, FLOWS 8)', async () => {
    const photos = await server.begun('ABC127')
    const back = await server.answer(photos, { action: 'back' })
    expect(back.view?.state).toMatchObject({ step: 'vehicle_details', rego: 'ABC127' })
    const { location } = await post(back.path, {
      version: String(back.view?.version),
      rego: 'SLOW1',
      state: 'NSW',
    })
    expect(location).toMatch(/look-up$/)
    const waiting = await server.get(location)
    const stopped = await server.answer({ ...waiting, path: location }, { action: 'stop' })
    expect(stopped.view?.state).toMatchObject({
      step: 'vehicle_details',
      rego: 'SLOW1',
      errors: {},
    })
  })

  test('a step of an old tab changes nothing, and shows where the valuation is (Spec 4.22)', async () => {
    const choose = await server.begun('MANY4')
    const { state } = choose.view ?? {}
    const [manualEntry = ''] = state?.step === 'choose_vehicle' ? state.descriptions : []
    const photos = await server.answer(choose, { manualEntry })
    const details = await server.answer(photos, {})
    const result = await server.answer(details, { ...typed, comments: 'old tab' })
    const old = await server.post(choose.path, {
      version: String(choose.view?.version),
      manualEntry: 'Another',
    })
    expect(old.status).toBe(409)
    expect(old.view).toMatchObject({
      state: { step: 'done' },
      version: result.view?.version,
      problem: valuationMessages.olderForm,
    })
  })

  test('two tabs that send one step at once store one of them (Spec 4.22, D24)', async () => {
    const choose = await server.begun('MANY3')
    const { state, version } = choose.view ?? {}
    const descriptions = state?.step === 'choose_vehicle' ? state.descriptions : []
    const both = await Promise.all(
      descriptions
        .slice(0, 2)
        .map((manualEntry) => server.post(choose.path, { version: String(version), manualEntry })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  })

  test('the same form again leads on as before, and makes no second lead (D24, D36)', async () => {
    const details = await server.answer(await server.begun('ABC129'), {})
    const fields = { version: String(details.view?.version), ...typed, comments: 'twice' }
    const before = (await server.leads()).length
    const both = await Promise.all([
      server.post(details.path, fields),
      server.post(details.path, fields),
    ])
    const third = await server.post(details.path, fields)
    expect([...both, third].map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await server.leads()).length).toBe(before + 1)
  })

  test('an id of another dealer, and an unknown one, are nowhere (Spec 1.11)', async () => {
    const { path } = await server.begun('ABC130')
    const id = idOf(path)
    for (const [at, address] of [
      ['volt.localhost', path],
      ['harbour.localhost', '/trade-in/unknown/photos'],
    ] as const) {
      expect((await server.get(address, at)).status).toBe(404)
      const posted = await server.post(address, { version: '1' }, { at })
      expect([posted.status, posted.location]).toEqual([303, address])
    }
    expect((await server.get(`/api/trade-in/${id}`, 'volt.localhost')).status).toBe(404)
    expect(JSON.parse((await server.get(`/api/trade-in/${id}`)).text)).toEqual({
      step: 'photos',
      version: 2,
    })
    const whole = await server.get(`/trade-in/${id}`)
    expect([whole.status, whole.location]).toEqual([303, path])
  })

  test('takes JSON too, and answers in JSON (D22)', async () => {
    const json = (path: string, body: object) =>
      server.app.request(`http://harbour.localhost${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          host: 'harbour.localhost',
          origin: 'http://harbour.localhost',
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
        },
      })
    const refused = await json('/trade-in', { rego: ['x'], state: { a: 1 } })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'invalid_form', fields: { state: valuationMessages.required } },
    ])
    const begun = await json('/trade-in', plate('ABC131'))
    const { id, next } = await begun.json()
    expect([begun.status, next]).toEqual([200, `/trade-in/${id}/look-up`])
    const older = await json(`/trade-in/${id}/details`, { version: 9 })
    expect([older.status, await older.json()]).toMatchObject([409, { code: 'older_form' }])
  })

  test('a program that fills in the hidden field, and an address that asks too often, begin none (Spec 8.04)', async () => {
    expect((await post('/trade-in', plate('ABC132', { [HONEYPOT_FIELD]: 'x' }))).status).toBe(422)
    const often = { 'x-forwarded-for': '198.51.100.250' }
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      statuses.push((await server.post('/trade-in', plate('ABC133'), often)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(303))
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a finance enquiry that names a valuation carries its car and its lead, and not its address (D29, FLOWS 8)', async () => {
  const server = await tradeInServer(sqliteForTests)
  const { path } = await server.done('ABC141')
  const [valuation] = await server.leads()
  const sent = await server.post(`/finance?trade_in=${idOf(path)}`, {
    form_id: 'finance',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '0491 570 006',
    location: 'harbour-newstead',
    terms_conditions: 'on',
  })
  expect(sent.location).toMatch(/^\/success/)
  const asked = (await server.leads()).find(({ category }) => category === 'Finance Enquiry')
  const { body } = (await server.store.leads('harbour').lead(asked?.id ?? '')) ?? {}
  expect(body).toMatchObject({
    trade_in: valuation?.id,
    Rego: 'ABC141',
    own_vehicle: expect.stringMatching(/^20\d\d /),
    own_odometer: '61500 km',
    lead_attributes: { linked_query_params: {} },
  })
})

test('an estimate that ended is asked for again, with the odometer of today (FLOWS 8)', async () => {
  const server = await tradeInServer(sqliteForTests)
  const result = await server.done('ABC140')
  expect(result.view?.result).toMatchObject({ kind: 'range', isExpired: false })
  server.time.now = new Date(server.time.now.getTime() + 8 * 24 * 3_600_000)
  const expired = await server.settled(result.path)
  expect(expired.view?.result).toMatchObject({ isExpired: true })
  const late = await server.answer(expired, { action: 'accept' })
  expect(late.status).toBe(409)
  const unclear = await server.answer(expired, { action: 'again', odometer: 'many' })
  expect(unclear.view).toMatchObject({ problem: valuationMessages.odometerUnclear })
  const again = await server.answer(expired, { action: 'again', odometer: '70,000' })
  expect(again.view?.result).toMatchObject({ kind: 'range', isExpired: false })
  server.time.now = new Date(server.time.now.getTime() + 7 * 24 * 3_600_000)
  const ended = await server.get(`/trade-in/${idOf(result.path)}`)
  expect([ended.status, ended.location]).toEqual([303, `/trade-in/${idOf(result.path)}/car`])
  // The block, which says so, and with which another begins.
  const gone = await server.get(ended.location)
  expect([gone.status, gone.view, gone.text]).toEqual([
    ...[404, null, expect.stringContaining('id="trade-in"')],
  ])
})

test('whatever a provider answers, a sentence says that it failed, and the plate is kept (Spec 8.05)', async () => {
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    (response) => response.end(Buffer.alloc(50_000_000, '[')),
    (response) => response.end(),
    (response) => response.end('[["soon"]]'),
    (response) => response.destroy(),
  ]
  let answer = answers[0]
  await using receiving = await receiver((response) => answer?.(response))
  const server = await tradeInServer(sqliteForTests, {
    environment: { EVAL_EXPERT_URL: receiving.url, EVAL_EXPERT_KEY: 'a'.repeat(16) },
  })
  for (const [at, one] of answers.entries()) {
    answer = one
    const { view, path, status } = await server.begun(`ABC16${at}`)
    expect([status, path]).toEqual([200, expect.stringMatching(/car$/)])
    expect(view?.state).toMatchObject({
      step: 'failed',
      message: valuationFailures.submission,
      before: { rego: `ABC16${at}` },
    })
  }
  expect(receiving.received.length).toBeGreaterThanOrEqual(answers.length)
})

test('where the sign-in comes first, every address of a valuation leads there (Spec 2.29)', async () => {
  const change: FormServerOptions['change'] = ({ flags }) => ({
    flags: { ...flags, gatedTradeIn: true },
  })
  const server = await tradeInServer(sqliteForTests, { change })
  const { status, location } = await server.post('/trade-in', plate('ABC123'))
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/sign-in\?type=trade-in/)])
})

test('where the database is away the person is told so, with what was typed (Spec 8.05)', async () => {
  let isAway = false
  const server: Server = await tradeInServer(sqliteForTests, {
    open: async () => {
      if (isAway) throw new StoreError('locked', 'test', 'locked')
      return server.store
    },
  })
  isAway = true
  const { status, view } = await server.post('/trade-in', plate('ABC123'))
  expect(status).toBe(503)
  expect(view).toMatchObject({
    problem: valuationFailures.submission,
    state: { rego: 'ABC123', state: 'QLD' },
  })
})

test('a figure is saved with the provider where the site wishes so; its failure is only logged (Spec 7.11, 8.07)', async () => {
  const change = () => ({ tradeIn: { images: true, years: 10, save: true } as const })
  const server = await tradeInServer(sqliteForTests, { change })
  for (const [rego, event] of [
    ['ABC150', 'valuation_saved'],
    ['NOSAVE1', 'valuation_not_saved'],
  ] as const) {
    expect((await server.done(rego, { comments: rego })).view?.result).toMatchObject({
      kind: 'range',
    })
    await expect.poll(() => server.logged.map((each) => each.event)).toContain(event)
  }
  expect(JSON.stringify(server.logged)).not.toMatch(/Ada|ABC150|491570006/)
})
