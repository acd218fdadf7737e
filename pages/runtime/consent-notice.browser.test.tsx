import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createConsent } from '#state/consent.ts'
import { ConsentNotice } from '#ui/consent-notice/consent-notice.tsx'
import '#ui/app.css'
import '#ui/consent-notice/consent-notice.css'
import { consentScript } from '../render/consent.ts'
import { startConsentNotice } from './consent-notice.ts'
import { startTracking } from './tracking.ts'

const notice = renderToStaticMarkup(
  <ConsentNotice
    heading="May we count?"
    text="How often a car is saved."
    allow="Yes"
    decline="No"
    refusedByBrowser="Your browser says no."
    close="Close"
  />,
)
const drawPage = () => {
  document.body.innerHTML = `${notice}<a href="#top">First link</a>
    <a href="#consent-notice">Privacy choices</a>`
}
/** As the parser runs the script behind the notice. */
const ask = () => {
  const script = document.createElement('script')
  script.textContent = consentScript
  document.getElementById('consent-notice')?.after(script)
}
/** A visit of a page that asks. */
const visit = () => {
  drawPage()
  ask()
  startConsentNotice(createConsent('v1'))
}
const region = () => page.getByRole('region', { name: 'May we count?' })
const open = () => userEvent.click(page.getByRole('link', { name: 'Privacy choices' }))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.measure = 'events ask:v1'
  drawPage()
})

test('nothing shows without script', async () => {
  await expect.element(region()).not.toBeInTheDocument()
})

test('asks once, by keyboard first, and takes no focus by itself', async () => {
  visit()
  await expect.element(region()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(region()).not.toBeInTheDocument()
  expect(createConsent('v1').choice()).toBe('refused')
  visit()
  await expect.element(region()).not.toBeInTheDocument()
})

test('opens again to change one’s mind, says what was chosen, and gives the focus back', async () => {
  const consent = createConsent('v1')
  consent.choose('granted')
  startConsentNotice(consent)
  await open()
  const yes = page.getByRole('button', { name: 'Yes' })
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByRole('button', { name: 'No', exact: true }))
  expect(consent.choice()).toBe('refused')
  await expect.element(page.getByRole('link', { name: 'Privacy choices' })).toHaveFocus()
  await open()
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false')
})

test('Escape closes it without an answer', async () => {
  visit()
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(region()).not.toBeInTheDocument()
  expect(createConsent('v1').choice()).toBeUndefined()
})

test('a changed question is asked again, one that was agreed to is not (Spec 7.19)', async () => {
  createConsent('v0').choose('granted')
  visit()
  await expect.element(region()).toBeVisible()
  createConsent('v1').choose('granted')
  visit()
  await expect.element(region()).not.toBeInTheDocument()
})

test('it lies in the page above everything else and covers nothing, by itself and opened again (Spec 7.19)', async () => {
  const isAbove = () => {
    const { top, bottom } = region().element().getBoundingClientRect()
    const link = page.getByText('First link').element().getBoundingClientRect()
    return bottom > top && link.top >= bottom
  }
  visit()
  expect(isAbove()).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'No' }))
  await open()
  expect(isAbove()).toBe(true)
  await expect.element(region()).toHaveFocus()
})

test('a browser that refuses is not asked, and the notice says so', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  ask()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  startConsentNotice(createConsent('v1', { signals: { globalPrivacyControl: true } }))
  await expect.element(region()).not.toBeInTheDocument()
  await open()
  await expect.element(page.getByText('Your browser says no.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(region()).not.toBeInTheDocument()
})

test('nothing is sent or put anywhere before consent, and at once after it (Spec 7.19)', async () => {
  const sent: Blob[] = []
  document.documentElement.dataset.measure = 'events data-layer ask:v1'
  ask()
  startTracking((_, body) => sent.push(body))
  const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide'))
  const saved = () =>
    document.dispatchEvent(
      new CustomEvent('forecourt:event', { detail: { event: 39, carId: 'a' } }),
    )
  saved()
  leavePage()
  expect([sent.length, window.dataLayer]).toEqual([0, undefined])
  await userEvent.click(page.getByRole('button', { name: 'Yes' }))
  leavePage()
  expect(sent).toHaveLength(0)
  saved()
  leavePage()
  expect([sent.length, window.dataLayer?.length]).toEqual([1, 1])
  createConsent('v1').choose('refused')
  saved()
  leavePage()
  expect([sent.length, window.dataLayer?.length]).toEqual([1, 1])
})

test('on a phone it is a bar of one line, whose heading opens the text (Spec 7.19)', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  try {
    visit()
    const { top, bottom, width } = region().element().getBoundingClientRect()
    expect(bottom - top).toBeLessThanOrEqual(48)
    expect(width).toBe(document.body.clientWidth)
    await expect.element(page.getByText('How often a car is saved.')).not.toBeVisible()
    await userEvent.click(page.getByText('May we count?'))
    await expect.element(page.getByText('How often a car is saved.')).toBeVisible()
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
})
