import { expect, test } from 'vitest'
import { checkout, checkoutServer, sunita } from '../checkout/checkout-server.fixture.ts'
import { describeOnEngines, sqliteForTests } from '../store/engines.fixture.ts'
import { estimated } from './own-valuation.fixture.ts'

const start = '/checkout-journey?car_id=car-one'
const DAY = 24 * 60 * 60

type Server = Awaited<ReturnType<typeof checkoutServer>>
type Browser = Awaited<ReturnType<Server['buyer']>>

/** Begins a purchase, and answers with the path of its page. */
async function begun(own: Browser): Promise<string> {
  const { location = '' } = await own.submit(start, {})
  expect(location).toMatch(/^\/checkout-journey\/[\w-]{36}\?step=trade-in$/)
  return location.replace(/\?.*$/, '')
}

async function answered(own: Browser, path: string, answers: Readonly<Record<string, string>>) {
  let last = ''
  for (const [step, answer] of Object.entries(answers)) {
    last = (await own.submit(`${path}?step=${step}`, { answer })).location ?? ''
  }
  return last
}
const plain = { 'trade-in': 'none', payment: 'cash', delivery: 'harbour-newstead' }

describeOnEngines('a used car is bought online', (engine) => {
  test('by forms: car, trade-in, payment, delivery, then the checkout; it ends in a hold and a lead with all choices (Spec 2.06, 4.30, D40)', async () => {
    const server = await checkoutServer(engine)
    const stranger = await server.browser().get(start)
    expect(stranger.text).toMatch(
      /action="\/sign-in\?type=checkout&amp;redirect=[^"]*checkout-journey/,
    )
    expect(stranger.answer.headers.get('cache-control')).toBe('private, no-store')
    const own = await server.buyer()
    // Later than the code, whose message is then not the latest.
    server.later(60)
    const valuation = await estimated(server.store.valuations('harbour'), {
      id: 'own-valuation',
      phone: '+61491570006',
      now: server.time.now,
    })
    const path = await begun(own)
    // Double: the same purchase.
    expect(await begun(own)).toBe(path)
    const question = await own.get(`${path}?step=trade-in`)
    expect(question.text).toContain('value="own-valuation"')
    expect((await own.submit(`${path}?step=trade-in`, { answer: 'of-another' })).status).toBe(422)
    expect((await own.get(`${path}?step=delivery`)).location).toBe(`${path}?step=trade-in`)
    await answered(own, path, { 'trade-in': 'own-valuation', payment: '60' })
    const nowhere = await own.submit(`${path}?step=delivery`, { answer: ':address', address: ' ' })
    expect([nowhere.status, nowhere.text.includes('<title>Error')]).toEqual([422, true])
    expect(nowhere.text).toContain('Please enter the address that we deliver to.')
    const { location = '' } = await own.submit(`${path}?step=delivery`, {
      answer: ':address',
      address: '4 Quay St, Newstead 4006',
    })
    const id = path.split('/').at(-1) ?? ''
    expect(location).toBe(`${checkout}?purchase=${id}`)
    // Back keeps the answers.
    const payment = await own.get(`${path}?step=payment`)
    expect(payment.text).toContain('href="/personalised/finance?car_id=one"')
    expect(payment.text).toMatch(/value="60"[^>]*checked|checked[^>]*value="60"/)

    const details = await own.submit(location, sunita)
    expect(details.location).toBe(`${checkout}?step=terms&purchase=${id}`)
    const agreed = await own.submit(details.location ?? '', {
      terms_version: server.terms,
      terms_conditions: '1',
    })
    const summary = await own.get(agreed.location ?? '')
    for (const part of [
      'Step 7 of 7',
      '$21,500 to $24,000',
      'p.a. comparison rate',
      '4 Quay St',
      'Comparison rate warning',
    ]) {
      expect.soft(summary.text).toContain(part)
    }
    const version = /name="purchase_version" value="(\d+)"/.exec(summary.text)?.[1] ?? ''
    const paying = { ...server.paying, purchase_version: version }
    const pay = `${checkout}?step=pay&purchase=${id}`

    // In another window another answer: nothing is paid for what was not seen.
    await answered(own, path, { delivery: 'harbour-newstead' })
    const older = await own.submit(pay, paying)
    expect([older.status, older.text.includes('Your choices changed in another window')]).toEqual([
      409,
      true,
    ])
    const seen = /name="purchase_version" value="(\d+)"/.exec(older.text)?.[1] ?? ''
    // An amount or a price in the form decides nothing.
    const cheap = { ...paying, purchase_version: seen, price_seen: '1', deposit: '1' }
    expect((await own.submit(pay, cheap)).text).toContain('The deposit is $200.')
    const sent = await own.submit(pay, { ...paying, purchase_version: seen })
    const [reservation = ''] = sent.location?.split('?') ?? []
    const { answer } = await own.get(`${reservation}?pay=1`)
    await server.pay(answer.headers.get('refresh')?.replace('0; url=', '') ?? '')
    expect((await own.get(reservation)).text).toContain('is held for you')

    const store = server.store.leads('harbour')
    const [stored] = (await store.leads({ limit: 9 })).filter(({ kind }) => kind === 'reservation')
    expect((await store.lead(stored?.id ?? ''))?.body).toMatchObject({
      category: 'Reserve Online',
      subcategory: 'Online Purchase',
      trade_in: valuation.lead,
      purchase: {
        trade_in: { figure: '$21,500 to $24,000' },
        finance: { months: 60, interest_rate: expect.any(Number) },
        collect_at: 'harbour-newstead',
      },
      reservation: { deposit: 200, price: server.price },
    })
    const receipt = await server.latestText()
    expect(receipt).toContain('I collect it at')
    expect(receipt).toContain('Comparison rate warning')
    // The car is now held: the page of its checkout says so.
    expect((await own.get(start)).location).toBe(checkout)
  })

  test('is its buyer’s alone, bound to the dealer, and kept for 14 days (Spec 2.06, 6.02)', async () => {
    const server = await checkoutServer(engine)
    const own = await server.buyer()
    const path = await begun(own)
    const checkoutOf = await answered(own, path, plain)
    server.later(60)
    const other = await server.buyer('0491 570 156', '192.0.2.7')
    expect((await other.get(`${path}?step=payment`)).status).toBe(404)
    expect((await other.submit(`${path}?step=payment`, { answer: 'cash' })).status).toBe(404)
    // With another's purchase a checkout begins anew.
    expect((await other.get(checkoutOf)).location).toBe(start)
    expect((await other.submit(checkoutOf, sunita)).location).toBe(start)
    expect((await server.browser().get(path)).location).toMatch(/^\/sign-in\?type=checkout/)
    const elsewhere = server.browser({ host: 'lonestar.localhost' })
    await server.signIn(elsewhere, '(212) 555-0123', 'lonestar')
    expect((await elsewhere.get(path)).status).toBe(404)
    server.later(14 * DAY - 120)
    expect((await own.get(`${path}?step=delivery`)).text).toMatch(
      /value="harbour-newstead"[^>]*checked|checked[^>]*value="harbour-newstead"/,
    )
    server.later(120)
    expect((await own.get(path)).status).toBe(404)
    expect((await own.get(checkoutOf)).location).toBe(start)
  })
})

test('only where the dealer sells online: elsewhere there is no such page, and a new car leads to its checkout (Spec 2.06, 4.30)', async () => {
  const server = await checkoutServer(sqliteForTests)
  expect((await server.browser({ host: 'kiwi.localhost' }).get(start)).status).toBe(404)
  expect((await server.browser().get('/checkout-journey?car_id=nowhere')).status).toBe(404)
  expect((await server.browser().get('/checkout-journey?car_id=car-sold')).location).toBe(
    '/cars/car-sold/checkout',
  )
  const { text } = await server.browser().get('/cars/car-one')
  expect(text).toContain('href="/checkout-journey?car_id=car-one"')
})
