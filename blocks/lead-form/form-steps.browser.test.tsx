import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { slotWeek } from '#domain/appointment/slot-week.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { storyNow, storyPage, storySite } from '#parts/story-site.ts'
import type { FormReturn } from '#parts/view-context.ts'
import startForm from './lead-form.island.ts'
import LeadForm from './lead-form.tsx'
import type { LeadFormData } from './load.ts'
import block from './schema.ts'
import '#ui/app.css'
import '#ui/submit-button/submit-button.css'
import './lead-form.css'
import './lead-form-step.later.css'
// Which comes behind it, as in the page.
import '#ui/stepper/stepper.later.css'

interface Loaded {
  readonly data?: LeadFormData
  readonly returned?: Omit<FormReturn, 'block'>
}

/** A page with the form, before its script. */
function draw(form: FormKind, { data = {}, returned }: Loaded = {}): HTMLElement | null {
  const view = {
    id: 'ask',
    props: block.props.parse({ form }),
    slots: { before: null, beside: null },
  }
  const shown = storyPage(returned && { form: { block: 'ask', ...returned } })
  document.body.innerHTML = `<main>${renderToStaticMarkup(
    <LeadForm {...view} data={data} site={storySite} page={shown} />,
  )}</main>`
  return document.querySelector<HTMLElement>('.lead-form-host')
}

/** A page that was just loaded, with its script. */
function load(form: FormKind, loaded?: Loaded): void {
  const host = draw(form, loaded)
  if (host) startForm(host)
}

const [place] = storySite.locations
if (!place) throw new Error('The story site has no location')
const slotsOfWeek: LeadFormData = {
  offered: {
    location: place,
    week: slotWeek(undefined, {
      hours: place.contact_detail,
      timeZone: storySite.timeZone,
      now: new Date(storyNow),
      taken: new Set(),
    }),
  },
}

const field = (name: string) => page.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const alert = () => document.querySelector('[role="alert"]')
/** What says where one is, as it is seen. */
const shownStep = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-slot="stepper"]'))
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent)
    .join()

const sent = vi.fn<typeof fetch>()
const answerWith = (body: object, status: number) =>
  sent.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

async function fillCar(): Promise<void> {
  await userEvent.fill(field('Registration number (optional)'), '482KTB')
  await userEvent.fill(field('Make, model and year'), 'Mazda CX-5, 2019')
}

async function fillPerson(): Promise<void> {
  await userEvent.fill(field('Your name'), 'Tahlia Brennan')
  await userEvent.fill(field('Email address'), 'tahlia@example.com')
  await userEvent.fill(field('Phone number'), '0491 570 006')
}

beforeEach(() => {
  document.documentElement.lang = storySite.locale
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
})

it('one step shows at a time, named and counted, before its script too (Spec 4.20, 2.53)', async () => {
  draw('service')
  const seen = () => ({
    step: shownStep(),
    titles: Array.from(document.querySelectorAll<HTMLElement>('fieldset.lead-form-step'))
      .filter((step) => step.checkVisibility())
      .map((step) => step.querySelector('legend')?.textContent),
  })
  const before = seen()
  expect(before).toEqual({ step: 'Step 1 of 4 Your car', titles: ['Your car'] })
  const { height } = document.querySelector('form')?.getBoundingClientRect() ?? {}
  const host = document.querySelector<HTMLElement>('.lead-form-host')
  if (host) startForm(host)
  expect(seen()).toEqual(before)
  expect(document.querySelector('form')?.getBoundingClientRect().height).toBe(height)
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Back', exact: true }).elements()).toEqual([])
  expect((await axe.run('main')).violations).toEqual([])
})

it('Continue checks the fields of its step, then shows the next one with the focus (Spec 4.20, 5.25)', async () => {
  load('service')
  await press('Continue')
  expect(alert()?.textContent).toContain('Please enter the make and model.')
  expect(alert()?.querySelectorAll('a')).toHaveLength(1)
  expect(document.activeElement).toBe(alert())
  expect(shownStep()).toBe('Step 1 of 4 Your car')
  await fillCar()
  // Enter does what the button does.
  await userEvent.keyboard('{Enter}')
  expect(shownStep()).toBe('Step 2 of 4 What it needs')
  expect(document.activeElement?.textContent).toBe('Step 2 of 4 What it needs')
  expect(alert()).toBeNull()
  expect(sent).not.toHaveBeenCalled()
  expect((await axe.run('main')).violations).toEqual([])
})

it('the last step sends the fields of all (Spec 4.20)', async () => {
  answerWith({ lead_id: '7', next: '#sent' }, 201)
  load('sell_my_car')
  await fillCar()
  await press('Continue')
  await fillPerson()
  await press('Ask for a valuation')
  await expect.poll(() => location.hash).toBe('#sent')
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({
    own_vehicle: 'Mazda CX-5, 2019',
    Rego: '482KTB',
    name: 'Tahlia Brennan',
  })
})

it('Back and Forward, of the browser too, keep what was entered (Spec 4.20, 2.53)', async () => {
  load('service')
  await fillCar()
  await press('Continue')
  await press('Continue')
  expect(shownStep()).toBe('Step 3 of 4 When and where')
  history.back()
  await expect.poll(shownStep).toBe('Step 2 of 4 What it needs')
  await press('Back')
  await expect.poll(shownStep).toBe('Step 1 of 4 Your car')
  expect(field('Make, model and year').element()).toHaveProperty('value', 'Mazda CX-5, 2019')
  history.go(2)
  await expect.poll(shownStep).toBe('Step 3 of 4 When and where')
  expect(document.activeElement?.textContent).toBe('Step 3 of 4 When and where')
})

