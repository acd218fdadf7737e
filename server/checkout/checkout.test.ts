import { describe, expect, test } from 'vitest'
import { eventIds } from '#domain/tracking/event-ids.ts'
import { metricsToken } from '../accounts/account-server.fixture.ts'
import { ask } from '../app.fixture.ts'
import { ProviderError } from '../providers/provider-call.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { checkout, checkoutServer, declined, key, sunita } from './checkout-server.fixture.ts'

const bankUrl = (header: string | null) => header?.replace('0; url=', '') ?? ''

describeOnEngines('a buyer reserves a car', (engine) => {
  test('by forms: mobile, details, terms, payment at the bank; held with lead and receipt, then cancelled and given back (Spec 1.06, 2.03, 9.19, D23, D31)', async () => {
    const server = await checkoutServer(engine)
    const stranger = await server.browser().get(checkout)
    expect([stranger.status, stranger.answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect(stranger.text).toMatch(/action="\/sign-in\?type=checkout&amp;redirect=[^"]*checkout/)
    const own = server.browser()
    await server.signIn(own)
    // Later than the code, whose message is then not the latest.
    server.later(60)
    const faulty = await own.submit(checkout, { name: '', email: 'sunita@' })
    expect(faulty.status).toBe(422)
    for (const part of ['<title>Error', 'Please enter your name.', 'value="sunita@"']) {
      expect(faulty.text).toContain(part)
    }
    const details = await own.submit(checkout, sunita)
    expect([details.status, details.location]).toEqual([303, `${checkout}?step=terms`])
    const fields = { terms_version: server.terms }
    expect((await own.submit(`${checkout}?step=terms`, fields)).status).toBe(422)
    const agreed = await own.submit(`${checkout}?step=terms`, { ...fields, terms_conditions: '1' })
    expect(agreed.location).toBe(`${checkout}?step=pay&terms=${server.terms}&price=${server.price}`)
    expect((await own.get(agreed.location ?? '')).text).toContain('Pay $200 and reserve')
    const sent = await own.submit(`${checkout}?step=pay`, server.paying)
    const [path = ''] = sent.location?.split('?') ?? []
    expect([sent.status, sent.location]).toEqual([303, `${path}?pay=1`])
    const leading = await own.get(sent.location ?? '')
    await server.pay(bankUrl(leading.answer.headers.get('refresh')))
    const held = await own.get(path)
    expect(held.text).toContain('The Hilux is held for you')
    expect(held.text).toContain('before Monday 23 November, 12.01pm')
    expect(held.answer.headers.get('cache-control')).toBe('private, no-store')

    const leads = await server.store.leads('harbour').leads({ limit: 9 })
    expect(leads.map(({ kind, category, car }) => [kind, category, car])).toEqual([
      ['reservation', 'Reserve Online', 'one'],
    ])
    const lead = await server.store.leads('harbour').lead(leads[0]?.id ?? '')
    expect(lead?.body).toMatchObject({
      ...sunita,
      phone: '+61491570006',
      reservation: { deposit: 200, price: server.price, currency: 'AUD' },
      terms: { given: true, text: expect.stringContaining('Not a contract of sale.') },
    })
    const receipt = await server.latestText()
    for (const part of [`$${(server.price - 200).toLocaleString('en-AU')} AUD`, 'H-', 'ABN']) {
      expect(receipt).toContain(part)
    }

    const cancelled = await own.submit(`/api${path}/cancel`, {})
    expect([cancelled.status, cancelled.location]).toEqual([303, path])
    // The page that follows knows that the car is free.
    expect(server.followed).toEqual(['harbour'])
    await expect
      .poll(async () => (await own.get(path)).text, { timeout: 10_000 })
      .toContain('Your $200 went back to your card')
    expect((await own.get(checkout)).text).toContain('Reserve this car')
  })

  test('sent twice a form is one reservation and one payment; the car is another buyer’s for nobody meanwhile (Spec 9.19, D24, D31)', async () => {
    const { buyer, paying, later, ...server } = await checkoutServer(engine)
    const own = await buyer()
    later(60)
    const other = await buyer('0491 570 156', '192.0.2.7')
    const twice = await Promise.all([
      own.submit(`${checkout}?step=pay`, paying),
      own.submit(`${checkout}?step=pay`, paying),
    ])
    const paths = twice.map(({ location = '' }) => location.split('?')[0] ?? '')
    expect(new Set(paths).size).toBe(1)
    const busy = await other.submit(`${checkout}?step=pay`, { ...paying, key: key('other') })
    expect(busy.status).toBe(409)
    expect(busy.text).toMatch(/Another buyer is paying.*free again at 12\.11pm/s)
    const [path = ''] = paths
    const { answer } = await own.get(`${path}?pay=1`)
    await server.pay(bankUrl(answer.headers.get('refresh')))
    await own.get(path)
    const taken = await other.get(checkout)
    expect(taken.text).toContain('Someone has just reserved this car')
    // Another's reservation is as one that is not there.
    for (const [at, status] of [
      [path, 404],
      [`/api${path}`, 404],
    ] as const) {
      expect((await other.get(at)).status).toBe(status)
    }
    expect((await other.post(`/api${path}/cancel`, {})).status).toBe(404)
    expect((await own.get(path)).text).toContain('is held for you')
    expect((await own.get(checkout)).text).toContain('Good news: it is already yours to hold')
    const stranger = server.browser()
    expect((await stranger.get(path)).location).toMatch(/^\/sign-in\?type=checkout/)
    expect((await stranger.get(`/api${path}`)).status).toBe(401)
  })
})

describeOnEngines('POST /api/reservations', (engine) => {
  test('answers with where to pay, with the same for the same key, and each refusal with its code (Spec 9.19, D22, D31)', async () => {
    const { buyer, wish, pay, ...server } = await checkoutServer(engine)
    const post = async (own: Awaited<ReturnType<typeof buyer>>, body: object) => {
      const { status, data } = await own.post('/api/reservations', body)
      return { status, ...data }
    }
    expect(await post(server.browser(), wish)).toMatchObject({ status: 401, code: 'sign_in' })
    const nameless = server.browser({ address: '192.0.2.9' })
    await server.signIn(nameless, '0491 570 159')
    expect(await post(nameless, wish)).toMatchObject({ status: 422, code: 'details_missing' })
    server.later(60)
    const own = await buyer()
    const refused = [
      [{ price_seen: wish.price_seen - 1_000 }, 'price_changed', 409],
      [{ terms_version: 'another' }, 'terms_changed', 409],
      [{ car_id: 'nowhere' }, 'not_available', 409],
      [{ deposit: 1 }, 'invalid', 422],
    ] as const
    for (const [change, code, status] of refused) {
      const found = await post(own, { ...wish, ...change })
      expect.soft([found.status, code === 'invalid' ? code : found.code]).toEqual([status, code])
    }
    const begun = await post(own, wish)
    expect(begun).toMatchObject({ status: 201, state: 'open', deposit: 200 })
    expect(await post(own, wish)).toEqual(begun)
    await pay(begun.payment_url, declined)
    await own.get(`/reservations/${begun.reservation_id}`)
    expect(await post(own, wish)).toMatchObject({ status: 402, code: 'declined' })
    const again = await post(own, { ...wish, key: key('again') })
    expect(again).toMatchObject({ status: 201, state: 'open' })
    const evil = { origin: 'https://evil.example' }
    expect((await own.post('/api/reservations', wish, evil)).status).toBe(403)
    // Two at a time, so that nobody blocks a dealer's stock.
    expect(await post(own, { ...wish, car_id: 'two', key: key('two') })).toMatchObject({
      status: 201,
    })
    const third = await post(own, { ...wish, car_id: 'three', key: key('three') })
    expect(third).toMatchObject({ status: 429, code: 'too_many' })
    const authorization = `Bearer ${metricsToken}`
    const { text } = await ask(server.app, '/metrics', { headers: { authorization } })
    expect(text).toContain('forecourt_claims_refused_total{why="too_many"} 1')
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'claim_refused', state: 'too_many', of: 'account' }),
    )
  })

  test('counts a held car once, as an enquiry, where the buyer agreed (Spec 7.19, 7.27)', async () => {
    const { buyer, wish, paying, pay, store } = await checkoutServer(engine)
    const own = await buyer()
    const counts = () => store.events('harbour').counts({ from: '2000-01-01', to: '2100-01-01' })
    const reserve = async (of: object, headers = {}) => {
      const { data } = await own.post('/api/reservations', { ...wish, ...of }, headers)
      await pay(data.payment_url)
      for (let looks = 0; looks < 2; looks++) await own.get(`/reservations/${data.reservation_id}`)
    }
    await reserve({})
    await reserve({ car_id: 'two', key: key('two'), consent: 'granted' }, { dnt: '1' })
    expect(await counts()).toEqual([])
    await reserve({ car_id: 'three', key: key('three'), consent: 'granted' })
    const day = expect.any(String)
    const counted = [{ day, event: eventIds.defaultEnquiry, carId: 'three', count: 1 }]
    expect(await counts()).toEqual(counted)
    const fields = { ...paying, key: key('four'), consent: 'granted' }
    const sent = await own.submit('/cars/car-four/checkout?step=pay', fields)
    const [path = ''] = sent.location?.split('?') ?? []
    const leading = await own.get(`${path}?pay=1`)
    await pay(bankUrl(leading.answer.headers.get('refresh')))
    await own.get(path)
    const ofForm = { ...counted[0], carId: 'four' }
    expect(await counts()).toEqual([ofForm, ...counted])
  })

  test('where the bank does not answer it is not known, the page says so, and the buyer is told to wait (Spec 9.19, D31)', async () => {
    const silent = async () => {
      throw new ProviderError('late')
    }
    const { buyer, wish } = await checkoutServer(engine, (provider) => ({
      ...provider,
      begin: silent,
      look: silent,
    }))
    const own = await buyer()
    const { status, data } = await own.post('/api/reservations', wish)
    expect([status, data.state]).toEqual([202, 'unsure'])
    const { text } = await own.get(`/reservations/${data.reservation_id}`)
    expect(text).toContain('We are checking your payment: please do not pay again')
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
  })
})

