import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { barest, hilux, lendersFor, soldCar } from '#parts/fixture-cars.ts'
import { financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import FinanceStrip from './finance-strip.tsx'

const html = (car: Car, site: SiteView = financeSite) =>
  renderToStaticMarkup(
    <FinanceStrip
      id="finance"
      props={{}}
      slots={{}}
      data={undefined}
      site={site}
      page={storyPage()}
      car={car}
    />,
  )

test('shows repayment, interest rate and comparison rate equally prominent (Spec 9.12)', () => {
  const figures = html(hilux).match(/<dd class="([^"]*)">[^<]*/g) ?? []
  expect(figures.map((dd) => dd.replace(/.*>/, ''))).toEqual(['$260', '8.49%', '9.31%'])
  expect(new Set(figures.map((dd) => dd.replace(/>.*/, ''))).size).toBe(1)
})

test('has the warning, its basis and the lender beside it (Spec 9.13, 9.18)', () => {
  const markup = html(hilux)
  expect(markup).toContain('secured loan of $30,000 over 5 years')
  expect(markup).toContain('Jacaranda Finance Pty Ltd, Australian Credit Licence 418180')
  expect(markup).toContain('indicative only')
})

test("shows the terms of the provider's kind (Spec 9.15, 9.16)", () => {
  const withProvider = (changes: Partial<NonNullable<SiteView['finance']>>) =>
    html(hilux, {
      ...financeSite,
      ...(financeSite.finance && { finance: { ...financeSite.finance, ...changes } }),
    })
  expect(withProvider({ provider: 1 })).toContain('Valid until 18 December 2026.')
  expect(withProvider({ offerEnds: '2026-12-31' })).toContain('Offer ends 31 December 2026.')
})

test("names the lender's lowest and highest rates (Spec 9.17)", () => {
  const rateRanges = { interest: { from: 5.86, to: 16.69 }, comparison: { from: 8.38, to: 19.42 } }
  const finance = financeSite.finance && { ...financeSite.finance, rateRanges }
  expect(html(hilux, { ...financeSite, finance })).toContain(
    'Interest rates range from 5.86% to 16.69% p.a., comparison rates from 8.38% to 19.42% p.a.',
  )
})

test('links to finance for this car (Spec 2.07)', () => {
  expect(html(hilux)).toContain('href="/finance?car_id=jm-1001"')
})

test('shows a monthly repayment if the lender states no weekly one (Spec 5.32)', () => {
  const { paymentWeek: _, ...lender } = lendersFor(52_990)['7'] ?? {}
  const site = financeSite.finance && {
    ...financeSite,
    finance: { ...financeSite.finance, provider: 7 },
  }
  expect(html({ ...hilux, finance_lenders: { 7: lender } }, site)).toContain('Per month')
})

test.each([
  { name: 'a car without lender', car: barest, site: financeSite },
  { name: 'a sold car', car: soldCar, site: financeSite },
  { name: 'a site without provider', car: hilux, site: storySite },
  {
    name: 'a site with finance switched off',
    car: hilux,
    site: { ...financeSite, flags: { ...financeSite.flags, finance: false } },
  },
])('$name shows nothing (Spec 5.28)', ({ car, site }) => {
  expect(html(car, site)).toBe('')
})
