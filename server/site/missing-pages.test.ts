import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { car, inStock, siteServices } from './site.fixture.ts'

const tenants = join(import.meta.dirname, '../../tenants')

/** The links to a valuation on the page of a car, of a site whose pages are in this folder. */
async function valuationLinks(folder: string): Promise<string[]> {
  const { services } = await siteServices(folder)
  const app = testApp(services)
  const host = 'harbour.localhost'
  const page = await app.request(`http://${host}/cars/car-a`, { headers: { host } })
  return (await page.text()).match(/href="\/sell-my-car\?car_id=a"/g) ?? []
}

test('a car’s page leads to a valuation only if the site has its page (Spec 2.46)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(tenants, folder, { recursive: true })
  expect(await valuationLinks(folder)).toHaveLength(1)
  for (const pages of ['harbour/pages', '_templates/meridian/pages'])
    await rm(join(folder, pages, 'sell-my-car.json'))
  expect(await valuationLinks(folder)).toEqual([])
})

test('a car with an estimate leads to its own repayments by its lender’s figures; one that is gone to the plain planner (Spec 2.07, D40)', async () => {
  const lender = { interestRate: 6.66, comparisonRate: 7.77, termMonths: 48, deposit: 1_990 }
  const finance_lenders = { 4: { ...lender, paymentWeek: 233 } }
  const stock = inStock([car('a', { finance_lenders }), car('b'), car('c', { status: 'sold' })])
  const app = testApp((await siteServices(tenants, { stock })).services)
  const get = async (path: string, host = 'harbour.localhost') =>
    app.request(`http://${host}${path}`, { headers: { host } })
  const own = '/personalised/finance?car_id=a'
  expect(await (await get('/cars/car-a')).text()).toContain(`href="${own}"`)
  expect(await (await get('/cars/car-b')).text()).not.toContain('/personalised/finance')
  const page = await (await get(own)).text()
  for (const part of ['$42,990', '6.66%', '7.77%', '2021 Toyota Hilux', 'Comparison rate warning'])
    expect.soft(page).toContain(part)
  expect(page).toMatch(/name="deposit"[^>]* value="1990"/)
  const asked = await (await get(`${own}&vehiclePriceBudget=42990&deposit=12990&term=48`)).text()
  expect(asked).toMatch(/data-figure="borrowed">\$30,000/)
  for (const id of ['c', 'nowhere']) {
    const gone = await get(`/personalised/finance?car_id=${id}`)
    expect(gone.status).toBe(200)
    const text = await gone.text()
    expect(text).toContain('no longer for sale here')
    expect(text).not.toContain('6.66% p.a., the rate of this estimate')
  }
  // Finance is off.
  expect((await get(own, 'kiwi.localhost')).status).toBe(404)
})
