import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import { inTurn, turns } from '../scripts/test-extent.ts'
import { fieldsHeard } from './accessibility-tree.ts'
import { carPath, everyTenant, flagsOf } from './demo-pages.ts'
import { axeViolations, clippedTexts, overflow } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })
const largeText = await product({ pictures: false, fontSize: 32 })
const phone = { width: 390, height: 844 }
/** 1280 pixels at a zoom of 400 % (WCAG 1.4.10). */
const narrow = { width: 320, height: 900 }
/** As narrow as that for text of twice the size (WCAG 1.4.4). */
const narrowForLargeText = { width: 640, height: 900 }

const fits = async (page: Page, where: string): Promise<void> => {
  expect.soft(await overflow(page), `${where}: wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(await clippedTexts(page), `${where}: clipped`).toEqual([])
}

/** Answers fields of the form, whether they show or not. */
const answer = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = document.querySelector(`form[data-form] [name=${name}]`)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
        throw new Error(`expected a field ${name}, found none`)
      field.value = value
    }
  }, values)

/** Sends the form as a browser does without its script: nothing is checked first. Resolves to the status. */
async function sendPlain(page: Page): Promise<number> {
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.evaluate(() => {
      const form = document.querySelector('form[data-form]')
      if (form instanceof HTMLFormElement) HTMLFormElement.prototype.submit.call(form)
    }),
  ])
  return sent.status()
}

/** Each dealer with a form of one step: together all kinds of field but appointments. */
const plainForms = [
  { tenant: 'harbour', path: '/contact-us' },
  { tenant: 'kiwi', path: '/call-me' },
  { tenant: 'lonestar', path: '/careers' },
  { tenant: 'outback', path: '/fleet' },
  { tenant: 'volt', path: '/parts' },
] as const

test.each(plainForms)(
  '$tenant: the answer to a faulty $path is read field by field, has no axe finding, and fits 320 px and text of 200 % (Spec 5.25, 8.12, WCAG 2.2 AA)',
  async ({ tenant, path }) => {
    const { page } = await newPage({ viewport: phone })
    await page.goto(url(tenant, path))
    expect(await sendPlain(page)).toBe(422)
    const links = page.locator('[data-slot=error-summary] a')
    const faults = await links.allTextContents()
    expect(faults.length).toBeGreaterThan(1)
    const heard = await fieldsHeard(page, 'form[data-form]')
    expect(heard.filter(({ name }) => name === '')).toEqual([])
    const wrong = heard.filter(({ isInvalid }) => isInvalid)
    expect(wrong.map(({ description }) => description)).toEqual(
      faults.map((fault) => expect.stringContaining(fault)),
    )
    // The summary has the focus: its first link leads into the first field.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await fieldsHeard(page, ':focus')).map(({ name }) => name)).toEqual([wrong[0]?.name])
    expect.soft(await axeViolations(page)).toEqual([])
    await page.setViewportSize(narrow)
    await fits(page, 'at 320 px')
    const { page: large } = await largeText.newPage({ viewport: narrowForLargeText })
    await large.goto(url(tenant, path))
    await fits(large, 'the form at 200 %')
    expect(await sendPlain(large)).toBe(422)
    await fits(large, 'its answer at 200 %')
  },
)

describe.each(turns(everyTenant))('$value', async ({ value: tenant, turn }) => {
  const car = await carPath(tenant)
  const { testDrive, tradeIn } = flagsOf(tenant)
  const paths = [
    ...[`${car}/enquire`, `${car}/request-photos`, '/service', '/finance', '/success'],
    ...(testDrive ? ['/book-test-drive'] : []),
    ...(tradeIn ? ['/sell-my-car'] : []),
  ]
  test.each(inTurn(paths, turn, 5))(
    '%s fits 320 px, and 640 px with text of 200 % (WCAG 1.4.4, 1.4.10)',
    async (path) => {
      const { page } = await newPage({ viewport: narrow })
      await page.goto(url(tenant, path))
      await fits(page, 'at 320 px')
      const { page: large } = await largeText.newPage({ viewport: narrowForLargeText })
      await large.goto(url(tenant, path))
      await fits(large, 'at 200 %')
    },
  )
})

test.each(inTurn(['harbour', 'volt'], 0))(
  '%s: a form that is not taken says so above what was typed, without an axe finding (Spec 8.04, WCAG 2.2 AA)',
  async (tenant) => {
    const { page } = await newPage({ viewport: phone })
    await page.goto(url(tenant, `${await carPath(tenant)}/enquire`))
    await answer(page, { name: 'Sam Lee', message: 'Is it here?', [HONEYPOT_FIELD]: 'cheap seo' })
    expect(await sendPlain(page)).toBe(422)
    expect(await page.locator('[role=alert]:focus').textContent()).toContain('Please call us')
    expect(await page.locator('[name=message]').inputValue()).toBe('Is it here?')
    expect.soft(await axeViolations(page)).toEqual([])
    await page.setViewportSize(narrow)
    await fits(page, 'at 320 px')
  },
)

test('of two buyers for one time one is thanked in the words of the country, the other keeps what was typed; axe finds nothing (Spec 5.09, 9.27, D21)', async () => {
  const [first, second] = [await newPage({ viewport: phone }), await newPage({ viewport: phone })]
  const statuses: number[] = []
  for (const { page } of [first, second]) await page.goto(url('outback', '/book-test-drive'))
  for (const [index, { page }] of [first, second].entries()) {
    await page.evaluate(() => {
      const times = document.querySelectorAll('form[data-form] [name=dateTime][value*=T]:enabled')
      const last = Array.from(times).at(-1)
      if (last instanceof HTMLInputElement) last.checked = true
    })
    const email = `driver-${index}@example.com`
    await answer(page, { name: `Driver ${index}`, email, phone: '0491 570 006' })
    statuses.push(await sendPlain(page))
    expect.soft(await axeViolations(page)).toEqual([])
  }
  expect(statuses).toEqual([303, 409])
  await expect(first.page.locator('.success-at').textContent()).resolves.toMatch(
    /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} at \d{1,2}(\.\d\d)?[ap]m/,
  )
  const taken = await second.page.locator('[role=alert]').textContent()
  expect(taken).toMatch(/Someone has just booked \d{1,2}\.\d\d/)
  expect(await second.page.locator('[name=email]').inputValue()).toBe('driver-1@example.com')
})

const locales = [
  {
    tenant: 'harbour',
    foreign: '(512) 555-0148',
    own: '0491 570 006',
    example: '0491 570 006',
    plate: 'Registration number (optional)',
    send: 'Send parts enquiry',
    times: {
      slots: '/book-test-drive?location=harbour-newstead',
      zone: /\((AEST|AEDT)\)/,
      day: /[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+</,
      time: />\d{1,2}\.[03]0</,
    },
  },
  {
    tenant: 'kiwi',
    foreign: '0491 570 006',
    own: '09 555 0142',
    example: '09 555 0142',
    plate: 'Registration number (optional)',
    send: 'Send parts enquiry',
    times: {
      slots: '/book-test-drive?location=kiwi-te-rapa',
      zone: /\((NZDT|NZST)\)/,
      day: /[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+</,
      time: />\d{1,2}\.[03]0</,
    },
  },
  {
    tenant: 'lonestar',
    foreign: '021 234 5678',
    own: '(512) 555-0148',
    example: '(212) 555-0123',
    plate: 'License plate (optional)',
    send: 'Send parts inquiry',
    times: undefined,
  },
]

test.each(inTurn(locales, 0, 2))(
  '$tenant: by keyboard alone a form is filled in, corrects the number of another country, and is thanked for (Spec 5.12, 9.25, 9.27)',
  async ({ tenant, foreign, own, example, plate, send, times }) => {
    const { page } = await newPage({ viewport: phone })
    await page.goto(url(tenant, '/parts'))
    expect((await fieldsHeard(page, 'form[data-form]')).map(({ name }) => name)).toContain(plate)
    expect(await page.locator('main').textContent()).not.toMatch(
      tenant === 'lonestar' ? /enquir/i : /inquir/i,
    )
    const typed: Readonly<Record<string, string>> = {
      own_vehicle: '2019 Toyota Corolla',
      message: 'The left mirror',
      name: 'Sam Lee',
      email: `parts@${tenant}.example`,
      phone: foreign,
    }
    const focused = page.locator(':focus')
    await page.locator('[name=own_vehicle]').focus()
    for (;;) {
      const name = (await focused.getAttribute('name')) ?? ''
      if (name in typed) await page.keyboard.type(typed[name] ?? '')
      if (name === 'location') await page.keyboard.press('ArrowDown')
      if ((await focused.getAttribute('type')) === 'submit') break
      await page.keyboard.press('Tab')
    }
    expect(await focused.textContent()).toContain(send)
    await page.keyboard.press('Enter')
    await page.locator('[data-slot=error-summary]:focus').waitFor()
    const [wrong] = (await fieldsHeard(page, 'form[data-form]')).filter((each) => each.isInvalid)
    expect(wrong?.name).toBe('Phone number')
    expect(wrong?.description).toMatch(/^Please .*phone number/)
    expect(wrong?.description).toContain(`such as ${example}.`)
    // Its link leads into the field.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused.getAttribute('name')).toBe('phone')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(own)
    await Promise.all([page.waitForURL(/\/success\?/), page.keyboard.press('Enter')])
    expect.soft(await axeViolations(page), 'thanks').toEqual([])
    await page.setViewportSize(narrow)
    await fits(page, 'thanks at 320 px')
    // Days, times and prices.
    if (times) {
      await page.goto(url(tenant, times.slots))
      const slots = await page.locator('form[data-form]').innerHTML()
      for (const shape of [times.zone, times.day, times.time]) expect.soft(slots).toMatch(shape)
    }
    await page.goto(url(tenant, `${await carPath(tenant, '?price=10000:')}/enquire`))
    const price = await page.locator('.lead-form-about').textContent()
    expect.soft(price).toMatch(/\$\d{2,3},\d{3}(?!\.)/)
  },
)