it('a reload shows the step again, or the first that is not filled in (Spec 4.20, 8.05)', async () => {
  load('service')
  await fillCar()
  await press('Continue')
  load('service')
  expect(shownStep()).toBe('Step 2 of 4 What it needs')
  await press('Back')
  await expect.poll(shownStep).toBe('Step 1 of 4 Your car')
  history.forward()
  await expect.poll(shownStep).toBe('Step 2 of 4 What it needs')
  localStorage.clear()
  load('service')
  expect(shownStep()).toBe('Step 1 of 4 Your car')
})

it('a fault leads to the first step that has one, and its link to the step of its field (Spec 4.20, 5.25)', async () => {
  const fields = { own_vehicle: 'We do not know this make.', phone: 'We cannot call this number.' }
  answerWith({ error: 'Invalid', fields }, 422)
  load('sell_my_car')
  await fillCar()
  await press('Continue')
  await fillPerson()
  await press('Ask for a valuation')
  await expect.poll(() => alert()?.querySelectorAll('a').length).toBe(2)
  expect(shownStep()).toBe('Step 1 of 2 Your car')
  expect(document.activeElement).toBe(alert())
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: fields.phone }))
  expect(shownStep()).toBe('Step 2 of 2 Your details')
  expect(document.activeElement).toBe(field('Phone number').element())
  expect(alert()?.querySelectorAll('a')).toHaveLength(2)
})

it('a form that came back begins with its first fault (Spec 4.20, 5.25)', () => {
  const faults = { name: 'Please enter your name.', phone: 'Please enter your phone number.' }
  load('service', { returned: { values: { own_vehicle: 'Mazda' }, faults } })
  expect(shownStep()).toBe('Step 4 of 4 Your details')
  expect(alert()?.querySelectorAll('a')).toHaveLength(2)
})

it('the last step shows what was answered, with a link to change it (Spec 2.53, 4.20)', async () => {
  load('service')
  await fillCar()
  await press('Continue')
  await press('Continue')
  const day = document.querySelector<HTMLInputElement>('[name=preferred_day]')
  if (day) day.value = '2026-11-26'
  await press('Continue')
  const answers = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-answer]'))
      .filter((row) => row.checkVisibility())
      .map((row) => row.querySelector('dd')?.textContent)
  expect(answers()).toEqual([...['482KTB', 'Mazda CX-5, 2019', 'Thursday 26 November', 'Any time']])
  expect((await axe.run('main')).violations).toEqual([])
  await userEvent.click(page.getByRole('link', { name: 'Change Make, model and year' }))
  expect(shownStep()).toBe('Step 1 of 4 Your car')
  expect(document.activeElement).toBe(field('Make, model and year').element())
})

it('a chosen time is shown with its day (Spec 4.20, 5.09)', async () => {
  load('test_drive', { data: slotsOfWeek })
  const time = document.querySelector<HTMLInputElement>('[name=dateTime]:enabled')
  time?.click()
  await press('Continue')
  const day = time?.closest('.slot-times')?.querySelector('legend')?.textContent
  expect(document.querySelector('[data-answer=dateTime] dd')?.textContent).toBe(
    `${day}, ${time?.labels?.[0]?.textContent}`,
  )
})

describe('a time that somebody else has booked', () => {
  const error = 'Someone has just booked 9.00. Please choose another time.'
  const radio = (time: string) => document.querySelector<HTMLInputElement>(`[value="${time}"]`)

  async function book(time: string, slots: readonly string[]): Promise<void> {
    answerWith({ code: 'slot_taken', error, slots }, 409)
    load('test_drive', { data: slotsOfWeek })
    radio(time)?.click()
    await press('Continue')
    await fillPerson()
    await press('Book test drive')
    await expect.poll(() => alert()?.textContent).toContain(error)
  }

  it('leads back to the times (Spec 4.20, 7.07, D21)', async () => {
    await book('2026-11-20T09:00', [])
    expect(shownStep()).toBe('Step 1 of 2 Day and time')
    expect(document.activeElement).toBe(alert())
    expect(radio('2026-11-20T09:00')?.disabled).toBe(true)
    expect(document.querySelector('.lead-form-slots')).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  })

  it('is told with buttons that choose the free ones near it (Spec 7.07, D21)', async () => {
    await book('2026-11-20T09:00', ['2026-11-20T09:30', '2026-11-23T10:00', '2027-01-04T09:00'])
    const offered = Array.from(alert()?.querySelectorAll('button') ?? [])
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      ...['9.30', 'Monday 23 November 10.00'],
    ])
    await press('Monday 23 November 10.00')
    expect(document.activeElement).toBe(radio('2026-11-23T10:00'))
    expect(radio('2026-11-23T10:00')?.checked).toBe(true)
    expect(radio('2026-11-23')?.checked).toBe(true)
    expect(alert()).toBeNull()
    await press('Continue')
    await press('Book test drive')
    await expect.poll(() => sent.mock.calls.length).toBe(2)
    expect(JSON.parse(String(sent.mock.calls[1]?.[1]?.body)).dateTime).toBe('2026-11-23T10:00')
  })
})
