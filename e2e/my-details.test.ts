import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { carPath } from './demo-pages.ts'
import { axeViolations, clippedTexts, overflow } from './page-checks.ts'
import { product } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { url, newPage } = await product({ pictures: false })
const { newNumber, codeFor } = await textedCodes()
const viewport = { width: 320, height: 640 }
const zelda = { name: 'Zelda Quarrington', email: 'zelda@example.com' }
const message = 'Is the spare key there?'

/** From the gated page to the code that leads back to it, which the page's script sends with its last digit. */
async function typeCode(page: Page, tenant: string) {
  const number = newNumber(tenant)
  await page.goto(url(tenant, '/my-details'))
  await page.getByLabel('Mobile number').fill(number.typed)
  await page.getByLabel('Mobile number').press('Enter')
  await page.waitForURL(/step=code/)
  await page.getByLabel('6-digit code').fill(await codeFor(tenant, number.e164))
  return number
}

/** Sends an enquiry about the dealer's first car, with the number that is signed in. */
async function enquire(page: Page, tenant: string, phone: string): Promise<string> {
  const car = await carPath(tenant)
  await page.goto(url(tenant, `${car}/enquire`))
  const form = page.locator('form[data-form]')
  for (const [name, value] of Object.entries({ ...zelda, phone, message }))
    await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[type=submit]').last().press('Enter')
  await page.waitForURL(/\/success/)
  return car
}

/** What the link to the data sends: the name of the file, and what is in it. */
async function downloaded(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), data: JSON.parse(text) }
}

const own = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  download: page.getByRole('link', { name: 'Download my data' }),
  toDelete: page.getByRole('link', { name: 'Delete my account' }),
  delete: page.getByRole('button', { name: 'Delete my account' }),
  error: page.locator('[data-slot=error-summary]'),
  saved: page.getByText('Your details are saved.'),
})

/** Nobody is signed in any more, and the page is closed again. */
async function isSignedOut(page: Page, tenant: string): Promise<void> {
  await page.waitForURL(url(tenant, '/account-deleted'))
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => /session|signed_in/.test(name))).toEqual([])
  await page.goto(url(tenant, '/my-details'))
  await page.waitForURL(/\/sign-in\?/)
}

test('harbour: who has no script changes their details, sees their enquiry, takes their data along and deletes the account (Spec 6.02)', async () => {
  const { page, problems } = await newPage({ javaScriptEnabled: false, viewport })
  const { typed, e164 } = await typeCode(page, 'harbour')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/my-details$/)
  const { name, email, save, download, toDelete, error, saved, delete: remove } = own(page)
  await name.fill(zelda.name)
  await email.fill('zelda@')
  await save.click()
  await error.getByRole('link', { name: 'Please enter a full email address' }).waitFor()
  expect(await page.title()).toMatch(/^Error: /)
  expect([await name.inputValue(), await email.inputValue()]).toEqual([zelda.name, 'zelda@'])
  await email.fill(zelda.email)
  await save.click()
  await saved.waitFor()
  expect([await name.inputValue(), await email.inputValue()]).toEqual([zelda.name, zelda.email])

  const car = await enquire(page, 'harbour', typed)
  await page.goto(url('harbour', '/my-details'))
  await page.locator(`main li a[href="${car}"]`).waitFor()
  const file = await downloaded(page, download)
  expect(file.name).toBe('my-data-harbour.json')
  expect(file.data).toMatchObject({
    account: [{ phone: e164, ...zelda }],
    enquiries: [{ body: { message } }],
  })

  await toDelete.click()
  await remove.click()
  await isSignedOut(page, 'harbour')
  expect(problems.filter((each) => !/4\d\d/.test(each))).toEqual([])
})

test('kiwi: the same by keyboard at 320 px; in every state the page is whole, and axe finds nothing (Spec 6.02, 5.25, WCAG 2.2 AA)', async () => {
  const { page, problems } = await newPage({ viewport })
  const see = async (state: string) => {
    expect.soft(await axeViolations(page), state).toEqual([])
    expect.soft(await overflow(page), state).toBe(0)
    expect.soft(await clippedTexts(page), state).toEqual([])
  }
  /** Goes on by Tab until it has the focus. */
  const reach = async (control: Locator) => {
    await control.waitFor()
    for (let left = 80; left > 0; left--) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${control} is not reached by Tab`)
  }
  const { typed } = await typeCode(page, 'kiwi')
  await page.waitForURL(/\/my-details$/)
  const { name, email, download, toDelete, error, saved, delete: remove } = own(page)
  await see('details')
  await reach(name)
  await page.keyboard.type(zelda.name)
  await reach(email)
  await page.keyboard.type('zelda@')
  await page.keyboard.press('Enter')
  await page.locator('[data-slot=error-summary]:focus').waitFor()
  await see('a faulty email')
  await reach(error.getByRole('link'))
  await page.keyboard.press('Enter')
  await reach(email)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(zelda.email)
  await page.keyboard.press('Enter')
  await saved.waitFor()
  await see('saved')

  const car = await enquire(page, 'kiwi', typed)
  await page.goto(url('kiwi', '/my-details'))
  await page.locator(`main li a[href="${car}"]`).waitFor()
  await see('an enquiry')
  await reach(download)
  expect((await downloaded(page, download)).data.enquiries).toHaveLength(1)

  await reach(toDelete)
  await page.keyboard.press('Enter')
  await remove.waitFor()
  await see('before it is deleted')
  await reach(page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await reach(remove)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/account-deleted/)
  await see('deleted')
  await isSignedOut(page, 'kiwi')
  expect(problems.filter((each) => !/4\d\d/.test(each))).toEqual([])
})
