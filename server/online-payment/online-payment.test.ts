import { expect, test } from 'vitest'
import { approved, checkoutServer, declined, sunita } from '../checkout/checkout-server.fixture.ts'
import { ProviderError } from '../providers/provider-call.ts'
import { describeOnEngines, sqliteForTests } from '../store/engines.fixture.ts'

const pay = '/online-payment'
const wish = { for: 'invoice', number: 'inv-204', amount: '$1,250.50' }
const YEAR = 366 * 24 * 60 * 60

type Server = Awaited<ReturnType<typeof checkoutServer>>
type Browser = Awaited<ReturnType<Server['buyer']>>

/** What the page that is to be checked sends. */
async function checked(own: Browser, of: Readonly<Record<string, string>> = wish) {
  const { location = '' } = await own.submit(pay, { ...sunita, ...of })
  const { text } = await own.get(location)
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return {
    location,
    text,
    fields: Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
  }
}

/** Begins the payment; answers with its page and with the page of the bank. */
async function begun(own: Browser, fields: Readonly<Record<string, string>>) {
  const sent = await own.submit(`${pay}?step=pay`, fields)
  const [path = ''] = sent.location?.split('?') ?? []
  const { answer } = await own.get(sent.location ?? '')
  return { sent, path, bank: answer.headers.get('refresh')?.replace('0; url=', '') ?? '' }
}

async function paid(server: Server, own: Browser, card = approved) {
  const { path, bank } = await begun(own, (await checked(own)).fields)
  await server.pay(bank, card)
  return { path, ...(await own.get(path)) }
}

const entries = async (server: Server) =>
  (await server.store.reservations('harbour').ledger({ from: '', to: '9' })).map(
    ({ kind, account, cents, asked }) => [kind, account, cents, asked?.number],
  )

