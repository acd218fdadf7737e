import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsAtWidths } from './page-checks.ts'
import { product } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { newPage, url } = await product({ pictures: false })
const { signIn } = await textedCodes()

/** The demo dealer with a wheel. */
const tenant = 'harbour'
const signInToSpin = '/sign-in?type=spin-to-win&redirect=/spin-to-win&back=/'

const spin = (page: Page) => page.getByRole('button', { name: 'Spin the wheel' })
const code = (page: Page) => page.locator('.spin-code b')
const won = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: /^You won / }).waitFor()
  return code(page).textContent()
}

test('without script an offer leads over prizes and terms, and a sign-in, to the wheel, which stands at the prize (Spec 2.11, 2.12, 2.28, 9.20, D32)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url(tenant, '/offers/spin-to-win'))
  await page.getByRole('link', { name: 'to the wheel' }).click()
  await page.getByRole('heading', { name: 'Sign in to spin' }).waitFor()
  await page.getByRole('link', { name: 'See every prize and its chance first' }).click()
  await page.getByRole('cell', { name: '1 in 10,000' }).waitFor()
  await page.goBack()
  await signIn(page, tenant, { hasScript: false })
  await page.getByLabel(/^I live in Queensland/).check()
  await spin(page).click()
  expect(await won(page)).toMatch(/^W-/)
  await page.goto(url(tenant, '/spin-to-win'))
  await page.getByRole('heading', { name: 'You have had your spin' }).waitFor()
  expect(await spin(page).count()).toBe(0)
})

test('by keyboard the wheel turns to what was drawn; offline and without an answer the spin is not lost; every state is whole at 320, 390 and 1280 px, and axe finds nothing (Spec 9.20, D32, WCAG 2.2 AA)', async () => {
  const { page, problems } = await newPage({ viewport: { width: 390, height: 844 } })
  let states = 0
  const see = async (state: string) =>
    expect.soft(await faultsAtWidths(page, states++), state).toEqual({})
  await page.goto(url(tenant, '/spin-to-win-terms'))
  await see('terms')
  await page.goto(url(tenant, signInToSpin))
  await signIn(page, tenant)
  await see('ready')
  await page.getByLabel(/^I live in Queensland/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await page.locator('[role=alert]:focus', { hasText: 'You still have your spin' }).waitFor()
  await see('offline')
  await page.context().setOffline(false)
  // The spin is drawn, and its answer is lost.
  await page.route('**/api/spins', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await spin(page).press('Enter')
  await page.locator('[role=alert]:focus', { hasText: 'drawn only once' }).waitFor()
  await see('failed')
  await page.unroute('**/api/spins')
  await page.getByRole('button', { name: 'Show my prize' }).press('Enter')
  const told = await won(page)
  await see('won')
  await page.goto(url(tenant, '/spin-to-win'))
  expect(await page.locator('main').textContent()).toContain(told)
  await see('no spins')
  expect(problems.filter((problem) => !/ERR_(FAILED|INTERNET)/.test(problem))).toEqual([])
})

test('the wheel turns, and two presses are one spin; whoever asked for less motion sees the prize at once (Spec 9.20, D24, D32)', async () => {
  const { page } = await newPage()
  await page.goto(url(tenant, signInToSpin))
  await signIn(page, tenant)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/spins')) sent.push(request.resourceType())
  })
  await page.getByLabel(/^I live in Queensland/).check()
  await spin(page).dblclick()
  await page.getByText('Round it goes').waitFor()
  const turns = await page.evaluate(() => {
    const running = document.querySelector('.wheel svg')?.getAnimations() ?? []
    for (const animation of running) animation.finish()
    return running.length
  })
  expect(turns).toBe(1)
  await won(page)
  expect(sent).toEqual(['fetch'])
  const still = await newPage({ reducedMotion: 'reduce' })
  await still.page.goto(url(tenant, signInToSpin))
  await signIn(still.page, tenant)
  await still.page.getByLabel(/^I live in Queensland/).check()
  still.page.on('request', (request) => sent.push(request.resourceType()))
  await spin(still.page).click()
  await won(still.page)
  expect(sent.slice(1)).not.toContain('fetch')
})
