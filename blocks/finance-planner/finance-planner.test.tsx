import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { electric, hilux, reduced, soldCar } from '#parts/fixture-cars.ts'
import { americanSite, financeSite, storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import FinancePlanner from './finance-planner.tsx'
import load, { type PlannerData } from './load.ts'
import block from './schema.ts'

const fees = { upFront: 395, monthly: 8 }
const terms = { rateAnnual: 9.49, comparisonRate: 10.61, termMonths: 60, depositPercent: 10 }
const withTerms = (site: SiteView, finance: object = terms): SiteView => ({
  ...site,
  ...(site.finance && { finance: { ...site.finance, ...finance } }),
})
const site = withTerms(financeSite)
const page = storyPage({ path: '/finance', route: '/finance' })
const props = block.props.parse({})

const loaded = (parameters: object = {}, of: SiteView = site) =>
  load({
    props,
    site: of,
    page,
    search: storySearch(),
    parameters,
    ports: fixturePorts([hilux, electric, reduced, soldCar]),
  })
const view = (data: PlannerData, of: SiteView = site) =>
  renderToStaticMarkup(
    <FinancePlanner id="plan" props={props} slots={{}} data={data} site={of} page={page} />,
  )
const html = async (parameters: object = {}, of: SiteView = site) =>
  view(await loaded(parameters, of), of)
const figure = (markup: string, name: string) =>
  new RegExp(`data-figure="${name}">([^<]*)`).exec(markup)?.[1]

test('the address has the loan: price, deposit, term, and the rate where its fees are known (Spec 9.14, D30)', async () => {
  const asked = { vehiclePriceBudget: '30000', deposit: '5000', term: '48' }
  const markup = await html(asked)
  expect(figure(markup, 'borrowed')).toBe('$25,000')
  expect(markup).toMatch(/name="vehiclePriceBudget"[^>]* value="30000"/)
  expect(markup).toMatch(/type="radio"[^>]* checked="" [^>]*value="48"|value="48"[^>]* checked=""/)
  const other = withTerms(financeSite, { fees })
  const rated = await html({ ...asked, rate: '7' }, other)
  expect(figure(rated, 'interest')).toBe('7.00%')
  expect(figure(rated, 'comparison')).toBe(`${comparisonRate(7, fees)?.toFixed(2)}%`)
})

test('the car of the address gives the price, and stands first (Spec 2.08)', async () => {
  const { calculator, cars } = await loaded({ car_id: hilux.id })
  expect(calculator).toMatchObject({ inputs: { price: hilux.price } })
  expect(cars?.[0]?.id).toBe(hilux.id)
  expect(cars?.filter(({ id }) => id === hilux.id)).toHaveLength(1)
  const { cars: others } = await loaded({ car_id: soldCar.id })
  expect(others?.map(({ id }) => id)).not.toContain(soldCar.id)
})

test('a car that is for sale brings its lender’s figures and is kept by the form; another one a sentence (Spec 2.07, D40)', async () => {
  const lender = hilux.finance_lenders?.['4']
  const markup = await html({ car_id: hilux.id })
  expect(figure(markup, 'interest')).toBe(`${lender?.interestRate?.toFixed(2)}%`)
  expect(figure(markup, 'comparison')).toBe(`${lender?.comparisonRate?.toFixed(2)}%`)
  expect(markup).toContain('This begins with the 2021 Toyota HiLux')
  expect(markup).toContain(`<input type="hidden" name="car_id" value="${hilux.id}"/>`)
  const asked = await html({ car_id: hilux.id, vehiclePriceBudget: '50000', deposit: '10000' })
  expect(figure(asked, 'borrowed')).toBe('$40,000')
  for (const id of [soldCar.id, 'nowhere']) {
    const gone = await html({ car_id: id })
    expect(gone).toContain('That car is no longer for sale here.')
    expect(figure(gone, 'interest')).toBe('9.49%')
    expect(gone).not.toContain('name="car_id"')
  }
})

test('each car has its repayment with its rates and a link to the warning of the page (D40, Spec 9.13)', async () => {
  const off = { ...site, flags: { ...site.flags, finance: false } }
  for (const of of [site, off]) {
    const markup = await html({ car_id: hilux.id }, of)
    expect(markup.replaceAll('\u00a0', ' ')).toMatch(
      /\$\d+ per week\*, [\d.]+% p\.a\. interest rate/,
    )
    expect(markup).toContain('href="#plan-warning"')
    expect(markup).toMatch(/id="plan-warning".*Comparison rate warning/s)
  }
})

test('Americans see the payment by the month, the APR, the term and the down payment (D40, Spec 9.27)', async () => {
  const markup = (await html({ car_id: hilux.id }, withTerms(americanSite))).replaceAll(
    '\u00a0',
    ' ',
  )
  expect(markup).toMatch(/Est\. \$[\d,]+\/mo\*, 60 months, \$[\d,]+ down, <a[^>]*>[\d.]+% APR/)
  expect(markup).toContain('Down payment')
  expect(markup).not.toContain('omparison rate')
  expect(markup).not.toContain('week')
})

test('is its title alone where nothing is financed, and says so where no rate is known (Spec 9.12, D43)', async () => {
  expect(await html({}, storySite)).toMatch(/<h1[^>]*>Finance calculator<\/h1>/)
  expect(await html({}, storySite)).not.toContain('$')
  const unknown = { kind: 'no_rate' } as const
  expect(view({ calculator: unknown })).toContain('Ask us for today’s rates')
  expect(view({ calculator: unknown })).not.toContain('per week')
})

test('what the script reads is not in the address that the form leads to', async () => {
  const markup = await html()
  const sent = Array.from(markup.matchAll(/<input[^>]* name="([^"]+)"[^>]*>/g))
    .filter(([tag]) => !tag.includes(' disabled=""'))
    .map(([, name]) => name)
  expect([...new Set(sent)]).toEqual(['vehiclePriceBudget', 'deposit', 'term'])
})
