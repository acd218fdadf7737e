import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurn, turns } from '../scripts/test-extent.ts'
import { everyTenant, flowTenants } from './demo-pages.ts'
import { faultsAtWidths } from './page-checks.ts'
import { product } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { url, newPage } = await product({ pictures: false })
const { newNumber, codeFor, signIn } = await textedCodes()

const phone = { width: 390, height: 844 }
const path = '/sign-in?type=watchlist&redirect=%2Fabout-us&back=%2Fsearch'
const atCode = (page: Page) => page.waitForURL(/step=code/)
const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name, httpOnly }) => name === 'session' && httpOnly)

test.each(inTurn(everyTenant, 0))(
  '%s: who has no script signs in and out (Spec 2.10, 2.31, D25)',
  async (tenant) => {
    const { page, problems } = await newPage({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    const { typed, e164 } = newNumber(tenant)
    await page.goto(url(tenant, path))
    await page.getByLabel('Mobile number').fill('09 555 0142')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByLabel('Mobile number').inputValue()).toBe('09 555 0142')
    await page.getByLabel('Mobile number').fill(typed)
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await atCode(page)
    const code = await codeFor(tenant, e164)
    await page.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'You have 4 tries left' }).waitFor()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('You can ask for a new one in').waitFor()
    await page.getByLabel('6-digit code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(url(tenant, '/about-us'))
    expect(await isSignedIn(page)).toBe(true)
    await page.goto(url(tenant, '/sign-in'))
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL(url(tenant, '/'))
    expect(await isSignedIn(page)).toBe(false)
    expect(problems.filter((each) => !/4\d\d/.test(each))).toEqual([])
  },
)

test.each([
  {
    tenant: 'outback',
    link: 'Sell or trade',
    why: /^Sign in to value your/,
    form: 'sell_my_car',
    answers: { own_vehicle: '2019 Jayco Journey' },
  },
  { tenant: 'volt', link: 'Finance', why: 'Sign in for finance', form: 'finance', answers: {} },
])(
  '$tenant: without script the link “$link” leads over a sign-in to its form, which is taken (Spec 2.27, 2.29, 2.30)',
  async ({ tenant, link, why, form, answers }) => {
    const { page } = await newPage({ javaScriptEnabled: false, viewport: phone })
    await page.goto(url(tenant, '/about-us'))
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await page.getByRole('heading', { name: why }).waitFor()
    expect(new URL(page.url()).searchParams.get('back')).toBe('/about-us')
    await signIn(page, tenant, { hasScript: false })
    const lead = page.locator(`form[data-form=${form}]`)
    const own = { name: 'Sam Lee', email: 'sam@example.com', phone: '0491 570 006' }
    for (const [name, value] of Object.entries({ ...own, ...answers })) {
      await lead.locator(`[name=${name}]`).fill(value)
    }
    for (const terms of await lead.locator(':required[type=checkbox]').all()) await terms.check()
    await lead.locator('[type=submit]').click()
    await page.waitForURL((at) => at.pathname === '/success')
  },
)

test.each(turns(flowTenants))(
  '$value: by keyboard alone a buyer signs in; the code is sent with its last digit; every state is whole at 320, 390 and 1280 px, and axe finds nothing (Spec 5.25, D25, WCAG 2.2 AA)',
  async ({ value: tenant, turn }) => {
    const { page } = await newPage({ viewport: phone })
    const { typed, e164 } = newNumber(tenant)
    let states = turn
    const see = async (state: string) =>
      expect.soft(await faultsAtWidths(page, states++), state).toEqual({})
    await page.goto(url(tenant, path))
    await see('number')
    await page.getByLabel('Mobile number').focus()
    await page.keyboard.press('Enter')
    await page.locator('[role=alert]:focus').waitFor()
    await see('no number')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await atCode(page)
    await page.locator('[name=code]:focus').waitFor()
    await page.locator('[name=again] time:visible').waitFor()
    await see('code')
    await page.context().setOffline(true)
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await page.getByText('You are offline').waitFor()
    await see('offline')
    await page.context().setOffline(false)
    await page.getByLabel('6-digit code').fill('')
    await page.getByLabel('6-digit code').focus()
    await page.keyboard.type(await codeFor(tenant, e164))
    await page.waitForURL(url(tenant, '/about-us'))
    expect(await isSignedIn(page)).toBe(true)
  },
)

// At dealers with a watchlist touch is tested from a heart on.
test.each(inTurn(everyTenant, 2))(
  '%s: by touch a buyer signs in, after a wrong code, and out (Spec 2.10, 2.31, D25)',
  async (tenant) => {
    const { page } = await newPage({ viewport: phone, hasTouch: true })
    const { typed, e164 } = newNumber(tenant)
    const submit = page.locator('main form[method=post] button[type=submit]').first()
    const field = page.locator('main').locator('[name=phone], [name=code]')
    await page.goto(url(tenant, path))
    await field.tap()
    await page.keyboard.type(typed)
    await submit.tap()
    await atCode(page)
    const code = await codeFor(tenant, e164)
    await field.tap()
    await page.keyboard.type(code === '000000' ? '000001' : '000000')
    await page.getByRole('link', { name: 'You have 4 tries left' }).tap()
    expect(await faultsAtWidths(page, 1)).toEqual({})
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(code)
    await page.waitForURL(url(tenant, '/about-us'))
    expect(await isSignedIn(page)).toBe(true)
    await page.goto(url(tenant, '/sign-in'))
    await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
    await page.waitForURL(url(tenant, '/'))
    expect(await isSignedIn(page)).toBe(false)
  },
)
