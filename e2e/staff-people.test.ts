import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'
import {
  desktop,
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

const viewer = personAs('viewer')

const staffProduct = await product({ pictures: false })
const { newPage } = staffProduct

const { page, problems } = await staffWindow(staffProduct)
await signIn(page, personAs('owner'))

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

  await findOrDo(own, 'my account')
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
  await rowOf(page, row)
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

test('who signs out is out, with Back too, and nothing was said on the console (Spec 6.03)', async () => {
  await findOrDo(page, 'sign out')
  await heading(page, 'Sign in').waitFor()
  await page.goBack()
  await heading(page, 'Sign in').waitFor()
  // The browser itself reports answers that refuse.
  expect(problems.filter((text) => !/status of (401|422)/.test(text))).toEqual([])
})
