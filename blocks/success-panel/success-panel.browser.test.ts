import { beforeEach, expect, test } from 'vitest'
import { createSentLead } from '#state/sent-lead.ts'
import fillSent from './success-panel.island.ts'

const lead = {
  lead_id: 'l1',
  reference: 'E-8M2P-06',
  form: 'enquiry',
  event: 15,
  car_id: 'jm-1',
  name: 'Tahlia Brennan',
}
const heard: unknown[] = []
document.addEventListener('forecourt:event', (event) => {
  if (event instanceof CustomEvent) heard.push(event.detail)
})

beforeEach(() => {
  sessionStorage.clear()
  heard.length = 0
})

function shown(form = 'enquiry') {
  document.body.innerHTML = `<div><section data-form="${form}"><h1>Thank you<span data-sent="name"></span>.</h1><p hidden data-sent="reference">Your reference: <b></b></p></section></div>`
  const [host] = document.body.children
  if (host instanceof HTMLElement) fillSent(host)
  return document.body
}

test('the name and the reference are filled in by the browser that sent the form (Spec 2.09, D27)', () => {
  createSentLead().write(lead)
  const body = shown()
  expect(body.querySelector('h1')?.textContent).toBe('Thank you, Tahlia.')
  expect(body.querySelector('b')?.textContent).toBe('E-8M2P-06')
  expect(body.querySelector('p')?.hidden).toBe(false)
})

test('the event of a lead is reported once, as counted (Spec 7.19, D20)', () => {
  createSentLead().write(lead)
  shown()
  shown()
  expect(heard).toEqual([{ event: 15, carId: 'jm-1', isCounted: true }])
})

test.each([
  ['nothing was sent', undefined],
  ['another form was sent', { ...lead, form: 'test_drive' }],
])('where %s it stays as it is (D27)', (_what, sent) => {
  if (sent) createSentLead().write(sent)
  const body = shown()
  expect(body.querySelector('h1')?.textContent).toBe('Thank you.')
  expect(body.querySelector('p')?.hidden).toBe(true)
  expect(heard).toEqual([])
})

test('what is typed as a name is text (Spec 8.12)', () => {
  createSentLead().write({ ...lead, name: '<img/src=x> y' })
  expect(shown().querySelector('img')).toBeNull()
})
