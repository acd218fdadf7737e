import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newLead } from '../server/store/new-lead.fixture.ts'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'
import {
  arrived,
  beside,
  bookedDrive,
  desktop,
  fillLeads,
  findOrDo,
  focusIs,
  heading,
  mailedLink,
  personAs,
  rowOf,
  signIn,
  staff,
  staffWindow,
  typePassword,
} from './staff-page.ts'

const staffProduct = await product({ pictures: false })
const { newPage } = staffProduct

const owner = personAs('owner')

const { page, problems } = await staffWindow(staffProduct)

beforeAll(() => fillLeads('kiwi'))

/** Has somebody open a lead of Kiwi's; their name. */
const opens = (lead: string) =>
  beside(async (store) => {
    const now = new Date().toISOString()
    const [somebody] = await store.staff('harbour').people(now)
    await store.leadWork('kiwi').meet(lead, somebody?.id ?? '', { now, since: now })
    return somebody?.name ?? ''
  })

/** Stores a lead that came just now, by another process. */
const saveLead = (site: string, id: string = randomUUID()) =>
  beside((store) => {
    const fresh = newLead({ id, key: randomUUID(), digest: randomUUID(), destinations: [] })
    return store.leads(site).save({ ...fresh, created: new Date().toISOString() })
  })

/** The code of now; where it was used already, the next one, which the server takes a little early. */
async function typeCode(of: Page): Promise<void> {
  const app = new TOTP({ secret: Secret.fromBase32(owner.secret ?? '') })
  for (const early of [0, 30_000]) {
    await focusIs(of, '[name=code]')
    await of.keyboard.type(app.generate({ timestamp: Date.now() + early }))
    await of.keyboard.press('Enter')
    const done = await Promise.race([
      heading(of, 'People')
        .waitFor()
        .then(() => true),
      of
        .getByRole('alert')
        .waitFor()
        .then(() => false),
    ])
    if (done) return
  }
}

const steps: string[] = []

/** A step of the path, by keyboard alone. */
async function step(what: string, deed: () => Promise<unknown>): Promise<void> {
  steps.push(what)
  await deed()
}

/** Presses keys, one after the other. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** By G and a letter to a screen, which has what it shows. */
const go = (letter: string, title: string) =>
  step(`go to ${title}`, async () => {
    await press('g', letter)
    await arrived(page, title)
  })

