import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import calculate from '#parts/calculated/calculator.island.ts'
import { aCar, hilux } from '#parts/fixture-cars.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import FinanceCalculator from './finance-calculator.tsx'
import '#ui/app.css'

const fees = { upFront: 395, monthly: 8 }
const site = {
  ...financeSite,
  ...(financeSite.finance && { finance: { ...financeSite.finance, fees } }),
}
const car = aCar({
  ...hilux,
  finance_lenders: {
    4: {
      interestRate: 8.49,
      comparisonRate: comparisonRate(8.49, fees),
      termMonths: 60,
      paymentWeek: 225.75,
      deposit: 5_299,
      balloon: 0,
    },
  },
})

beforeEach(() => {
  const view = { id: 'calculator', props: { open: true }, slots: {}, data: undefined }
  const html = renderToStaticMarkup(
    <FinanceCalculator {...view} site={site} page={storyPage()} car={car} />,
  )
  document.body.innerHTML = `<main><h1>HiLux</h1>${html}</main>`
})

function start(): void {
  const host = document.querySelector<HTMLElement>('.calc-panel')
  if (host) calculate(host)
}

const number = (name: string) => page.getByRole('spinbutton', { name })
const slider = (name: string) => page.getByRole('slider', { name })
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)?.textContent
const said = () => document.querySelector('output')?.textContent
const deposit = 'Deposit or trade-in'

it('a number and its slider are one value, and every figure follows (D30, 9.14)', async () => {
  start()
  await userEvent.fill(number(deposit), '10000')
  expect(slider(deposit).element()).toHaveProperty('value', '10000')
  expect(slider(deposit).element().getAttribute('aria-valuetext')).toBe('$10,000')
  expect(['weekly', 'weekly-5', 'monthly-5', 'borrowed'].map(figure)).toEqual([
    ...['$203', '$203', '$882', '$42,990'],
  ])
  slider(deposit).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(number(deposit).element()).toHaveProperty('value', '10100')
  expect(figure('borrowed')).toBe('$42,890')
})

it('by the keyboard another term is chosen, and the comparison rate follows a rate (D30)', async () => {
  start()
  page.getByRole('radio', { name: '5 years' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(figure('weekly')).toBe(figure('weekly-6'))
  await userEvent.fill(number('Interest rate'), '7.29')
  expect([figure('interest'), figure('comparison')]).toEqual(['7.29%', '8.41%'])
  await userEvent.fill(number('Interest rate'), '8.49')
  expect(figure('comparison')).toBe('9.61%')
})

it('an amount that cannot be used says why, and the last figures stay (D30)', async () => {
  start()
  const before = figure('weekly')
  await userEvent.fill(number(deposit), '52990')
  expect(figure('weekly')).toBe(before)
  expect(number(deposit).element().getAttribute('aria-invalid')).toBe('true')
  const shown = document.querySelectorAll('.calc-error:not([hidden]), .calc-stale:not([hidden])')
  expect(Array.from(shown, ({ textContent }) => textContent)).toEqual([
    'The deposit must be $0 or more, and below the price of $52,990.',
    'Not worked out again: these are the figures of the last amounts that fit.',
  ])
  await userEvent.fill(number(deposit), '6000')
  expect(number(deposit).element().getAttribute('aria-invalid')).toBe('false')
  expect(document.querySelectorAll('.calc-error:not([hidden])')).toHaveLength(0)
})

it('the result is said once, after the last change (D30)', async () => {
  start()
  await userEvent.fill(number(deposit), '9000')
  await userEvent.fill(number(deposit), '10000')
  expect(said()).toBe('')
  await expect
    .poll(said)
    .toBe(
      '$203 per week, $407 per fortnight, $882 per month, 8.49% p.a. interest rate, 9.61% p.a. comparison rate',
    )
})

it('what was moved while the script was loading counts (D30)', () => {
  const moved = slider(deposit).element()
  if (moved instanceof HTMLInputElement) moved.value = '10000'
  start()
  expect(number(deposit).element()).toHaveProperty('value', '10000')
  expect(figure('weekly')).toBe('$203')
})

it('has no barriers for assistive technology (WCAG 2.2 AA)', async () => {
  start()
  await userEvent.fill(number(deposit), '70000')
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([])
})
