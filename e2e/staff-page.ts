import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { demoPassword, demoPeople } from '../scripts/demo-staff.ts'
import { inTurn } from '../scripts/test-extent.ts'
import { STAFF_SESSION } from '../server/staff/cookies.ts'
import { idleEnd, SESSION_SECONDS, secondsLater } from '../server/staff/host/session-times.ts'
import { openStore, type Store } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { newToken, tokenHash } from '../server/tokens.ts'
import { manyLeads } from './many-leads.ts'
import { axeViolations, clippedTexts, overflow, repeatedIds } from './page-checks.ts'
import type { OpenedPage, Product } from './product.ts'

export const desktop = { width: 1280, height: 900 }

export const staff = (path: string): string => `http://staff.localhost:${inject('port')}${path}`

/** The data of the product, by a process beside its server. */
export async function beside<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(storeFile(inject('dataDir')))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Signs a window in as one of the demo's staff, by a session as the form begins it. */
export async function signIn(of: Page, { email }: { readonly email: string }): Promise<void> {
  const token = newToken()
  const now = new Date()
  await beside(async ({ staffAccounts: { members, sessions } }) => {
    const member = await members.byEmail(email)
    if (!member) throw new Error(`Nobody has the mail ${email}.`)
    await sessions.begin({
      tokenHash: tokenHash(token),
      id: randomUUID(),
      member: member.id,
      stage: 'done',
      browser: 'Chromium',
      client: '127.0.0.1',
      created: now.toISOString(),
      expires: secondsLater(now, SESSION_SECONDS),
      confirmedUntil: idleEnd(now),
    })
  })
  await of
    .context()
    .addCookies([{ name: STAFF_SESSION, value: token, url: staff('/'), httpOnly: true }])
}

/** A window that stays open between the tests of a file: its options are no other page's, so that its cookies stay. */
export async function staffWindow({ keptPage }: Product): Promise<OpenedPage> {
  const opened = await keptPage({ viewport: desktop, locale: 'en-AU' })
  opened.page.setDefaultTimeout(10_000)
  return opened
}

/** The first of the demo's staff with a role. */
export const personAs = (role: string) => {
  const person = demoPeople.find((each) => each.role === role)
  if (!person) throw new Error(`The demo has no ${role}.`)
  return person
}

export const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name })

/** Waits until a screen has what it shows. */
export async function arrived(of: Page, title: string): Promise<void> {
  await heading(of, title).waitFor()
  await of.waitForFunction(
    () => !/^Loading/.test(document.querySelector('.list-state')?.textContent ?? ''),
  )
}

/** Waits until what has the focus matches. */
export const focusIs = (of: Page, selector: string) =>
  of.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

/** Goes down the rows of a screen to one of them, or by another key. */
export async function rowOf(of: Page, row: Locator, key = 'j'): Promise<void> {
  await row.waitFor()
  for (let gone = 0; !(await row.evaluate((each) => each === document.activeElement)); gone++) {
    expect(gone).toBeLessThan(50)
    await of.keyboard.press(key)
  }
}

/** Finds a deed or a place by its words, and does it or goes there. */
export async function findOrDo(of: Page, words: string): Promise<void> {
  await of.keyboard.press('Control+k')
  await of.getByRole('searchbox', { name: 'Find or do' }).waitFor()
  await of.keyboard.type(words)
  await of.keyboard.press('ArrowDown')
  await of.keyboard.press('Enter')
}

/** At the door, by keyboard. */
export async function typePassword(
  of: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await of.getByLabel('Work e-mail').waitFor()
  await focusIs(of, '[name=email]')
  await of.keyboard.type(email)
  await of.keyboard.press('Tab')
  await of.keyboard.type(password)
  await of.keyboard.press('Enter')
}

/** Stores a dozen leads of a site. */
export const fillLeads = (site: string): Promise<unknown> =>
  beside((store) => store.leads(site).restore(manyLeads(12, new Date())))

const invitationLink = /http:\/\/staff\.localhost:\d+\/staff\/invitation\/[\w-]{43}/