test('a path of forty steps through all screens, by keyboard alone (Spec 6.01-6.04, 5.09, 7.07, D35, WCAG 2.1.1)', {
  retry: 0,
  timeout: 300_000,
}, async () => {
  const line = page.getByRole('region', { name: 'Keys that work here' })
  await page.goto(staff('/staff/harbour/people'))
  await step('sign in', () => typePassword(page, owner.email))
  await step('give the second factor', async () => {
    await heading(page, 'Enter the 6-digit code').waitFor()
    await typeCode(page)
  })
  const gwen = page.getByRole('row', { name: 'Gwen Rossi' })
  await gwen.waitFor()
  // Where it was asked for.
  expect(new URL(page.url()).pathname).toBe('/staff/harbour/people')

  const dialog = page.getByRole('dialog', { name: 'Invite to Harbour Motor Group' })
  await step('invite somebody whose address is not full', async () => {
    await press('n')
    await dialog.waitFor()
    await focusIs(page, '[name=email]')
    await page.keyboard.type('ana.duarte')
    await press('Enter')
    await dialog.getByText('Please enter a full email address').waitFor()
    await focusIs(page, '[name=email][aria-invalid=true]')
  })
  const invited = page.getByRole('row', { name: 'ana.duarte@example.com' })
  await step('complete the address, and choose a role', async () => {
    await press('End')
    await page.keyboard.type('@example.com')
    await press('Tab')
    await page.keyboard.type('edi')
    await press('Tab', 'Enter')
    await invited.waitFor()
    expect(await invited.textContent()).toContain('Editor')
    // Where it was before the dialog.
    await focusIs(page, 'h1')
  })
  await step('give somebody another role', async () => {
    await press('j')
    await focusIs(page, '[role=row]')
    await press('e')
    await page.getByRole('listbox').waitFor()
    await focusIs(page, '[role=option][aria-selected=true]')
    await page.keyboard.type('sal')
    await press('Enter')
    await page.getByText('Gwen Rossi is Sales now.').first().waitFor()
    await gwen.getByRole('button', { name: /Sales/ }).waitFor()
  })
  await step('take that back', async () => {
    await press('z')
    await gwen.getByRole('button', { name: /Viewer/ }).waitFor()
  })
  await step('take the invitation back, after a question', async () => {
    await rowOf(page, invited)
    await press('Delete')
    const question = page.getByRole('alertdialog', { name: /^Take back the invitation/ })
    await question.waitFor()
    await press('Escape')
    await question.waitFor({ state: 'hidden' })
    await focusIs(page, '[role=row]')
    await press('Delete')
    await question.waitFor()
    await press('Tab', 'Enter')
    await invited.waitFor({ state: 'detached' })
  })
  await step('read all keys', async () => {
    await press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByText('invite').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await press('Escape')
    await keys.waitFor({ state: 'hidden' })
  })
  await step('find a screen by its name', async () => {
    await press('Control+k')
    await page.getByRole('searchbox', { name: 'Find or do' }).waitFor()
    await page.getByRole('menuitem', { name: /Invite/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.type('audit')
    await press('ArrowDown', 'Enter')
    await arrived(page, 'Audit log')
  })
  const changes = page.getByRole('row', { name: 'Sam Bligh' }).filter({ hasText: 'changed a role' })
  await changes.first().waitFor()
  expect(await changes.count()).toBe(2)
  await step('open an entry of the audit log, and go back', async () => {
    await press('j')
    await press('Enter')
    await page.getByRole('complementary', { name: 'Entry' }).getByText('Hash').waitFor()
    await press('Escape')
    await page.getByText('Choose an entry').waitFor()
    await focusIs(page, '[role=row]')
  })

  await go('t', 'Today')
  await page.getByRole('row').first().waitFor()
  const saved = async (id: string) => {
    await saveLead('harbour', id)
    return page.locator(`[data-key="lead ${id}"]`)
  }
  const lead = randomUUID()
  const asking = await saved(lead)
  await step('snooze what just came', async () => {
    await rowOf(page, asking)
    await line.getByText('snooze').waitFor()
    await press('s')
    await asking.waitFor({ state: 'detached' })
  })
  await step('take that back too', async () => {
    await press('z')
    await rowOf(page, asking)
  })
  await step('miss nothing while the line is lost', async () => {
    // The line ends as for a window that nobody sees, and cannot be had again.
    await page.route('**/events*', (route) => route.abort())
    for (const state of ['hidden', 'visible'])
      await page.evaluate((shown) => {
        Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await page.getByText('The line to the server is lost.').first().waitFor()
    const missed = await saved(randomUUID())
    await page.unroute('**/events*')
    // Nothing moves under the row that has the focus.
    await page.getByRole('button', { name: '1 new' }).waitFor()
    // Said once, politely (WORKSPACE 11.2).
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^1 new$/ })
        .count(),
    ).toBe(1)
    await focusIs(page, '[role=row]')
    await press('.')
    await missed.waitFor()
    await page.getByText('The line to the server is lost.').first().waitFor({ state: 'hidden' })
    await page.context().setOffline(true)
    await page.getByText('You are offline.').first().waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline.').first().waitFor({ state: 'hidden' })
  })
  await step('open the lead', async () => {
    await rowOf(page, asking)
    await press('Enter')
    await arrived(page, 'Leads')
    expect(new URL(page.url()).pathname).toBe(`/staff/harbour/leads/${lead}`)
  })

  await go('s', 'Stock')
  const row = page.getByRole('row', { name: /H10009/ })
  const car = page.getByRole('complementary', { name: 'Car' })
  await step('find a car by its stock number, and open it', async () => {
    await page.getByRole('row', { name: /H100/ }).first().waitFor()
    await press('/')
    await page.keyboard.type('h10009')
    await page.waitForFunction(() => document.querySelectorAll('[role=row][data-key]').length === 1)
    await rowOf(page, row, 'Tab')
    await press('Enter')
    await car.waitFor()
  })
  await step('correct its price by what is no price', async () => {
    await car.getByRole('button', { name: 'Correct price' }).press('Enter')
    await focusIs(page, '[name=value]')
    await press('Control+A')
    await page.keyboard.type('much')
    await press('Enter')
    await car.getByText('Please enter a number').waitFor()
  })
  await step('correct it over what somebody else made of it', async () => {
    await page.route(
      '**/corrections',
      async (route) => {
        const correction = { field: 'price', value: 777 }
        const postData = JSON.stringify({ correction, version: 0 })
        await route.fetch({ headers: { ...route.request().headers() }, postData })
        await route.continue()
      },
      { times: 1 },
    )
    await press('Control+A')
    await page.keyboard.type('$12,345')
    await press('Enter')
    await car.getByText(/changed price while you had it open: now it is \$777/).waitFor()
    await car.getByRole('button', { name: 'Use mine' }).press('Enter')
    await car.getByText('Price: $12,345').waitFor()
    await row.getByText('Corrected').waitFor()
  })
  await step('go back to the price of the feed', async () => {
    await car.getByRole('button', { name: 'Back to the feed’s price' }).press('Enter')
    await car.getByText('Price: $12,345').waitFor({ state: 'detached' })
    await press('Escape')
  })

  const local = await bookedDrive('harbour', 'harbour-newstead')
  await go('t', 'Today')
  const wish = page.getByRole('row', { name: /^Tahlia Brennan/ }).first()
  await step('go to the drive that is asked for', async () => {
    await rowOf(page, wish)
    await press('Enter')
    await arrived(page, 'Test drives')
  })
  const drive = page.getByRole('button', { name: /^Tahlia Brennan/ })
  await drive.waitFor()
  await step('confirm it over what somebody else made of it', async () => {
    await page.route(
      '**/confirm',
      async (route) => {
        const at = new Date(Date.parse(`${local}Z`) + 30 * 60_000).toISOString().slice(0, 16)
        const postData = JSON.stringify({ version: 1, at, location: 'harbour-newstead' })
        const address = route
          .request()
          .url()
          .replace(/confirm$/, 'move')
        await route.fetch({ url: address, headers: { ...route.request().headers() }, postData })
        await route.continue()
      },
      { times: 1 },
    )
    await press('Escape')
    await focusIs(page, '.slot-entry')
    await press('Enter')
    await page
      .getByText(/^Somebody moved it to .* and confirmed it while you had it open/)
      .waitFor()
    await page.getByRole('button', { name: 'Use mine' }).press('Enter')
    await page.getByText('Tahlia Brennan is told that it is confirmed.').first().waitFor()
  })
  await step('move it', async () => {
    await rowOf(page, page.locator('.slot-grid [tabindex="0"]'), 'Tab')
    await rowOf(page, drive, 'ArrowDown')
    await line.getByText('move').waitFor()
    await press('m', 'ArrowDown', 'ArrowDown', 'Enter')
    await page.getByRole('dialog', { name: /^Move to/ }).waitFor()
    await focusIs(page, 'textarea')
    await press('Tab', 'Enter')
    await page
      .getByText(/^Tahlia Brennan is told of/)
      .first()
      .waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
  await step('keep a time free', async () => {
    await page.locator('.slot-grid [tabindex="0"]').focus()
    await press('ArrowDown', 'b')
    await focusIs(page, '[name=reason]')
    await page.keyboard.type('Photos')
    await press('Enter')
    await page.getByRole('button', { name: /^Photos/ }).waitFor()
  })
  const { page: buyer } = await newPage({ viewport: desktop })
  await step('cancel it as the buyer, by the link of the mail', async () => {
    const link = await mailedLink(
      buyer,
      'tahlia@example.com',
      'harbour',
      /http:\S+\/test-drives\/[\w.-]+/,
    )
    await buyer.goto(link)
    await heading(buyer, 'Your test drive is confirmed').waitFor()
    expect(await axeViolations(buyer)).toEqual([])
    await buyer.getByRole('link', { name: 'Cancel it' }).press('Enter')
    await buyer.getByRole('button', { name: 'Cancel my test drive' }).press('Enter')
    await heading(buyer, 'Your test drive is cancelled').waitFor()
    await drive.waitFor({ state: 'detached' })
  })

  await go('r', 'Reservations')
  await go('v', 'Valuations')
  await go('i', 'Imports')
  await step('open an import', async () => {
    await page.getByRole('row').first().waitFor()
    await press('j')
    await press('Enter')
  })
  await go('m', 'Media')
  await go('p', 'Pages')
  await step('open a page', async () => {
    await page.getByRole('row').first().waitFor()
    await press('j')
    await press('Enter')
  })
  await go('e', 'Content')
  await go(',', 'Settings')
  await step('find a feature, and what it acts on', async () => {
    await page.getByRole('switch', { name: /^Reserve online/ }).waitFor()
    await press('/')
    await page.keyboard.type('reserve online')
    await page
      .getByRole('button', { name: /^Reserve online: .*\d+ of \d+ cars, \d+ pages?$/ })
      .waitFor()
    await press('Tab')
    await focusIs(page, '[role=switch]')
  })
  await step('ask why a page shows what it shows', async () => {
    await press('Tab', 'w')
    await focusIs(page, '#why-what')
    await page.keyboard.type('/search')
    const shown = page.getByRole('link', { name: 'Show it on the page' })
    await shown.waitFor()
    await buyer.goto((await shown.getAttribute('href')) ?? '')
    const why = buyer.locator('builder-why')
    await why.getByText('Why is this shown?').waitFor()
    expect(await buyer.locator('[data-why]').count()).toBeGreaterThan(50)
    const results = why.locator('details').filter({ hasText: 'Price of' }).last()
    expect(await results.count()).toBe(1)
    await focusIs(page, '#why-what')
    await press('Tab')
  })
  await go('n', 'Numbers')
  await step('draw another figure', async () => {
    await page.getByRole('button', { name: /Searches without result$/ }).press('Enter')
    await page.getByText('Searches without result by day').waitFor()
  })

  const reader = await opens('many-00003')
  await step('change to another site', async () => {
    // The key that asks for the menu's code opens it as well.
    const sites = page.getByRole('button', { name: /Change site$/ })
    await sites.press('Enter')
    await focusIs(page, '[role=menuitem]')
    await press('Escape')
    await focusIs(page, '.site-switcher[aria-expanded=false]')
    await press('Enter')
    await focusIs(page, '[role=menuitem]')
    await rowOf(page, page.getByRole('menuitem', { name: /^Kiwi/ }), 'ArrowDown')
    await press('Enter')
    await page.waitForURL(/staff\/kiwi$/)
    await arrived(page, 'Today')
  })
  await go('l', 'Leads')
  const first = page.getByRole('row', { name: /^Tahlia Brennan/ }).first()
  const opened = page.getByRole('complementary', { name: 'Lead' })
  const says = (text: string) => page.getByText(text).first().waitFor()
  const choose = async (key: string, letters: string) => {
    await press(key)
    await focusIs(page, '[role=option]')
    await page.keyboard.type(letters)
    await press('Enter')
  }
  await step('find a lead by its number, however it is spelt', async () => {
    await first.waitFor()
    await press('/')
    await page.keyboard.type('+61 491 570 003')
    await first.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /^Ngaire Walsh/ }).waitFor()
  })
  await step('open it, and see who else has it open', async () => {
    await press('Enter')
    await focusIs(page, '[role=row]')
    await press('Enter')
    await focusIs(page, 'h2')
    await page.getByText(`${reader} is here`).waitFor()
  })
  await step('assign it, and take that back', async () => {
    await choose('a', 'sam')
    await says('Assigned to Sam Bligh.')
    await press('z')
    await says('Taken back.')
    await opened.getByRole('button', { name: 'Assign' }).waitFor()
  })
  await step('set its stage over what somebody else made of it', async () => {
    let isFirst = true
    await page.route('**/leads/many-00003', async (route) => {
      const isChange = route.request().method() === 'PATCH'
      if (isChange && isFirst) {
        isFirst = false
        const headers = { 'content-type': 'application/json' }
        const { version } = route.request().postDataJSON()
        const postData = JSON.stringify({ version, stage: 'won' })
        await route.fetch({ method: 'PATCH', headers, postData })
      }
      await route.continue()
    })
    await choose('e', 'boo')
    await says('Sam Bligh changed the stage to Won while you had it open.')
    await opened.getByRole('button', { name: 'Use mine' }).press('Enter')
    await opened.getByRole('button', { name: /^Stage: Booked/ }).waitFor()
  })
  await step('write a note', async () => {
    await focusIs(page, 'h2')
    await press('n')
    await focusIs(page, 'textarea')
    await page.keyboard.type('Rang out')
    await press('Control+Enter')
    await opened.getByText('Sam Bligh wrote a note').waitFor()
  })
  await step('send it again, after three tries', async () => {
    const tries = opened.locator('.lead-try')
    expect(await tries.count()).toBe(3)
    await press('Tab', 'r')
    await says('It is being sent again.')
    await tries.nth(3).waitFor()
  })
  await step('answer by mail', async () => {
    await press('m')
    await focusIs(page, '[role=dialog] textarea')
    await page.keyboard.type('It is still here.')
    expect(await axeViolations(page)).toEqual([])
    await press('Control+Enter')
    await opened.getByText('It is still here.').waitFor()
    await opened.getByText(/^Answered (at once|within)/).waitFor()
    await opened.getByRole('heading', { name: 'Ngaire Walsh' }).focus()
    await press('Escape')
    await focusIs(page, '[role=row]')
  })
  await go('t', 'Today')
  await go('l', 'Leads')
  await step('assign three leads at once', async () => {
    await first.waitFor()
    await press('j')
    await press('x', 'j', 'j', 'Shift+X')
    await page.getByText('3 selected').waitFor()
    await choose('a', 'sam')
    await says('3 leads assigned to Sam Bligh.')
  })
  await step('have what is new shown', async () => {
    // It waits, so that nothing moves.
    await saveLead('kiwi')
    await page.getByRole('button', { name: '1 new' }).waitFor()
    expect(await page.getByRole('row', { name: /^Sam Lee/ }).count()).toBe(0)
    await page.getByRole('button', { name: '1 new' }).press('Enter')
    await page.getByRole('row', { name: /^Sam Lee/ }).waitFor()
  })
  await step('go to one’s own account', async () => {
    await findOrDo(page, 'my account')
    await arrived(page, 'My account')
  })
  expect(steps.length).toBeGreaterThanOrEqual(40)
  // The browser itself reports answers that refuse.
  const isRefusal = (text: string) =>
    /status of (401|422)/.test(text) ||
    // Two changes that were raced.
    /status of 409 .*\/(leads\/many-00003|corrections|confirm)$/.test(text) ||
    // Words that are not yet an address of the site.
    /status of 404 .*\/why\?/.test(text) ||
    // While the line was taken away.
    /ERR_(FAILED|INTERNET_DISCONNECTED).*\/events/.test(text)
  expect(problems.filter((text) => !isRefusal(text))).toEqual([])
})

test('Today, leads, test drives and stock are worked by touch at 390 pixels (Spec 6.01, WCAG 2.5.8)', async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page: phone } = await newPage(options)
  await signIn(phone, owner)
  await saveLead('kiwi')
  const shows = (text: string | RegExp) => phone.getByText(text).first().waitFor()
  await phone.goto(staff('/staff/kiwi'))
  await heading(phone, 'Today').waitFor()
  // There is no keyboard to name a key of.
  expect(await phone.locator('.keys-here').isVisible()).toBe(false)
  await phone
    .getByRole('row', { name: /^Sam Lee/ })
    .first()
    .tap()
  await heading(phone, 'Leads').waitFor()
  await phone.getByRole('heading', { name: 'Sam Lee' }).waitFor()
  await phone.getByRole('button', { name: 'Assign' }).tap()
  await phone.getByRole('option', { name: /Sam Bligh/ }).tap()
  await shows('Assigned to Sam Bligh.')
  const tab = (name: string) => phone.getByRole('link', { name, exact: true }).tap()
  await phone.getByRole('button', { name: 'Back to the list' }).tap()
  await phone
    .getByRole('row', { name: /^Tahlia Brennan/ })
    .first()
    .tap()
  await phone.getByRole('heading', { name: 'Tahlia Brennan' }).waitFor()
  await phone.goto(staff('/staff/harbour/calendar'))
  await heading(phone, 'Test drives').waitFor()
  await phone.getByRole('button', { name: 'Week after' }).tap()
  await phone.locator('.slot-days-strip button').nth(2).tap()
  await phone.locator('.slot-free').first().tap()
  await phone.getByRole('button', { name: 'Keep free' }).tap()
  await phone.getByLabel('Why').fill('Photos')
  await phone.getByRole('button', { name: 'Keep it free' }).tap()
  await shows(/is kept free\.$/)
  await tab('Stock')
  await phone.getByRole('row', { name: /H100/ }).first().tap()
  await shows('What buyers see, and why')
  await phone
    .getByRole('complementary', { name: 'Car' })
    .getByRole('button', { name: 'Close the car' })
    .tap()
  await phone.getByRole('row', { name: /H100/ }).first().waitFor()
})
