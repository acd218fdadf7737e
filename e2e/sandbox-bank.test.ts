import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { AppEnv } from '../server/http/app-env.ts'
import { listen } from '../server/http/listen.ts'
import { requestListener } from '../server/http/request-listener.ts'
import { silentLog } from '../server/log.fixture.ts'
import { paymentOrder, testBank } from '../server/payments/sandbox-bank/sandbox-bank.fixture.ts'
import { htmlFaults } from './html-faults.ts'
import { axeViolations, overflow } from './page-checks.ts'
import { product } from './product.ts'

const { newPage } = await product()

test('the pages of the sandbox bank are clean, fit a phone, and take a payment by keyboard (Spec 1.06, D28)', async () => {
  const { provider, pages } = await testBank()
  const app = new Hono<AppEnv>().get('/back', (c) => c.text('back')).route('/', pages)
  const { port, close } = await listen(requestListener(app.fetch, silentLog), 0, '127.0.0.1')
  onTestFinished(close)
  const returnUrl = `http://127.0.0.1:${port}/back`
  const { page, problems } = await newPage({ viewport: { width: 320, height: 640 } })
  const begin = async (attempt: string) => {
    const order = {
      returnUrl,
      cancelUrl: `${returnUrl}?cancelled=1`,
      title: `Deposit ${'x'.repeat(60)}`,
    }
    await page.goto((await provider.begin(paymentOrder(attempt, order))).url)
  }
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const faults = async () => [
    ...(await axeViolations(page)),
    ...htmlFaults(await page.content()),
    await overflow(page),
  ]
  await begin('one')
  expect(await faults()).toEqual([0])
  await press('Tab')
  await page.keyboard.type('1234')
  await press('Enter')
  await page.getByText('knows only the cards below').waitFor()
  expect(await page.title()).toMatch(/^Error: Pay A\$200\.00/)
  expect(await faults()).toEqual([0])
  await press('Tab')
  await page.keyboard.type('4000-0000-0000-3220')
  await press('Enter')
  await page.getByText('Your bank wants to check that it is you').waitFor()
  expect(await faults()).toEqual([0])
  await press('Tab', 'Enter')
  await page.waitForURL(returnUrl)
  expect(await provider.look({ tenant: 'harbour', attempt: 'one', id: undefined })).toBe(
    'authorised',
  )
  await page.goBack()
  await page.reload()
  await page.getByRole('heading', { name: 'This payment has ended' }).waitFor()
  expect(await faults()).toEqual([0])
  await begin('two')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${returnUrl}?cancelled=1`)
  expect(problems.filter((each) => !/422/.test(each))).toEqual([])
})
