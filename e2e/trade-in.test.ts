import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inTurn } from '../scripts/test-extent.ts'
import { faultsAtWidths } from './page-checks.ts'
import { product, sendRequest } from './product.ts'

const { url, newPage } = await product({ pictures: false })
/** Ten states, each looked at on three screens. */
const WHOLE_FLOW_MS = 180_000
const phone = { width: 390, height: 844 }

/** The dealers whose cars are valued online; the third is behind a sign-in (e2e/sign-in.test.ts). */
const valuing = ['harbour', 'volt'] as const

const title = 'Your valuation'
const at = (page: Page, step: string) =>
  page.waitForURL((address) => address.pathname.endsWith(`/${step}`))
const alert = (page: Page) => page.locator('[role=alert]:focus').textContent()
const figure = (page: Page) => page.locator('.valuation-figure')

/** What only its owner knows of a car. */
const details = {
  odometer: '61,500',
  comments: 'none',
  name: 'Ngaire',
  phone: '0491 570 157',
  email: 'ngaire@example.com',
  postcode: '4217',
}
const choices = ['Full, with stamps', '2', 'Good: small marks']

const car = z.object({ id: z.string(), slug: z.string() })
const foundSchema = z.object({ hits: z.tuple([car], car) })

/** What is wrong with how a state looks; without script axe cannot run, and its width alone is measured. */
async function faultsOf(page: Page, turn: number): Promise<Record<string, unknown>> {
  const hasScript = await page.evaluate(() => !matchMedia('(scripting: none)').matches)
  if (hasScript) return faultsAtWidths(page, turn)
  const size = page.viewportSize() ?? phone
  await page.setViewportSize({ width: 320, height: 800 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(size)
  return wide > 320 ? { width: wide } : {}
}

interface Way {
  readonly press: (page: Page, name: string) => Promise<void>
  readonly choose: (page: Page, label: string) => Promise<void>
  readonly type: (page: Page, field: string, text: string) => Promise<void>
}

/** By keyboard alone: Tab to it, then Enter, Space or letters. */
const byKeyboard: Way = {
  press: async (page, name) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  },
  choose: async (page, label) => {
    const radio = page.getByRole('radio', { name: label, exact: true })
    const first = page.locator(`[name="${await radio.getAttribute('name')}"]`).first()
    await tabTo(page, first)
    await page.keyboard.press('Space')
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
  },
  type: async (page, field, text) => {
    await tabTo(page, page.locator(`[name=${field}]`))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
}

const byTouch: Way = {
  press: (page, name) => page.getByRole('button', { name, exact: true }).tap(),
  choose: (page, label) => page.getByRole('radio', { name: label, exact: true }).tap(),
  type: async (page, field, text) => {
    await page.locator(`[name=${field}]`).tap()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
}

const byClick: Way = {
  press: (page, name) => page.getByRole('button', { name, exact: true }).click(),
  choose: (page, label) => page.getByRole('radio', { name: label, exact: true }).click(),
  type: (page, field, text) => page.locator(`[name=${field}]`).fill(text),
}

/** Moves the focus as the key does. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.waitFor()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${String(target)}`)
}

async function begin(page: Page, tenant: string, plate: string, way: Way): Promise<void> {
  await page.goto(url(tenant, '/sell-my-car'))
  await way.type(page, 'rego', plate)
  await way.press(page, 'Find my car')
}

async function answer(page: Page, way: Way, changes: Partial<typeof details> = {}): Promise<void> {
  const typed = { ...details, ...changes }
  await way.type(page, 'odometer', typed.odometer)
  for (const choice of choices) await way.choose(page, choice)
  for (const [name, text] of Object.entries(typed))
    if (name !== 'odometer') await way.type(page, name, text)
}

describe.each([
  { name: 'by keyboard', way: byKeyboard, options: {} },
  { name: 'by touch', way: byTouch, options: { hasTouch: true } },
  { name: 'without script', way: byClick, options: { javaScriptEnabled: false } },
])('$name', ({ name, way, options }) => {
  const turn = ['by keyboard', 'by touch', 'without script'].indexOf(name)

  test.each(inTurn(valuing, turn))(
    '%s: a buyer gets a figure and accepts it, with every message on the way (Spec 4.21-4.27, 5.18-5.26, 8.05, 8.10)',
    async (tenant) => {
      const { page, problems } = await newPage({ viewport: phone, ...options })
      let states = turn
      const see = async (state: string) =>
        expect.soft(await faultsOf(page, states++), state).toEqual({})
      const hasPhotos = tenant === 'harbour'

      await begin(page, tenant, '', way)
      await page.getByRole('link', { name: '* This field is required' }).waitFor()
      expect(await page.title()).toMatch(/^Error: /)
      expect(await alert(page)).toContain('Please fix the following errors:')
      await see('no plate')

      await begin(page, tenant, 'NOMATCH', way)
      await page
        .getByText('Unfortunately, we could not find a match for your registration number.')
        .waitFor({ timeout: 10_000 })
      await see('no match')
      await way.press(page, 'Back')
      await at(page, 'car')
      expect(await page.locator('[name=rego]').inputValue()).toBe('NOMATCH')

      await way.type(page, 'rego', 'ERROR1')
      await way.press(page, 'Find my car')
      await page
        .getByText('An error occurred while submitting the form. Please try again.')
        .waitFor({ timeout: 20_000 })
      expect(await page.locator('[name=rego]').inputValue()).toBe('ERROR1')
      await see('look-up failed')

      await way.type(page, 'rego', 'MANY1')
      await way.press(page, 'Find my car')
      await at(page, 'choose')
      await see('choose')
      await way.press(page, 'Continue')
      await page.getByRole('link', { name: '* Please choose one car.' }).waitFor()
      await see('none chosen')
      const [first = ''] = await page
        .locator('[name=manualEntry]')
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')))
      await way.choose(page, first)
      await way.press(page, 'Continue')
      if (hasPhotos) {
        await at(page, 'photos')
        await see('photos')
        await way.press(page, 'Skip photos')
      }
      await at(page, 'details')
      expect(await page.title()).toContain(title)
      await see('details')
      await answer(page, way, { postcode: '42', odometer: 'about 85' })
      await way.press(page, 'See my estimate')
      for (const message of [
        'Invalid postcode. Please enter a 4-digit number.',
        'Please enter the odometer in whole kilometres, such as 85,000.',
      ])
        await page.getByRole('link', { name: message }).waitFor()
      // Nothing that was typed is lost.
      expect(await page.locator('[name=email]').inputValue()).toBe(details.email)
      await see('details, not yet right')
      await way.type(page, 'odometer', details.odometer)
      await way.type(page, 'postcode', details.postcode)
      await way.press(page, 'See my estimate')
      await at(page, 'result')
      await figure(page).waitFor({ timeout: 10_000 })
      expect(await figure(page).textContent()).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
      await page.getByText('Valid until').waitFor()
      await see('estimate')
      await way.press(page, 'I am happy with that')
      await page.getByRole('heading', { name: 'Great. Let’s have a look at it.' }).waitFor()
      await page.getByText('Your reference V-').waitFor()
      await see('accepted')
      // Refusals are answers.
      expect(problems.filter((each) => !/4\d\d|503/.test(each))).toEqual([])
    },
    WHOLE_FLOW_MS,
  )
})

test(
  'a car that is too old, and one whose figure failed, are called about (Spec 5.26, D29)',
  async () => {
    const { page } = await newPage({ viewport: phone, javaScriptEnabled: false })
    for (const [plate, heading, text] of [
      ['OLD1', 'We would like to see this one', 'Cars over 7 years old'],
      ['NOFIG1', 'We will send you the figure today', 'did not answer'],
    ] as const) {
      await begin(page, 'volt', plate, byClick)
      await at(page, 'details')
      await answer(page, byClick)
      await byClick.press(page, 'See my estimate')
      await page.getByRole('heading', { name: heading }).waitFor({ timeout: 10_000 })
      await page.getByText(text).waitFor()
      expect.soft(await faultsOf(page, 0), plate).toEqual({})
    }
  },
  WHOLE_FLOW_MS,
)

test('while the look-up lasts its message changes, and it can be stopped; with script nothing reloads (Spec 4.23)', async () => {
  const { page } = await newPage({ viewport: phone })
  await begin(page, 'volt', 'SLOW1', byClick)
  await page.getByText('Looking up your registration…').waitFor()
  expect.soft(await faultsAtWidths(page, 1), 'looking').toEqual({})
  let loads = 0
  page.on('load', () => loads++)
  await page.getByText('Finding the make, model and year…').waitFor()
  expect(loads).toBe(0)
  await at(page, 'details')
  await begin(page, 'volt', 'HANG1', byClick)
  await byClick.press(page, 'Stop')
  await at(page, 'car')
  expect(await page.locator('[name=rego]').inputValue()).toBe('HANG1')
  expect(await page.locator('[role=alert]').count()).toBe(0)
})

test('offline nothing is sent, what was typed is kept over a reload, and the link leads another device to the step (FLOWS 1, 8)', async () => {
  const { page } = await newPage({ viewport: phone })
  await begin(page, 'volt', 'ABC123', byClick)
  await at(page, 'details')
  await byClick.type(page, 'comments', 'A stone chip.')
  await byClick.choose(page, 'Good: small marks')
  await page.reload()
  await byClick.type(page, 'odometer', '61,500')
  await expect.poll(() => page.locator('[name=comments]').inputValue()).toBe('A stone chip.')
  await page.context().setOffline(true)
  await byClick.press(page, 'See my estimate')
  await page.getByText('You are offline').waitFor()
  expect.soft(await faultsAtWidths(page, 2), 'offline').toEqual({})
  await page.context().setOffline(false)
  await page.locator('.valuation-keep > summary').click()
  const link = (await page.locator('.valuation-link').textContent()) ?? ''
  const { page: other } = await newPage({ viewport: { width: 1280, height: 800 } })
  await other.goto(link)
  await at(other, 'details')
  await other.getByText('ABC123').waitFor()
})

test('a form of an old tab changes nothing and says so (FLOWS 8)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await begin(page, 'volt', 'MANY2', byClick)
  await at(page, 'choose')
  const { page: old } = await newPage({ javaScriptEnabled: false })
  await old.goto(page.url())
  await byClick.press(page, 'Back')
  await at(page, 'car')
  await old.locator('[name=manualEntry]').first().check()
  await byClick.press(old, 'Continue')
  await old.locator('.valuation-notice').waitFor()
  expect(await old.locator('[name=rego]').inputValue()).toBe('MANY2')
})

test('the car that it is for stands beside the form on every step, and leads back (Spec 2.04)', async () => {
  const { body } = await sendRequest('volt.localhost', '/api/search?status=in_stock')
  const { hits } = foundSchema.parse(JSON.parse(body.toString()))
  const [{ id, slug }] = hits
  const { page } = await newPage({
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  })
  await page.goto(url('volt', `/cars/trade-in?car_id=${id}`))
  await page.locator(`main a[href="/cars/${slug}"]`).first().waitFor()
  await byClick.type(page, 'rego', 'ABC124')
  await byClick.press(page, 'Find my car')
  await at(page, 'details')
  await page.getByText('Towards this one').waitFor()
  expect.soft(await faultsOf(page, 2), 'for a car').toEqual({})
})

test.each(['kiwi', 'lonestar'])(
  '%s asks for what a person values a car by, and for no state of Australia (Spec 1.11, 2.05)',
  async (tenant) => {
    for (const path of ['/sell-my-car', '/trade-in', '/cars/trade-in']) {
      const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
      expect(html, path).toContain('data-form="sell_my_car"')
      expect(html, path).not.toMatch(/QLD|name="state"/)
    }
  },
)
