import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { startTracking } from './tracking.ts'

const sent: Blob[] = []
document.documentElement.dataset.measure = 'events data-layer'
startTracking((address, body) => {
  expect(address).toBe('/api/events')
  sent.push(body)
})
// A test's page would leave for a telephone.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
})

beforeEach(() => {
  sent.splice(0)
  window.dataLayer = ['what a tag manager put there']
  document.body.innerHTML = `
    <a href="tel:0755502000"><span>Call us</span></a>
    <a href="/contact-us">Write to us</a>
    <section data-car="jm-1"><a href="tel:0755502010">Call about it</a></section>
    <section data-car="jm-2"><details data-reveals><summary>Reveal</summary>
      <a href="tel:0755502020">07 5550 2020</a></details></section>`
})

const bodySchema = z.object({ events: z.array(z.unknown()) })

/** Everything that was sent, after the page was left. */
async function leavePage() {
  dispatchEvent(new PageTransitionEvent('pagehide'))
  const bodies = await Promise.all(
    sent.map(async (blob) => bodySchema.parse(JSON.parse(await blob.text()))),
  )
  return bodies.flatMap(({ events }) => events)
}
const saved = (carId: string) =>
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { event: 39, carId } }))

test('a click on a telephone number is counted for the car beside it (Spec 7.25)', async () => {
  await userEvent.click(page.getByText('Call us'))
  await userEvent.click(page.getByText('Call about it'))
  await userEvent.click(page.getByText('Write to us'))
  expect(await leavePage()).toEqual([
    { event: 25, carId: '' },
    { event: 25, carId: 'jm-1' },
  ])
})

test('a hidden number counts when it is revealed, and not again when it is dialled (Spec 4.15, 7.25)', async () => {
  await userEvent.click(page.getByText('Reveal'))
  await userEvent.click(page.getByText('07 5550 2020'))
  expect(await leavePage()).toEqual([{ event: 25, carId: 'jm-2' }])
})

test('events of one page view are sent together, as JSON (Spec 7.24)', async () => {
  saved('a')
  saved('b')
  expect(await leavePage()).toEqual([
    { event: 39, carId: 'a' },
    { event: 39, carId: 'b' },
  ])
  expect(sent.map(({ type }) => type)).toEqual(['application/json'])
  expect(await leavePage()).toHaveLength(2)
})

test('events are sent while the visitor stays on the page (Spec 7.24)', async () => {
  saved('a')
  await expect.poll(() => sent.length).toBe(1)
})

test('no beacon has more events than the server accepts (D21)', async () => {
  for (let car = 0; car < 45; car += 1) saved(String(car))
  expect(await leavePage()).toHaveLength(45)
  expect(sent).toHaveLength(3)
})

test('a tag manager finds the events in the data layer, after what is there (Spec 7.19)', () => {
  saved('a')
  expect(window.dataLayer).toEqual([
    'what a tag manager put there',
    { event: 'forecourt_event', event_id: 39, car_id: 'a' },
  ])
  delete window.dataLayer
  saved('b')
  expect(window.dataLayer).toHaveLength(1)
})
