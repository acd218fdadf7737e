import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { isFullTest, turns } from '../scripts/test-extent.ts'
import { newLead } from '../server/store/new-lead.fixture.ts'
import { openStore, type Store } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { deadKeys } from './dead-keys.ts'
import { manyLeads } from './many-leads.ts'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'
import { desktop, faultsOf, focusIs, heading, personAs, typePassword } from './staff-page.ts'

const { url, newPage, keptPage } = await product({ pictures: false })
const staff = (path: string) => url('staff', path)

const owner = personAs('owner')
const viewer = personAs('viewer')

/**
 * Stays open, signed in as the owner from the first test to the last: a code works once. Its options are no other
 * page's, so that its cookies stay.
 */
const { page, problems } = await keptPage({ viewport: desktop, locale: 'en-AU' })
page.setDefaultTimeout(10_000)

/** The data of the product, by a process beside its server. */
async function beside<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(storeFile(inject('dataDir')))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Stores a dozen leads of a site, and has somebody open one of them. */
const fillLeads = (site: string, open: string) =>
  beside(async (store) => {
    await store.leads(site).restore(manyLeads(12, new Date()))
    const now = new Date().toISOString()
    const [somebody] = await store.staff('harbour').people(now)
    await store.leadWork(site).meet(open, somebody?.id ?? '', { now, since: now })
    return somebody?.name ?? ''
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

/** Books a test drive for Tahlia as a buyer's browser does; its day and time. */
async function bookedDrive(): Promise<string> {
  const site = (path: string) => url('harbour', path)
  const at = { location: 'harbour-newstead', page: '/book-test-drive?location=harbour-newstead' }
  const { forms } = await (await fetch(site('/api/forms?page=/book-test-drive'))).json()
  for (let ahead = 2; ; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const query = new URLSearchParams({ dealership: at.location, date })
    const { slots } = await (await fetch(site(`/api/appointments?${query}`))).json()
    const [slot] = slots
    if (!slot) continue
    const person = { name: 'Tahlia Brennan', email: 'tahlia@example.com', phone: '0491 570 006' }
    const form = { form_id: forms[0].form_id, terms_conditions: true, dateTime: slot.local }
    const answer = await fetch(site('/api/leads'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(site('/')).origin },
      body: JSON.stringify({ ...at, ...person, ...form }),
    })
    expect(answer.status).toBe(201)
    return slot.local
  }
}

const invitationLink = /http:\/\/staff\.localhost:\d+\/staff\/invitation\/[\w-]{43}/

/** The link of the last mail to an address, as the outbox of a site shows it. */
async function mailedLink(
  of: Page,
  address: string,
  site = 'harbour',
  wanted = invitationLink,
): Promise<string> {
  await of.goto(url(site, '/_outbox'))
  const mail = of.getByRole('link').filter({ hasText: address }).first()
  while (!(await mail.isVisible())) await of.reload()
  await mail.click()
  await of.getByText(wanted).first().waitFor()
  return wanted.exec(await of.content())?.[0] ?? ''
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

/** Goes down the rows of a screen to one of them, or by another key. */
async function rowOf(row: Locator, key = 'j'): Promise<void> {
  await row.waitFor()
  for (let gone = 0; !(await row.evaluate((each) => each === document.activeElement)); gone++) {
    expect(gone).toBeLessThan(50)
    await press(key)
  }
}

/** By G and a letter to a screen, which has what it shows. */
const go = (letter: string, title: string) =>
  step(`go to ${title}`, async () => {
    await press('g', letter)
    await arrived(title)
  })

async function arrived(title: string): Promise<void> {
  await heading(page, title).waitFor()
  await page.waitForFunction(
    () => !/^Loading/.test(document.querySelector('.list-state')?.textContent ?? ''),
  )
}

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
    await page.getByRole('button', { name: /Sales/ }).waitFor()
  })
  await step('take that back', async () => {
    await press('z')
    await page.getByRole('button', { name: /Viewer/ }).waitFor()
  })
  await step('take the invitation back, after a question', async () => {
    await rowOf(invited)
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
    await arrived('Audit log')
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
  // Of another process.
  const saved = (id: string) =>
    beside(async (store) => {
      const fresh = newLead({ id, key: randomUUID(), digest: randomUUID(), destinations: [] })
      await store.leads('harbour').save({ ...fresh, created: new Date().toISOString() })
      return page.locator(`[data-key="lead ${id}"]`)
    })
  const lead = randomUUID()
  const asking = await saved(lead)
  await step('snooze what just came', async () => {
    await rowOf(asking)
    await line.getByText('snooze').waitFor()
    await press('s')
    await asking.waitFor({ state: 'detached' })
  })
  await step('take that back too', async () => {
    await press('z')
    await rowOf(asking)
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
    await rowOf(asking)
    await press('Enter')
    await arrived('Leads')
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
    await rowOf(row, 'Tab')
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

  const local = await bookedDrive()
  await go('t', 'Today')
  const wish = page.getByRole('row', { name: /^Tahlia Brennan/ }).first()
  await step('go to the drive that is asked for', async () => {
    await rowOf(wish)
    await press('Enter')
    await arrived('Test drives')
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
    await rowOf(page.locator('.slot-grid [tabindex="0"]'), 'Tab')
    await rowOf(drive, 'ArrowDown')
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

  const reader = await fillLeads('kiwi', 'many-00003')
  await step('change to another site', async () => {
    // The key that asks for the menu's code opens it as well.
    const sites = page.getByRole('button', { name: /Change site$/ })
    await sites.press('Enter')
    await focusIs(page, '[role=menuitem]')
    await press('Escape')
    await focusIs(page, '.site-switcher[aria-expanded=false]')
    await press('Enter')
    await focusIs(page, '[role=menuitem]')
    await rowOf(page.getByRole('menuitem', { name: /^Kiwi/ }), 'ArrowDown')
    await press('Enter')
    await page.waitForURL(/staff\/kiwi$/)
    await arrived('Today')
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
    await press('Tab', 'Enter')
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
    const fresh = newLead({ id: randomUUID(), key: randomUUID(), digest: randomUUID() })
    await beside((store) =>
      store.leads('kiwi').save({ ...fresh, created: new Date().toISOString(), destinations: [] }),
    )
    await page.getByRole('button', { name: '1 new' }).waitFor()
    expect(await page.getByRole('row', { name: /^Sam Lee/ }).count()).toBe(0)
    await page.getByRole('button', { name: '1 new' }).press('Enter')
    await page.getByRole('row', { name: /^Sam Lee/ }).waitFor()
  })
  await step('go to one’s own account', async () => {
    await press('Control+k')
    await page.getByRole('searchbox', { name: 'Find or do' }).waitFor()
    await page.keyboard.type('my account')
    await press('ArrowDown', 'Enter')
    await arrived('My account')
  })
  expect(steps.length).toBeGreaterThanOrEqual(40)
})

test('Today, leads, test drives and stock are worked by touch at 390 pixels (Spec 6.01, WCAG 2.5.8)', async () => {
  const storageState = await page.context().storageState()
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page: phone } = await newPage({ ...options, storageState })
  const shows = (text: string | RegExp) => phone.getByText(text).first().waitFor()
  await phone.goto(staff('/staff/kiwi'))
  await heading(phone, 'Today').waitFor()
  // There is no keyboard to name a key of.
  expect(await phone.locator('.keys-here').isVisible()).toBe(false)
  await phone.getByRole('row', { name: /^Sam Lee/ }).tap()
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

test('a picture is added, described, its focal point moved, deleted and taken back, by keyboard alone but for the dialog of files (Spec 6.04, WCAG 2.1.1, 2.5.7)', async () => {
  await page.goto(staff('/staff/harbour/media'))
  await heading(page, 'Media').waitFor()
  const create = { width: 1200, height: 800, channels: 3, background: '#246' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page.getByLabel('Pictures to add').setInputFiles([
    { name: 'The Yard.JPG', mimeType: 'image/jpeg', buffer },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await page.getByText('1 file added, 1 file not taken').waitFor()
  await page.getByText(/^notes\.jpg was not taken: Only pictures/).waitFor()
  const card = page.getByRole('row', { name: 'the-yard.jpg' })
  await card.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const picture = page.getByRole('complementary', { name: 'Picture' })
  await picture.getByLabel('What it shows', { exact: true }).fill('The yard at dawn')
  const ring = picture.getByRole('slider')
  await ring.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await picture.getByText('Saved', { exact: true }).waitFor()
  await card.locator('img[src*="&at=60-49"]').waitFor({ state: 'attached' })
  expect(await ring.getAttribute('aria-valuetext')).toBe('60 % from the left, 49 % from the top')
  await picture.getByRole('button', { name: 'Delete' }).press('Enter')
  await card.waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await card.getByText('Not used').waitFor()
})

const screens = [
  { path: '/staff/harbour', title: 'Today' },
  { path: '/staff/harbour/calendar', title: 'Test drives' },
  { path: '/staff/harbour/reservations', title: 'Reservations' },
  { path: '/staff/harbour/valuations', title: 'Valuations' },
  { path: '/staff/kiwi/leads/many-00003', title: 'Leads' },
  { path: '/staff/harbour/stock?car=h10009', title: 'Stock' },
  { path: '/staff/harbour/imports', title: 'Imports' },
  { path: '/staff/harbour/media', title: 'Media' },
  { path: '/staff/harbour/pages?page=pages%2Fhome.json', title: 'Pages' },
  { path: '/builder/harbour/home/sites', title: 'One change to many sites' },
  { path: '/staff/harbour/people', title: 'People' },
  { path: '/staff/harbour/audit', title: 'Audit log' },
  { path: '/staff/harbour/settings?why=/', title: 'Settings' },
  { path: '/staff/harbour/settings?tab=delivery', title: 'Settings' },
  { path: '/staff/harbour/numbers', title: 'Numbers' },
  { path: '/staff/account', title: 'My account' },
  { path: '/staff/sites', title: 'Choose a site' },
]

test.each(turns(screens))(
  '$value.title: axe finds nothing, and nothing is clipped, by day and by night, at 320, 390, 1280 and 1920 pixels (WCAG 2.2 AA)',
  async ({ value: { path, title }, turn }) => {
    await page.goto(staff(path))
    await heading(page, title).waitFor()
    await page.waitForFunction(
      () => !/^Loading/.test(document.querySelector('.list-state')?.textContent ?? ''),
    )
    expect(await faultsOf(page, turn)).toEqual({})
    await page.setViewportSize(desktop)
  },
)

/** Those that are worked on all day in each run, the others in a full test. */
const keyScreens = screens.filter(({ title }) => ['Today', 'Leads'].includes(title))

test.each(isFullTest ? screens : keyScreens)(
  '$title: each key that the line names does something, at the screen and at its first row (WORKSPACE 3)',
  async ({ path, title }) => {
    const enter = async () => {
      await page.goto(staff(path))
      await arrived(title)
    }
    const row = page.locator('#screen [role=row][data-key]').first()
    expect(await deadKeys(page, enter, () => page.locator('h1').focus())).toEqual([])
    if (await row.isVisible()) expect(await deadKeys(page, enter, () => row.focus())).toEqual([])
  },
  120_000,
)

test('a file of a feed is uploaded and looked at, a heading is asked about, and it is thrown away, by keyboard alone but for the dialog of files (Spec 6.03, WCAG 2.1.1, 2.2 AA)', async () => {
  await page.goto(staff('/staff/harbour/imports'))
  await heading(page, 'Imports').waitFor()
  await page.getByRole('row').first().waitFor()
  await page.keyboard.press('n')
  const upload = page.getByRole('dialog', { name: 'Upload a file of a feed' })
  await upload.waitFor()
  const csv = 'stock_no,condition,year,make,model,Paint Name\nE2E1,Pre-Loved,2021,Kia,Rio,Red'
  const file = { name: 'by-hand.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await focusIs(page, '[name=feed]')
  await page.keyboard.type('e2e')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing has changed yet.').waitFor()
  await page.getByRole('button', { name: 'Teach “Pre-Loved”…' }).waitFor()
  expect(await faultsOf(page, 1)).toEqual({})
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Teach “Paint Name”…' }).focus()
  await page.keyboard.press('Enter')
  const teach = page.getByRole('dialog', { name: 'What does the column “Paint Name” say?' })
  await teach
    .getByRole('option', { name: /^colour/ })
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await teach.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Throw it away' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The file is thrown away.').first().waitFor()
  const row = page.getByRole('row', { name: /^e2e/ })
  await row.getByText('Thrown away').waitFor()
})

test('an invited person makes an account, sets up an app, changes their name, ends a session, and is removed, by keyboard alone (Spec 6.03, WCAG 2.1.1)', async () => {
  const email = 'noor.haddad@example.com'
  const password = 'a password of many words'
  await page.goto(staff('/staff/harbour/people'))
  await page.getByRole('row', { name: 'Gwen Rossi' }).waitFor()
  await page.keyboard.press('n')
  await focusIs(page, '[name=email]')
  for (const part of [email, 'Tab', 'edi', 'Tab', 'Enter'])
    await (/^[A-Z]/.test(part) ? page.keyboard.press(part) : page.keyboard.type(part))
  await page.getByRole('row', { name: email }).waitFor()

  const { page: own } = await newPage({ viewport: desktop })
  const link = await mailedLink(own, email)
  await own.goto(link)
  await heading(own, 'Join Harbour Motor Group').waitFor()
  await focusIs(own, '[name=name]')
  await own.keyboard.type('Noor')
  await own.keyboard.press('Tab')
  await own.keyboard.type(password)
  await own.keyboard.press('Enter')
  await heading(own, 'Set up your second step').waitFor()
  const key = await own.locator('code').first().textContent()
  const app = new TOTP({ secret: Secret.fromBase32(key?.replaceAll(' ', '') ?? '') })
  expect(await axeViolations(own)).toEqual([])
  await focusIs(own, '[name=code]')
  await own.keyboard.type(app.generate())
  await own.keyboard.press('Enter')
  await heading(own, 'Keep these recovery codes').waitFor()
  const codes = await own.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  expect(await axeViolations(own)).toEqual([])
  await own.keyboard.press('Tab')
  await own.keyboard.press('Enter')
  await heading(own, 'Today').waitFor()

  // The link has ended; a recovery code begins another session.
  const { page: other } = await newPage({ viewport: desktop, locale: 'en-NZ' })
  await other.goto(link)
  await other.getByText('This link has ended').waitFor()
  expect(await other.getByRole('button').count()).toBe(0)
  await other.goto(staff('/staff/account'))
  await typePassword(other, email, password)
  await heading(other, 'Enter the 6-digit code').waitFor()
  await other.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await heading(other, 'Enter a recovery code').waitFor()
  await focusIs(other, '[name=code]')
  await other.keyboard.type(codes[0] ?? '')
  await other.keyboard.press('Enter')
  await other.getByText('9 recovery codes are left').waitFor()

  await own.keyboard.press('Control+k')
  await own.getByRole('searchbox', { name: 'Find or do' }).waitFor()
  await own.keyboard.type('my account')
  await own.keyboard.press('ArrowDown')
  await own.keyboard.press('Enter')
  await heading(own, 'My account').waitFor()
  await own.getByLabel('Your name').focus()
  await own.keyboard.press('End')
  await own.keyboard.type(' Haddad')
  await own.keyboard.press('Enter')
  await own.getByText('Your name is saved.').first().waitFor()
  await own.getByRole('button', { name: /^End the session/ }).press('Enter')
  await own.getByText('The session has ended.').first().waitFor()
  await focusIs(own, '#sessions')
  await own.getByRole('button', { name: 'Make new recovery codes' }).press('Enter')
  const kept = own.getByRole('dialog', { name: 'Keep these recovery codes' })
  await kept.waitFor()
  await focusIs(own, '[role=dialog] *')
  await own.keyboard.press('Escape')
  await kept.getByText('Please keep these codes first').waitFor()
  expect(await kept.getByRole('listitem').count()).toBe(10)
  await kept.getByRole('button', { name: 'I have kept them' }).press('Enter')
  await kept.waitFor({ state: 'hidden' })
  await other.reload()
  await heading(other, 'Sign in').waitFor()
  await own.getByLabel('Present password').fill(password)
  await own.getByLabel('New password').fill('another of many words')
  await own.keyboard.press('Enter')
  await own.getByText('Your password is changed').first().waitFor()
  await focusIs(own, '[name=current]')

  await page.reload()
  const row = page.getByRole('row', { name: 'Noor Haddad' })
  await row.waitFor()
  await page.keyboard.press('j')
  while (!(await row.evaluate((each) => each === document.activeElement)))
    await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.getByRole('dialog', { name: 'Reset the second step of Noor Haddad?' }).waitFor()
  await focusIs(page, '[name=reason]')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('lost the phone')
  await page.keyboard.press('Enter')
  await page.getByText('The second step of Noor Haddad is reset').first().waitFor()
  await row.getByText('None').waitFor()
  await focusIs(page, '[role=row]')
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog', { name: 'Remove Noor Haddad?' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await row.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement !== document.body)
  await own.reload()
  await heading(own, 'Sign in').waitFor()
})

test('who has an account signs in, then accepts an invitation, and goes to the site of it (Spec 6.03)', async () => {
  await page.goto(staff('/staff/kiwi/people'))
  await page.getByRole('row', { name: 'Sam Bligh' }).first().waitFor()
  await page.keyboard.press('n')
  await focusIs(page, '[name=email]')
  await page.keyboard.type(viewer.email)
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: viewer.email }).waitFor()

  const { page: own } = await newPage({ viewport: desktop })
  const link = await mailedLink(own, viewer.email, 'kiwi')
  await own.goto(link)
  await heading(own, 'Join Kiwi Car Company').waitFor()
  expect(await own.getByRole('button', { name: 'Accept' }).count()).toBe(0)
  await own.getByRole('link', { name: 'Sign in' }).press('Enter')
  await typePassword(own, viewer.email)
  await own.getByRole('button', { name: 'Accept' }).press('Enter')
  await heading(own, 'Today').waitFor()
  expect(new URL(own.url()).pathname).toBe('/staff/kiwi')
})

test('the list of keys and the command menu have addresses (WORKSPACE 11.15)', async () => {
  await page.goto(staff('/staff/harbour/people?overlay=keys'))
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('invite').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.waitForURL(/people$/)
  await page.goto(staff('/staff/harbour/people?overlay=find'))
  await page.getByRole('searchbox', { name: 'Find or do' }).waitFor()
})

test('who signs out is out, with Back too, and nothing was said on the console (Spec 6.03)', async () => {
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Find or do' }).waitFor()
  await page.keyboard.type('sign out')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await heading(page, 'Sign in').waitFor()
  await page.goBack()
  await heading(page, 'Sign in').waitFor()
  // The browser itself reports answers that refuse.
  const isRefusal = (text: string) =>
    /status of (401|422)/.test(text) ||
    // Two changes that were raced, and words that are not yet an address.
    /status of 409 .*\/(leads\/many-00003|corrections|confirm)$/.test(text) ||
    /status of 404 .*\/why\?/.test(text) ||
    // What keys wrote while they were only looked at.
    /status of 503 .*\/api\/staff\//.test(text) ||
    // While the line was taken away.
    /ERR_(FAILED|INTERNET_DISCONNECTED).*\/events/.test(text)
  expect(problems.filter((text) => !isRefusal(text))).toEqual([])
})
