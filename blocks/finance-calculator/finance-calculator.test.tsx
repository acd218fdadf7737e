import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { aCar, barest, hilux, soldCar } from '#parts/fixture-cars.ts'
import { americanSite, financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import FinanceCalculator from './finance-calculator.tsx'
import block from './schema.ts'

const fees = { upFront: 395, monthly: 8 }
const withFees: SiteView = {
  ...financeSite,
  ...(financeSite.finance && { finance: { ...financeSite.finance, fees } }),
}
const lender = {
  interestRate: 8.49,
  comparisonRate: comparisonRate(8.49, fees),
  termMonths: 60,
  paymentWeek: 225.75,
  deposit: 5_299,
  balloon: 0,
}
const car = aCar({ ...hilux, finance_lenders: { 4: lender } })

const html = (of: Car = car, site: SiteView = withFees) =>
  renderToStaticMarkup(
    <FinanceCalculator
      id="calculator"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={site}
      page={storyPage()}
      car={of}
    />,
  )
const figure = (markup: string, name: string) =>
  new RegExp(`data-figure="${name}">([^<]*)`).exec(markup)?.[1]

test('the server writes the first figures, three repayments and two rates in one list (Spec 9.12, D30)', () => {
  const markup = html()
  const list = /<dl class="calc-figures">(.*?)<\/dl>/.exec(markup)?.[1] ?? ''
  const figures = Array.from(list.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g))
  expect(figures.map(([, label, value]) => `${value} ${label}`)).toEqual([
    '$226 per week',
    '$451 per fortnight',
    '$978 per month',
    '8.49% p.a. interest rate',
    '9.61% p.a. comparison rate*',
  ])
  expect(figure(markup, 'weekly-5')).toBe('$226')
  expect(figure(markup, 'monthly-5')).toBe('$978')
})

test('the warning stands in the panel, not in a part that a press opens (Spec 9.13, D40)', () => {
  const [, result = ''] = html().split('class="calc-result"')
  expect(result.replace(/<details.*?<\/details>/g, '')).toContain('Comparison rate warning')
})

test('every amount is a number and a slider of one name, and says its fault (D30)', () => {
  const markup = html()
  for (const name of ['deposit', 'rate', 'balloon']) {
    expect(markup).toContain(`name="${name}"`)
    expect(markup).toMatch(
      new RegExp(
        `id="calculator-${name}"[^>]*>(<span[^>]*>[^<]*</span>)?</span><input type="range"`,
      ),
    )
  }
  expect(markup).toMatch(/<label for="calculator-deposit">Deposit or trade-in<\/label>/)
  expect(markup).toMatch(/id="calculator-deposit-error" class="calc-error" hidden="">The deposit/)
})

test('without script it says what the figures assume (Spec 9.14)', () => {
  expect(html()).toMatch(/<noscript><p>Worked out for a price of \$52,990, over 5 years, \$5,299/)
})

describe('the interest rate', () => {
  test('can be changed only where the fees of the lender are known (D30)', () => {
    expect(html(car, financeSite)).not.toContain('id="calculator-rate"')
    expect(html(car, financeSite)).toContain('8.49% p.a., the rate of this estimate.')
  })

  test('cannot be changed where these fees do not give its comparison rate (D30)', () => {
    const other = aCar({ ...car, finance_lenders: { 4: { ...lender, comparisonRate: 9.31 } } })
    expect(html(other)).not.toContain('id="calculator-rate"')
  })

  test('is 8.5 where neither lender nor site states one (Spec 9.14)', () => {
    const markup = html(aCar({ ...hilux, finance_lenders: undefined }))
    expect(figure(markup, 'interest')).toBe('8.50%')
  })

  test('without a comparison rate there is no repayment, but a way to ask (D30)', () => {
    const markup = html(aCar({ ...hilux, finance_lenders: undefined }), financeSite)
    expect(markup).toContain('We have no comparison rate for this car just now')
    expect(markup).toContain('href="/finance?car_id=jm-1001"')
    expect(markup).not.toContain('data-figure')
  })
})

test("names the lender's own figure where it is another (Spec 9.12)", () => {
  expect(html()).not.toContain('own figure')
  const other = aCar({ ...car, finance_lenders: { 4: { ...lender, paymentWeek: 241 } } })
  expect(html(other)).toContain('own figure for this car is $241 per week.')
})

test('says that a price without charges gives a repayment without them (D40)', () => {
  expect(html(aCar({ ...car, price_type: 'egc' }))).toContain('and so does this repayment')
})

test.each<[string, Car, SiteView]>([
  ['a sold car', { ...soldCar, finance_lenders: { 4: lender } }, withFees],
  ['a car without price', barest, withFees],
  ['a site without finance', car, storySite],
  [
    'a subscription',
    { ...car, subscription_price: 399 },
    { ...withFees, flags: { ...withFees.flags, subscription: true } },
  ],
])('%s has none (Spec 5.28, 4.06)', (_, of, site) => {
  expect(html(of, site)).toBe('')
})

test('an American calculator states the month and the APR, and no week (D30, D40)', () => {
  const markup = html(aCar({ ...hilux, finance_lenders: { 7: lender } }), americanSite)
  const list = /<dl class="calc-figures">(.*?)<\/dl>/.exec(markup)?.[1] ?? ''
  expect(Array.from(list.matchAll(/<dt>(.*?)<\/dt>/g), ([, label]) => label)).toEqual([
    'per month',
    'APR*',
  ])
  expect(figure(markup, 'comparison')).toBe('9.61%')
  expect(figure(markup, 'weekly-5')).toBeUndefined()
  expect(markup.replace(/<[^>]*>/g, ' ')).not.toMatch(/week|deposit|comparison rate|p\.a\./i)
})
