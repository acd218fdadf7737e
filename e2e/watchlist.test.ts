import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openKeyring } from '../server/keyring/open-keyring.ts'
import { openedContent } from '../server/messages/message.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { product } from './product.ts'

const { newPage, url } = await product({ pictures: false })

/** The latest code that a dealer sent. */
async function latestCode(tenant: string): Promise<string> {
  const dataDir = inject('dataDir')
  const keyring = await openKeyring({ keysFile: undefined, dataDir })
  const store = await openStore(storeFile(dataDir))
  const [latest] = await store.messages(tenant).latest(1)
  await store.close()
  return openedContent(keyring, latest?.content ?? '')?.text.slice(0, 6) ?? ''
}

/** From the page that asks for a number to the one that the buyer was going to. */
async function signIn(page: Page, tenant: string, phone: string): Promise<void> {
  const button = () => page.locator('main form[method=post] button[type=submit]').first()
  await page.locator('main input[name=phone]').fill(phone)
  await button().press('Enter')
  await page.locator('main input[name=code]').waitFor()
  await page.locator('main input[name=code]').fill(await latestCode(tenant))
  if (page.url().includes('/sign-in'))
    await button()
      .press('Enter')
      .catch(() => undefined)
  await page.waitForURL((at) => at.pathname !== '/sign-in')
}

const hearts = (page: Page) =>
  page.locator('main button[form=watchlist-form][aria-pressed]:not([hidden])')

test('a change that the server cannot be asked for is taken back, with an alert (Spec 4.12, 8.01)', async () => {
  const { page } = await newPage()
  await page.goto(url('volt', '/sign-in?type=watchlist&redirect=/search&back=/'))
  await signIn(page, 'volt', '0491 570 157')
  await page.locator('.page-toast').waitFor({ state: 'attached' })
  await page.route('**/api/watchlist/save-car', (route) => route.abort())
  const said = page.waitForEvent('dialog')
  await hearts(page).first().press('Enter')
  const dialog = await said
  expect([dialog.type(), dialog.message()]).toEqual([
    'alert',
    expect.stringContaining('was not saved'),
  ])
  await dialog.accept()
  expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('false')
})
