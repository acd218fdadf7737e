import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { carPath } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })
const store = await openStore(storeFile(inject('dataDir')))
afterAll(() => store.close())

/** The leads that a buyer sent, who is known by the e-mail address. */
async function leadsOf(tenant: string, email: string) {
  const leads = store.leads(tenant)
  const all = await Promise.all((await leads.leads({ limit: 200 })).map(({ id }) => leads.lead(id)))
  return all.flatMap((lead) => (lead?.body.email === email ? [lead.body] : []))
}

/** Another buyer for each try of a test: a lead of the first try would be the second one's. */
const newEmail = (name: string) => `${name}-${randomUUID()}@example.com`

const phones = { harbour: '0491 570 006', kiwi: '021 234 5678' } as const
type Dealer = keyof typeof phones

async function fill(page: Page, tenant: Dealer, email: string): Promise<void> {
  const form = page.locator('form[method=post]').first()
  await form.locator('[name=name]').fill('Sam "the Ute" Lee')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill(phones[tenant])
  await form.locator('[name=message]').fill('Is it still there?')
}
/** The form's script has come: until then the browser itself sends it. */
const hasScript = (page: Page) => page.locator('form[novalidate]').waitFor()
const send = (page: Page) => page.locator('form[method=post] [type=submit]').first()

test.each(inTurn(['harbour', 'kiwi'] as const, 1))(
  '%s: without script a form says what is wrong, keeps what was typed, and leads to the page of thanks (Spec 2.09, 4.19, 5.25)',
  async (tenant) => {
    const { page } = await newPage({ javaScriptEnabled: false })
    const path = `${await carPath(tenant)}/enquire`
    const email = newEmail('plain')
    const title = (await page.goto(url(tenant, path))) && (await page.title())
    await fill(page, tenant, 'sam@')
    // A browser would hold back what is no address.
    await page
      .locator('form[method=post]')
      .first()
      .evaluate((form) => form.setAttribute('novalidate', ''))
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      send(page).click(),
    ])
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([
      422,
      'private, no-store',
    ])
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.title()).toBe(`Error: ${title}`)
    expect(await page.locator('[name=name]').inputValue()).toBe('Sam "the Ute" Lee')
    expect(await page.locator('[name=message]').inputValue()).toBe('Is it still there?')
    await page.getByRole('link', { name: 'Please enter a full email address' }).waitFor()
    expect(await leadsOf(tenant, email)).toEqual([])
    await page.locator('[name=email]').fill(email)
    await Promise.all([page.waitForURL(/\/success\?/), send(page).click()])
    expect(await page.locator('h1').count()).toBe(1)
    expect(page.url()).not.toMatch(/sam|plain/i)
    const [lead, ...others] = await leadsOf(tenant, email)
    expect([lead?.name, lead?.form, others]).toEqual(['Sam "the Ute" Lee', 'enquiry', []])
    // The shared page has nothing of it.
    await page.goto(url(tenant, path))
    expect(await page.locator('[name=name]').inputValue()).toBe('')
  },
)

test('back and send again, in two tabs, is one lead without script (D24, D36)', async () => {
  const path = `${await carPath('harbour')}/enquire`
  const email = newEmail('tabs')
  const options = { javaScriptEnabled: false }
  const [one, two] = [await newPage(options), await newPage(options)]
  for (const { page } of [one, two]) {
    await page.goto(url('harbour', path))
    await fill(page, 'harbour', email)
  }
  for (const { page } of [one, two, one]) {
    if (page.url().includes('/success')) {
      await page.goBack()
      await fill(page, 'harbour', email)
    }
    await Promise.all([page.waitForURL(/\/success\?/), send(page).click()])
  }
  expect(await leadsOf('harbour', email)).toHaveLength(1)
})

test('a double press, a lost answer and a second try are one lead (Spec 4.19, D24)', async () => {
  const { page } = await newPage()
  const path = `${await carPath('harbour')}/enquire`
  const email = newEmail('lost')
  await page.goto(url('harbour', path))
  const keys: (string | undefined)[] = []
  // The first answer is lost on its way back: the lead is stored.
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    const { host } = new URL(page.url())
    // Only browsers know names in .localhost.
    const stored = await route.fetch({
      url: `http://127.0.0.1:${inject('port')}/api/leads`,
      headers: { ...route.request().headers(), host },
    })
    expect(stored.status()).toBe(201)
    await route.abort('connectionreset')
  })
  await hasScript(page)
  await fill(page, 'harbour', email)
  await send(page).dblclick()
  await page.getByRole('button', { name: 'Send again', exact: true }).waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe('Is it still there?')
  await Promise.all([
    page.waitForURL(/\/success\?/),
    page.getByRole('button', { name: 'Send again', exact: true }).click(),
  ])
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
  expect(await leadsOf('harbour', email)).toHaveLength(1)
  // Back, and the same once more, which is another key.
  await page.goto(url('harbour', path))
  await fill(page, 'harbour', email)
  await Promise.all([page.waitForURL(/\/success\?/), send(page).click()])
  const sent = await leadsOf('harbour', email)
  expect(sent, JSON.stringify(sent)).toHaveLength(1)
})

test.each([
  ['mouse', { viewport: { width: 1280, height: 900 } }],
  ['finger', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)(
  'a press of a %s on Send that mends the last mistake sends the form (Spec 4.19, 5.16, 8.12)',
  async (pointer, options) => {
    const { page } = await newPage(options)
    await page.goto(url('harbour', '/careers'))
    await hasScript(page)
    await send(page).click()
    await page.getByRole('link', { name: 'Please enter your name' }).waitFor()
    await fill(page, 'harbour', newEmail(pointer))
    // The last one keeps the focus: to leave it is what mends it.
    await page.locator('select[name=location]').focus()
    await page.locator('select[name=location]').selectOption({ index: 1 })
    const { x, y, width, height } = (await send(page).boundingBox()) ?? fail('no button')
    // A page that is closed on its way to the next may never answer.
    const thanked = page.waitForURL(/\/success\?/)
    if (pointer === 'finger') await page.touchscreen.tap(x + width / 2, y + 4)
    else {
      await page.mouse.move(x + width / 2, y + height - 4)
      await page.mouse.down()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.mouse.up()
    }
    await thanked
  },
)

const fail = (what: string): never => {
  throw new Error(what)
}

test('a lead says which advertisement and which pages led to it, if the visitor may be measured (Spec 7.09, D42)', async () => {
  const { page } = await newPage()
  const email = newEmail('came')
  const car = await carPath('kiwi')
  await page.goto(url('kiwi', '/?utm_source=google&utm_campaign=nov'))
  for (const path of ['/search?make=Toyota', car, `${car}/enquire`])
    await page.goto(url('kiwi', path))
  await fill(page, 'kiwi', email)
  await Promise.all([page.waitForURL(/\/success\?/), send(page).click()])
  const [lead] = await leadsOf('kiwi', email)
  expect(lead?.lead_attributes).toEqual({
    visited_pages: ['/', '/search', car, `${car}/enquire`],
    linked_query_params: { utm_source: 'google', utm_campaign: 'nov' },
  })
})

test('a brochure that fails at the first tap says so beside its link (Spec 7.10, 8.06)', async () => {
  const { page } = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const path = await carPath('harbour')
  await page.route('**/api/cars/*/pdf', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(url('harbour', path))
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Download brochure (PDF)' })
  await link.tap()
  await expect.poll(() => link.locator('xpath=following-sibling::p').textContent()).not.toBe('')
  expect(new URL(page.url()).pathname).toBe(path)
})
