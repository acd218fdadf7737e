import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inTurn } from '../scripts/test-extent.ts'
import { faultsBy } from './page-checks.ts'
import { product, sendRequest } from './product.ts'
import { textedCodes } from './texted-codes.ts'
import { type Way, ways, withoutScript } from './trade-in/ways.ts'

const { url, newPage } = await product({ pictures: false })
const { signIn } = await textedCodes()

/** Some ten states, each looked at on three screens. */
const WHOLE_FLOW_MS = 120_000

const byClick: Way = {
  ...withoutScript,
  hasScript: true,
  options: {
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.4' },
  },
}

const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
}
/** The last part of the address where each site reserves cars. */
const places: Readonly<Record<string, string>> = { kiwi: 'buy-online' }

const found = z.object({ hits: z.array(z.object({ slug: z.string() })) })
const taken = new Set<string>()

/** Path of the checkout of a used car that nobody has reserved, another one each time. */
async function freeCar(tenant: string): Promise<string> {
  for (let page = 1; ; page++) {
    const { body } = await sendRequest(
      `${tenant}.localhost`,
      `/api/search?car_type=used&page=${page}`,
    )
    for (const { slug } of found.parse(JSON.parse(`${body}`)).hits) {
      const path = `/cars/${slug}/${places[tenant] ?? 'checkout'}`
      const { status, body: shown } = await sendRequest(`${tenant}.localhost`, path)
      const isFree = status === 200 && `${shown}`.includes('We text your mobile a code')
      if (!isFree || taken.has(path)) continue
      taken.add(path)
      return path
    }
  }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const signInBy = (page: Page, tenant: string, { name, hasScript }: Way) =>
  signIn(page, tenant, { hasScript, by: name === 'by touch' ? 'touch' : 'keyboard' })

/** Signs in at the first step, and leads to the payment. */
async function toPayment(page: Page, tenant: string, path: string) {
  await page.goto(url(tenant, path))
  await signInBy(page, tenant, byClick)
  await byClick.type(page, 'name', 'Sunita Rao')
  await byClick.type(page, 'email', 'sunita.rao@example.com')
  await byClick.press(page, 'Continue')
  await page.waitForURL(/step=terms/)
  await page.locator('[name=terms_conditions]').check()
  await byClick.press(page, 'Continue to payment')
  await page.waitForURL(/step=pay/)
}

/** Pays on the page of the bank. */
async function pay(page: Page, card: string) {
  await page.waitForURL(/\/_bank\//)
  await page.locator('[name=card]').fill(card)
  await page.locator('[value=pay]').click()
}

async function cancel(page: Page, way: Way) {
  await page.getByRole('link', { name: 'Cancel the reservation' }).click()
  await heading(page, 'Cancel this reservation?')
  await way.press(page, 'Cancel and refund $200')
  await heading(page, 'Your reservation is cancelled')
}

/** Pays an invoice of the dealer, with the details that are known. Spec 2.12. */
async function payInvoice(
  page: Page,
  tenant: string,
  way: Way,
  see: (state: string) => Promise<void>,
) {
  await page.goto(url(tenant, '/online-payment'))
  await way.choose(page, 'An invoice')
  await way.press(page, 'Continue')
  await page.getByRole('link', { name: 'Please enter the number.' }).waitFor()
  expect(await page.title()).toMatch(/^Error: /)
  await see('payment, not yet right')
  await way.type(page, 'number', 'inv-204')
  await way.type(page, 'amount', '150.50')
  await way.press(page, 'Continue')
  await heading(page, 'Check before you pay')
  await see('payment, to check')
  await way.press(page, 'Pay $150.50')
  await pay(page, cards.declined)
  await heading(page, 'Your bank did not accept this card')
  await see('payment, declined')
  await page.getByRole('link', { name: 'Try another card' }).click()
  await way.press(page, 'Pay $150.50')
  await pay(page, cards.asks)
  await page.locator('[value=approve]').click()
  await heading(page, 'You have paid $150.50')
  await page.getByText(/^M-\w{4}-\w{2}$/).waitFor()
  await see('payment, paid')
  await page.getByRole('link', { name: 'Pay something else' }).click()
  await page.getByRole('heading', { name: 'What you have paid here' }).waitFor()
  await see('payments before')
}

/** Answers the questions of buying a car, up to those of its checkout. Spec 2.06. */
async function answerAll(page: Page, way: Way, see: (state: string) => Promise<void>) {
  await way.press(page, 'Start')
  await page.waitForURL(/step=trade-in/)
  await way.press(page, 'Continue')
  await page.getByRole('link', { name: 'Please choose one.' }).waitFor()
  expect(await page.title()).toMatch(/^Error: /)
  await see('trade-in, not chosen')
  await way.choose(page, 'No, I have no car to trade in')
  await way.press(page, 'Continue')
  await page.waitForURL(/step=payment/)
  await see('finance or cash')
  await way.choose(page, 'Cash, a transfer, or my own loan')
  await way.press(page, 'Continue')
  await page.waitForURL(/step=delivery/)
  const place = await page
    .getByText(/^I collect it at/)
    .first()
    .textContent()
  await way.choose(page, place ?? '')
  await way.press(page, 'Continue')
  await page.waitForURL(/purchase=/)
}

/** A dealer of each country, each by another way. */
const tenants = ['harbour', 'kiwi', 'lonestar']
const scripted = ways.filter(({ hasScript }) => hasScript)

describe.each(ways.map((way, at) => ({ way, name: way.name, tenant: tenants[at] ?? 'harbour' })))(
  '$tenant $name',
  ({ tenant, way }) => {
    test(
      'a buyer reserves a car, or buys it online, another reads that it is taken, and it is free again after the buyer cancels; then pays an invoice (Spec 2.03, 2.06, 2.12, 4.30, 4.32, 5.40, 9.19, D31)',
      async () => {
        const { page, problems } = await newPage(way.options)
        let states = 0
        // Each state under one of the looks in turn, under all in a full test; without script that is cheap.
        const see = async (state: string) => {
          const turn = states++
          if (way.hasScript && !inTurn(scripted, turn).includes(way)) return
          expect.soft(await faultsBy(page, way, turn), state).toEqual({})
        }
        const path = await freeCar(tenant)
        await page.goto(url(tenant, path.replace(/\/[^/]*$/, '')))
        const button = page.getByRole('link', { name: 'Reserve Now $200' }).first()
        expect(await button.getAttribute('href')).toBe(path)
        const start = `/checkout-journey?car_id=${path.split('/')[2]}`
        const isBought = (await page.locator(`a[href="${start}"]`).count()) > 0
        expect(isBought).toBe(tenant !== 'kiwi')
        await page.goto(url(tenant, isBought ? start : path))
        await see('mobile')
        await signInBy(page, tenant, way)
        if (isBought) await answerAll(page, way, see)
        await way.press(page, 'Continue')
        await page.getByRole('link', { name: 'Please enter your email address.' }).waitFor()
        expect(await page.title()).toMatch(/^Error: /)
        await see('details, not yet right')
        await way.type(page, 'name', 'Sunita Rao')
        await way.type(page, 'email', 'sunita.rao@example.com')
        await way.press(page, 'Continue')
        await page.waitForURL(/step=terms/)
        await page.getByText('Not a contract of sale.').waitFor()
        expect(await page.getByText('Your money back within 2 days').count()).toBe(
          tenant === 'kiwi' ? 1 : 0,
        )
        await way.press(page, 'Continue to payment')
        await page.getByRole('link', { name: 'You must agree to the terms of use' }).waitFor()
        await see('terms, not agreed to')
        await page.locator('[name=terms_conditions]').check()
        await way.press(page, 'Continue to payment')
        await page.waitForURL(/step=pay/)
        await see('payment')
        await way.press(page, 'Pay $200 and reserve')
        await pay(page, cards.approved)
        await heading(page, /is held for you$/)
        await page.getByText(/^H-\w{4}-\w{2}$/).waitFor()
        await see('held')

        const { page: other } = await newPage(byClick.options)
        await other.goto(url(tenant, path))
        await heading(other, /^Someone has just reserved this/)
        // Every process follows the stock within two seconds.
        const links = async () => {
          await other.goto(url(tenant, path.replace(/\/[^/]*$/, '')))
          return other.locator(`a[href="${path}"]`).count()
        }
        await expect.poll(links, { timeout: 10_000 }).toBe(0)
        await other.getByText(/is reserved for another buyer|is spoken for|is on hold/).waitFor()

        const own = page.url()
        await page.goto(url(tenant, path))
        await heading(page, 'Good news: it is already yours to hold')
        await see('yours')
        await page.goto(own)
        await cancel(page, way)
        await see('cancelled')
        await payInvoice(page, tenant, way, see)
        // Refusals are answers.
        expect(problems.filter((each) => !/4\d\d|preload/.test(each))).toEqual([])
      },
      WHOLE_FLOW_MS,
    )
  },
)

test(
  'of two buyers one pays: the other reads until when, and pays once the first has given up; a declined card charges nobody, and the bank may ask (Spec 9.19, D31)',
  async () => {
    const tenant = 'harbour'
    const path = await freeCar(tenant)
    const { page: first } = await newPage(byClick.options)
    const elsewhere = { 'x-forwarded-for': '198.51.100.5' }
    const { page: second } = await newPage({ ...byClick.options, extraHTTPHeaders: elsewhere })
    await toPayment(first, tenant, path)
    await toPayment(second, tenant, path)
    await byClick.press(first, 'Pay $200 and reserve')
    await first.waitForURL(/\/_bank\//)
    await byClick.press(second, 'Pay $200 and reserve')
    await heading(second, /^Someone is paying for this/)
    await second.getByText(/is free again at \d{1,2}\.?\d*[ap]m/).waitFor()

    await first.locator('[name=action][value=cancel]').click()
    await heading(first, 'You have not paid')
    await second.getByRole('link', { name: 'Look again' }).click()
    await heading(second, /^Reserve this/)

    await toPayAgain(second, tenant, path)
    await pay(second, cards.declined)
    await heading(second, 'Your bank did not accept this card')
    await toPayAgain(second, tenant, path)
    await pay(second, cards.asks)
    await second.locator('[value=approve]').click()
    await heading(second, /is held for you$/)
    await cancel(second, byClick)
  },
  WHOLE_FLOW_MS,
)

/** The details are known: from the terms on. */
async function toPayAgain(page: Page, tenant: string, path: string) {
  await page.goto(url(tenant, `${path}?step=terms`))
  await page.locator('[name=terms_conditions]').check()
  await byClick.press(page, 'Continue to payment')
  await page.waitForURL(/step=pay/)
  await byClick.press(page, 'Pay $200 and reserve')
}

test(
  'offline nothing is sent, which is said; who closes the page of the bank goes on later (Spec 9.19)',
  async () => {
    const tenant = 'harbour'
    const path = await freeCar(tenant)
    const { page } = await newPage(byClick.options)
    await toPayment(page, tenant, path)
    await page.locator('[name=key]').evaluate((element) => element.closest('form')?.focus())
    await page.getByRole('button', { name: 'Pay $200 and reserve' }).hover()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await byClick.press(page, 'Pay $200 and reserve')
    await page.locator('[role=alert]:focus').getByText('You are offline').waitFor()
    await page.context().setOffline(false)
    await byClick.press(page, 'Pay $200 and reserve')
    await page.waitForURL(/\/_bank\//)
    // Closed, and back by the page of the car.
    await page.goto(url(tenant, path))
    await page.getByRole('link', { name: 'See your reservation' }).click()
    await heading(page, 'Your payment is not finished')
    await page.getByRole('link', { name: 'Go on to the payment page' }).click()
    await pay(page, cards.approved)
    await heading(page, /is held for you$/)
    await cancel(page, byClick)
  },
  WHOLE_FLOW_MS,
)

test('where checkout is gated the sign-in comes first; a site without reserving has no such page (Spec 2.29, 9.19)', async () => {
  const checkoutOf = async (tenant: string) => {
    const host = `${tenant}.localhost`
    const { hits } = found.parse(JSON.parse(`${(await sendRequest(host, '/api/search')).body}`))
    return sendRequest(host, `/cars/${hits[0]?.slug}/checkout`)
  }
  const { status, headers } = await checkoutOf('volt')
  expect([status, headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/sign-in\?type=checkout&redirect=%2Fcars%2F.*%2Fcheckout/),
  ])
  expect((await checkoutOf('outback')).status).toBe(404)
})
