import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { LOADING_MESSAGE_MS } from '#domain/trade-in/thresholds.ts'
import { inTurn, turns } from '../scripts/test-extent.ts'
import { faultsBy } from './page-checks.ts'
import { product, sendRequest } from './product.ts'
import { textedCodes } from './texted-codes.ts'
import { Buyer } from './trade-in/buyer.ts'
import { paths } from './trade-in/paths.ts'
import { type Way, ways, withoutScript } from './trade-in/ways.ts'

const { url, newPage } = await product({ pictures: false })
const { signIn } = await textedCodes()
/** A few states, each looked at on three screens. */
const WHOLE_PATH_MS = 120_000

/** The dealers whose cars are valued online; the second is behind a sign-in. */
const valuing = ['harbour', 'outback', 'volt'] as const

const byClick: Way = { ...withoutScript, hasScript: true, options: ways[0]?.options ?? {} }

const car = z.object({ id: z.string(), slug: z.string() })
const foundSchema = z.object({ hits: z.tuple([car], car) })

/** A buyer at a dealer. */
async function buyerAt(tenant: string, way: Way, turn = 0) {
  const { page, problems } = await newPage(way.options)
  let states = turn
  const see = async (state: string) =>
    expect.soft(await faultsBy(page, way, states++), state).toEqual({})
  return { page, problems, buyer: new Buyer({ page, tenant, way, url, see }) }
}

describe.each(turns(ways))('$value.name', ({ value: way, turn }) => {
  const walked = inTurn(Object.entries(paths), turn, ways.length)
  const cases = inTurn(valuing, turn).flatMap((tenant) =>
    walked.map(([path, walk]) => ({ tenant, path, walk })),
  )
  test.each(cases)(
    '$tenant: $path (Spec 4.21-4.27, 5.18-5.27, 8.05-8.11, D29, FLOWS 8)',
    async ({ tenant, walk }) => {
      const { page, problems, buyer } = await buyerAt(tenant, way, turn)
      if (tenant === 'outback') {
        await buyer.open('/sell-my-car')
        const by = way.options.hasTouch === true ? 'touch' : 'keyboard'
        await signIn(page, tenant, { hasScript: way.hasScript, by })
      }
      await walk(buyer, turn)
      // Refusals are answers.
      expect(problems.filter((each) => !/4\d\d|503/.test(each))).toEqual([])
    },
    WHOLE_PATH_MS,
  )
})

test('while the look-up lasts its message changes, without a reload, and it can be stopped (Spec 4.23)', async () => {
  const { page, buyer } = await buyerAt('volt', byClick)
  await page.clock.install()
  await buyer.begin('HANG1')
  await buyer.reads('Looking up your registration…')
  await buyer.see('looking')
  let loads = 0
  page.on('load', () => loads++)
  await page.clock.runFor(LOADING_MESSAGE_MS)
  await buyer.reads('Finding the make, model and year…')
  expect(loads).toBe(0)
  await buyer.press('Stop')
  await buyer.reaches('car')
  expect(await buyer.valueOf('rego')).toBe('HANG1')
  expect(await page.locator('[role=alert]').count()).toBe(0)
})

test('offline nothing is sent, what was typed is kept over a reload, and the link leads another device to the step (FLOWS 1, 8)', async () => {
  const { page, buyer } = await buyerAt('volt', byClick)
  await buyer.toDetails('ABC123')
  await buyer.type('comments', 'A stone chip.')
  await byClick.choose(page, 'Good: small marks')
  await page.reload()
  await buyer.type('odometer', '61,500')
  await expect.poll(() => buyer.valueOf('comments')).toBe('A stone chip.')
  await page.context().setOffline(true)
  await buyer.press('See my estimate')
  await buyer.reads('You are offline')
  await buyer.see('offline')
  await page.context().setOffline(false)
  await page.locator('.valuation-keep > summary').click()
  const link = (await page.locator('.valuation-link').textContent()) ?? ''
  const { page: other } = await newPage({ viewport: { width: 1280, height: 800 } })
  await other.goto(link)
  await other.waitForURL('**/details')
  await other.getByText('ABC123').waitFor()
})

test('a form that is on its way says so, and is sent once (FLOWS 1, 8)', async () => {
  const { page, buyer } = await buyerAt('volt', byClick)
  await buyer.open('/sell-my-car')
  await buyer.type('rego', 'ABC125')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    document.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) dataset.sent = `${dataset.sent ?? ''}once`
      // Its answer does not come.
      event.preventDefault()
    })
  })
  await buyer.press('Find my car')
  await page.locator('.submit-button[aria-disabled=true]').waitFor()
  await page.locator('[name=rego]').press('Enter')
  expect(await page.locator('html').getAttribute('data-sent')).toBe('once')
  await buyer.see('sending')
})

test('a form of an old tab changes nothing and says so (FLOWS 8)', async () => {
  const { page, buyer } = await buyerAt('volt', withoutScript)
  await buyer.begin('MANY2')
  await buyer.reaches('choose')
  const { page: old } = await newPage({ javaScriptEnabled: false })
  await old.goto(page.url())
  await buyer.press('Back')
  await buyer.reaches('car')
  await old.locator('[name=manualEntry]').first().check()
  await withoutScript.press(old, 'Continue')
  await old.locator('.valuation-notice').waitFor()
  expect(await old.locator('[name=rego]').inputValue()).toBe('MANY2')
})

test('the car that it is for stands beside the form on every step, and leads back (Spec 2.04)', async () => {
  const { body } = await sendRequest('volt.localhost', '/api/search?status=in_stock')
  const { hits } = foundSchema.parse(JSON.parse(body.toString()))
  const [{ id, slug }] = hits
  const { page, buyer } = await buyerAt('volt', withoutScript)
  await buyer.open(`/cars/trade-in?car_id=${id}`)
  await page.locator(`main a[href="/cars/${slug}"]`).first().waitFor()
  await buyer.type('rego', 'ABC124')
  await buyer.press('Find my car')
  await buyer.reaches('details')
  await page.getByText('Towards this one').waitFor()
  await buyer.see('for a car')
})

test('the page of a valuation answers questions about selling, each behind its words (Spec 2.51)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('harbour', '/sell-my-car'))
  const answer = page.locator('[data-block=questions] details').first()
  expect(await answer.locator('p').first().isVisible()).toBe(false)
  await answer.locator('summary').click()
  expect(await answer.locator('p').first().isVisible()).toBe(true)
})

test.each(['kiwi', 'lonestar'])(
  '%s asks for what a person values a car by, and for no state of Australia (Spec 1.11, 2.05)',
  async (tenant) => {
    for (const path of ['/sell-my-car', '/trade-in', '/cars/trade-in']) {
      const html = (await sendRequest(`${tenant}.localhost`, path)).body.toString()
      expect(html, path).toContain('data-form="sell_my_car"')
      expect(html, path).not.toMatch(/QLD|name="state"/)
    }
  },
)