/** The link of the last mail to an address, as the outbox of a site shows it. */
export async function mailedLink(
  of: Page,
  address: string,
  site = 'harbour',
  wanted = invitationLink,
): Promise<string> {
  await of.goto(`http://${site}.localhost:${inject('port')}/_outbox`)
  const mail = of.getByRole('link').filter({ hasText: address }).first()
  while (!(await mail.isVisible())) await of.reload()
  await mail.click()
  await of.getByText(wanted).first().waitFor()
  return wanted.exec(await of.content())?.[0] ?? ''
}

/**
 * Books a test drive for Tahlia as a buyer's browser does; its day and time.
 * @param at slug of a location of the site
 */
export async function bookedDrive(site: string, at: string): Promise<string> {
  const origin = `http://${site}.localhost:${inject('port')}`
  const { forms } = await (await fetch(`${origin}/api/forms?page=/book-test-drive`)).json()
  for (let ahead = 2; ; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const query = new URLSearchParams({ dealership: at, date })
    const { slots } = await (await fetch(`${origin}/api/appointments?${query}`)).json()
    const [slot] = slots
    if (!slot) continue
    const person = { name: 'Tahlia Brennan', email: 'tahlia@example.com', phone: '0491 570 006' }
    const form = { form_id: forms[0].form_id, terms_conditions: true, dateTime: slot.local }
    const page = `/book-test-drive?location=${at}`
    const answer = await fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ location: at, page, ...person, ...form }),
    })
    expect(answer.status).toBe(201)
    return slot.local
  }
}

/**
 * Each width by day and by night; where not all is tested, phones by one of them and desks by the other, in turn,
 * and axe on one of each: two have the same elements.
 */
const windowsOf = (turn: number) =>
  [
    [320, 390],
    [1280, 1920],
  ].flatMap((widths, at) =>
    widths.flatMap((width) =>
      inTurn(['light', 'dark'] as const, Math.floor(turn / 2) + at).map((colorScheme) => ({
        width,
        colorScheme,
        hasAxe: inTurn(widths, turn).includes(width),
      })),
    ),
  )

/** Waits until a scheme has reached the page, and its colours are drawn. */
async function schemeShows(of: Page, scheme: 'light' | 'dark'): Promise<void> {
  await of.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, scheme)
  await of.evaluate(async () => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await drawn()
  })
}

/**
 * What is chosen, current or cannot be used, and would not be seen where a person's own colours are: they leave out
 * tints, shadows and gradients.
 */
export async function unseenInForcedColours(of: Page): Promise<string[]> {
  await of.emulateMedia({ forcedColors: 'active' })
  const unseen = await of.evaluate(() => {
    const chosen =
      '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]'
    const styleOf = (element: Element) => getComputedStyle(element)
    const found = (selector: string) =>
      Array.from(document.querySelectorAll(selector)).filter((each) => each.checkVisibility())
    return [
      ...found(chosen).filter((each) => styleOf(each).outlineStyle === 'none'),
      ...found('.slot-past, .slot-closed').filter(
        (each) => styleOf(each).backgroundImage === 'none',
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
  await of.emulateMedia({ forcedColors: 'none' })
  return unseen
}

/** What is wrong with a screen as it is shown in every window. */
export async function faultsOf(of: Page, turn: number): Promise<Record<string, unknown>> {
  const faults: Record<string, unknown> = { 'repeated ids': await repeatedIds(of) }
  for (const { width, colorScheme, hasAxe } of windowsOf(turn)) {
    await of.setViewportSize({ width, height: 900 })
    await of.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await schemeShows(of, colorScheme)
    if (hasAxe) faults[`${width} ${colorScheme}: axe`] = await axeViolations(of)
    faults[`${width}: clipped`] = await clippedTexts(of)
    faults[`${width}: wider by`] = Array.from({ length: await overflow(of) })
  }
  return Object.fromEntries(
    Object.entries(faults).filter(([, found]) => Array.isArray(found) && found.length > 0),
  )
}
