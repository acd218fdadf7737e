import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { startTracking } from './tracking.ts'

const sent: Blob[] = []
const { dataset } = document.documentElement
Object.assign(dataset, { measure: 'events data-layer', countedCar: 'jm-9' })
// A page that the browser prepares before the visitor comes to it.
Object.defineProperty(document, 'prerendering', { value: true })
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
    <form data-reveals data-car="jm-2"><a href="tel:0755502020">07 5550 2020</a></form>`
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

test('a car’s page that was prepared is viewed once the visitor comes to it, once (Spec 7.19)', async () => {
  expect(await leavePage()).toEqual([])
  for (const type of ['prerenderingchange', 'pageshow']) {
    document.dispatchEvent(new Event(type))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
  await expect.poll(leavePage).toEqual([{ event: 1001, carId: 'jm-9' }])
})

test('a click on a telephone number is counted for the car beside it (Spec 7.25)', async () => {
  await userEvent.click(page.getByText('Call us'))
  await userEvent.click(page.getByText('Call about it'))
  await userEvent.click(page.getByText('Write to us'))
  expect(await leavePage()).toEqual([
    { event: 25, carId: '' },
    { event: 25, carId: 'jm-1' },
  ])
})

test('a number that was revealed is not counted again when it is dialled (Spec 4.15, 7.25)', async () => {
  await userEvent.click(page.getByText('07 5550 2020'))
  expect(await leavePage()).toEqual([])
})

test('what the server has counted is for the data layer alone (Spec 7.25)', async () => {
  const detail = { event: 25, carId: 'jm-2', isCounted: true }
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail }))
  expect(await leavePage()).toEqual([])
  expect(window.dataLayer).toContainEqual({
    event: 'forecourt_event',
    event_id: 25,
    car_id: 'jm-2',
  })
})

describe('a search', () => {
  const results = (count: number, searched?: string) => {
    const chips = searched === undefined ? '' : `<ul data-searched="${searched}"></ul>`
    document.body.innerHTML = `<p data-count="${count}"></p>${chips}`
    document.dispatchEvent(new Event('forecourt:shown'))
  }
  const found = { event: 1003, carId: '' }
  const nothing = { event: 1004, carId: '' }

  test('is counted when a list is opened and when its filters change, not its order (Spec 7.19)', async () => {
    results(12)
    results(12)
    results(4, 'Kia')
    results(4, 'Kia')
    expect(await leavePage()).toEqual([found, found])
  })

  test('that finds nothing counts as that too (Spec 7.19)', async () => {
    results(0, 'Kia, under $500')
    expect(await leavePage()).toEqual([found, nothing])
  })
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
