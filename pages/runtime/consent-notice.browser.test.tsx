import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createConsent } from '#state/consent.ts'
import { ConsentNotice } from '#ui/consent-notice/consent-notice.tsx'
import '#ui/app.css'
import '#ui/consent-notice/consent-notice.later.css'
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
    <button type="button" popovertarget="consent-notice" popovertargetaction="show">Privacy choices</button>`
}
const region = () => page.getByRole('region', { name: 'May we count?' })
const open = () => userEvent.click(page.getByRole('button', { name: 'Privacy choices' }))

beforeEach(() => {
  localStorage.clear()
  drawPage()
})

test('nothing shows without script', async () => {
  await expect.element(region()).not.toBeInTheDocument()
})

test('asks once, by keyboard first, and takes no focus by itself', async () => {
  await startConsentNotice(createConsent('v1'))
  await expect.element(region()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(region()).not.toBeInTheDocument()
  expect(createConsent('v1').choice()).toBe('refused')
  drawPage()
  await startConsentNotice(createConsent('v1'))
  await expect.element(region()).not.toBeInTheDocument()
})

test('opens again to change one’s mind, says what was chosen, and gives the focus back', async () => {
  const consent = createConsent('v1')
  consent.choose('granted')
  await startConsentNotice(consent)
  await open()
  const yes = page.getByRole('button', { name: 'Yes' })
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByRole('button', { name: 'No', exact: true }))
  expect(consent.choice()).toBe('refused')
  await expect.element(page.getByRole('button', { name: 'Privacy choices' })).toHaveFocus()
  await open()
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false')
})

test('Escape closes it without an answer', async () => {
  const consent = createConsent('v1')
  await startConsentNotice(consent)
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(region()).not.toBeInTheDocument()
  expect(consent.choice()).toBeUndefined()
})

test('a browser that refuses is not asked, and the notice says so', async () => {
  await startConsentNotice(createConsent('v1', { signals: { globalPrivacyControl: true } }))
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

test('a browser without popovers shows no notice', async () => {
  const { showPopover } = HTMLElement.prototype
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  try {
    await startConsentNotice(createConsent('v1'))
    expect(document.getElementById('consent-notice')).toHaveProperty('hidden', true)
  } finally {
    HTMLElement.prototype.showPopover = showPopover
  }
})

test('on a phone it is a bar of one line, whose heading opens the text (Spec 7.19)', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  try {
    await startConsentNotice(createConsent('v1'))
    const { top, bottom, width } = region().element().getBoundingClientRect()
    expect(bottom - top).toBeLessThanOrEqual(48)
    expect([bottom, width]).toEqual([844, 390])
    await expect.element(page.getByText('How often a car is saved.')).not.toBeVisible()
    await userEvent.click(page.getByText('May we count?'))
    await expect.element(page.getByText('How often a car is saved.')).toBeVisible()
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
})

test('a text longer than a small screen can be scrolled to its buttons (WCAG 1.4.10)', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 256)
  try {
    const text = document.querySelector('#consent-notice p') ?? expect.fail()
    text.textContent = 'How often a car is saved, on each day. '.repeat(20)
    await startConsentNotice(createConsent('v1'))
    await userEvent.click(page.getByText('May we count?'))
    const box = region().element().getBoundingClientRect()
    expect([box.top >= 0, box.bottom <= 256]).toEqual([true, true])
    const no = page.getByRole('button', { name: 'No' }).element()
    no.scrollIntoView()
    expect(no.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom)
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
})