describeOnEngines('what a dealer asked for is paid online', (engine) => {
  test('by forms: number and amount, a page to check it, the bank, a receipt by mail, and the list of what was paid (Spec 2.12, 2.28)', async () => {
    const server = await checkoutServer(engine)
    const link = `${pay}?for=deposit&number=Q-17&amount=500`
    const stranger = await server.browser().get(link)
    expect(stranger.location).toBe(
      `/sign-in?type=online-payment&redirect=${encodeURIComponent(link)}&back=%2F`,
    )
    const own = await server.buyer()
    server.later(60)
    const filled = await own.get(link)
    expect(filled.answer.headers.get('cache-control')).toBe('private, no-store')
    for (const part of ['value="Q-17"', 'value="500.00"', 'From $50 to $5,000.']) {
      expect(filled.text).toContain(part)
    }
    const wrong = await own.submit(pay, { ...sunita, for: '', number: '', amount: '5' })
    expect([wrong.status, wrong.text.includes('<title>Error')]).toEqual([422, true])
    for (const part of ['Please choose one.', 'Please enter the number.', 'from $50 to $5,000.']) {
      expect(wrong.text).toContain(part)
    }
    const { location, text, fields } = await checked(own)
    expect(location).toBe(`${pay}?step=check&for=invoice&number=INV-204&amount=1250.50`)
    expect(text).toContain('Pay $1,250.50')
    expect(text).not.toContain('paid for this number before')
    // What the address or the form says is read by the same rules.
    const above = { ...fields, amount: '5000.01' }
    expect((await own.submit(`${pay}?step=pay`, above)).location).toMatch(/^\/online-payment\?for=/)
    expect((await own.get(`${pay}?step=check&for=invoice&number=A&amount=1`)).status).toBe(303)

    const { path, bank } = await begun(own, fields)
    expect(path).toMatch(/^\/online-payment\/[\w-]{36}$/)
    // Double, and from another window: the same payment.
    expect((await own.submit(`${pay}?step=pay`, fields)).location).toBe(`${path}?pay=1`)
    const second = await own.submit(`${pay}?step=pay`, (await checked(own)).fields)
    expect([second.status, second.text.includes(`href="${path}"`)]).toEqual([409, true])
    expect(JSON.parse((await own.get(`/api${path}`)).text)).toEqual({ state: 'open' })
    await server.pay(bank)
    const done = await own.get(path)
    for (const part of ['You have paid $1,250.50', 'Invoice INV-204', 'Sunita Rao', sunita.email]) {
      expect(done.text).toContain(part)
    }
    const reference = /M-\w{4}-\w{2}/.exec(done.text)?.[0] ?? 'none'
    const mails = await server.latestMessages(2)
    expect(mails.map((mail) => mail?.subject).toSorted()).toEqual([
      `Payment ${reference}: $1,250.50 for Invoice INV-204`,
      `Your receipt ${reference}: Invoice INV-204`,
    ])
    expect(mails.find((mail) => mail?.subject?.startsWith('Your'))?.text).toMatch(
      /Amount: \$1,250\.50 AUD.*receipt for your payment.*Harbour Motor Group Pty Ltd/s,
    )
    expect(await entries(server)).toEqual([
      ['capture', 'deposits', -125_050, 'INV-204'],
      ['capture', 'provider', 125_050, 'INV-204'],
    ])
    // It holds no car, is no lead, and gives no spin.
    expect(await server.store.leads('harbour').leads({ limit: 9 })).toEqual([])
    const again = await checked(own)
    expect(again.text).toContain('You have paid for this number before')
    // A page from before the payment is not taken.
    const stale = await own.submit(`${pay}?step=pay`, { ...fields, key: 'another-key-of-a-form' })
    expect([stale.status, stale.text.includes('paid for this number before')]).toEqual([409, true])
    expect((await own.get(pay)).text).toContain(`href="${path}"`)
  })

  test('a declined card charges nobody; who leaves the bank or gives up pays again; the dealer alone gives back (Spec 2.12, 9.19)', async () => {
    const server = await checkoutServer(engine)
    const own = await server.buyer()
    server.later(60)
    expect((await paid(server, own, declined)).text).toContain('did not accept this card')
    const { path, bank } = await begun(own, (await checked(own)).fields)
    expect((await own.get(path)).text).toContain('Your payment is not finished')
    expect((await own.submit(path, {})).location).toBe(path)
    expect((await own.get(path)).text).toContain('You have not paid')
    // Its page is closed at the bank.
    await server.pay(bank)
    expect(await entries(server)).toEqual([])
    const done = await paid(server, own)
    expect(done.text).toContain('You have paid $1,250.50')
    await own.submit(done.path, {})
    expect((await own.get(done.path)).text).toContain('You have paid $1,250.50')
    // Nor does it lapse.
    server.later(YEAR)
    const store = server.store.reservations('harbour')
    const id = done.path.split('/').at(-1) ?? ''
    expect(await store.reservation(id)).toMatchObject({ stage: 'confirmed', heldUntil: undefined })
    // The buyer is forgotten with the rest of old reservations, the payment stays.
    await server.store.forgetAllEndedBuyers(server.time.now.toISOString())
    expect(await store.reservation(id)).toMatchObject({
      account: undefined,
      asked: { number: 'INV-204' },
    })
  })

  test('is its buyer’s alone, bound to the dealer, and limited (Spec 2.12, 6.02)', async () => {
    const server = await checkoutServer(engine)
    const own = await server.buyer()
    server.later(60)
    const { path } = await begun(own, (await checked(own)).fields)
    const other = await server.buyer('0491 570 156', '192.0.2.7')
    const elsewhere = server.browser({ host: 'lonestar.localhost' })
    server.later(60)
    await server.signIn(elsewhere, '(212) 555-0123', 'lonestar')
    for (const each of [other, elsewhere]) {
      expect((await each.get(path)).status).toBe(404)
      expect((await each.get(`/api${path}`)).status).toBe(404)
      expect((await each.submit(path, {})).status).toBe(404)
    }
    // Nor is it a reservation.
    const reservation = path.replace(pay, '/reservations')
    expect((await own.get(reservation)).status).toBe(404)
    expect((await own.get(`/api${reservation}`)).status).toBe(404)
    expect((await own.submit(`/api${reservation}/cancel`, {})).status).toBe(404)
    expect((await server.browser().get(`/api${path}`)).status).toBe(401)
    const more = (number: string) => checked(own, { ...wish, number })
    await begun(own, (await more('B')).fields)
    const limited = await own.submit(`${pay}?step=pay`, (await more('C')).fields)
    expect([limited.status, limited.text.includes('enough tries for now')]).toEqual([429, true])
  })
})

test('what the bank does not answer is looked up, never charged twice, and told (Spec 2.12, D31)', async () => {
  let isSilent = false
  const server = await checkoutServer(sqliteForTests, (provider) => ({
    ...provider,
    look: async (ref) => {
      if (isSilent) throw new ProviderError('late')
      return provider.look(ref)
    },
  }))
  const own = await server.buyer()
  server.later(60)
  const { path, bank } = await begun(own, (await checked(own)).fields)
  await server.pay(bank)
  isSilent = true
  const unsure = await own.get(path)
  expect(unsure.text).toContain('We are checking your payment')
  expect(unsure.text).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
  const again = await own.submit(`${pay}?step=pay`, (await checked(own)).fields)
  expect(again.status).toBe(409)
  isSilent = false
  expect((await own.get(path)).text).toContain('You have paid $1,250.50')
  expect(await entries(server)).toHaveLength(2)
})