describe('the page of a checkout', () => {
  test('is at the address of its site, says what changed, and is not there where nothing can be reserved (Spec 2.03, 4.32, 9.19)', async () => {
    const { sqliteForTests } = await import('../store/engines.fixture.ts')
    const { buyer, browser, paying, price } = await checkoutServer(sqliteForTests)
    const kiwi = browser({ host: 'kiwi.localhost' })
    expect((await kiwi.get(`${checkout}?step=terms`)).location).toBe(
      '/cars/car-one/buy-online?step=terms',
    )
    const outback = browser({ host: 'outback.localhost' })
    expect((await outback.get(checkout)).status).toBe(404)
    const gated = await browser({ host: 'volt.localhost' }).get(checkout)
    expect(gated.location).toMatch(/^\/sign-in\?type=checkout/)
    const own = await buyer()
    const seen = { ...paying, price_seen: `${price + 1_000}`, deposit: '1' }
    const changed = await own.submit(`${checkout}?step=pay`, seen)
    expect(changed.status).toBe(409)
    expect(changed.text).toContain('It was $43,990 and is now $42,990. The deposit is $200.')
    expect(changed.text).toContain('Go on with $42,990')
    expect((await own.get('/cars/car-sold/checkout')).text).toContain('has just been sold')
    expect((await own.get('/cars/car-nowhere/checkout')).status).toBe(404)
  })
})
