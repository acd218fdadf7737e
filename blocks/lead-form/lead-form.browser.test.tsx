import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hilux } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { createReusedForm } from '#state/reused-form.ts'
import { createSentLead } from '#state/sent-lead.ts'
import { send } from './form-send.ts'
import startForm from './lead-form.island.ts'
import LeadForm from './lead-form.tsx'
import block from './schema.ts'
import '#ui/app.css'
import './lead-form.css'
import '#ui/submit-button/submit-button.css'

const site = {
  ...storySite,
  forms: { ...storySite.forms, terms: { text: 'I agree to the terms of use.' } },
}

/** The form of a page that was just loaded; `meanwhile` happens before its script. */
function load(meanwhile = () => {}): void {
  const view = {
    id: 'ask',
    props: block.props.parse({ form: 'enquiry' }),
    slots: { before: null, beside: null },
  }
  const html = renderToStaticMarkup(
    <LeadForm {...view} data={{ car: hilux }} site={site} page={storyPage()} />,
  )
  document.title = 'Ask about this ute'
  document.body.innerHTML = `<main>${html}</main>`
  const host = document.querySelector<HTMLElement>('.lead-form-host')
  meanwhile()
  if (host) startForm(host)
}

const sent = vi.fn<typeof fetch>()
const answer = (body: object, status = 201) => new Response(JSON.stringify(body), { status })
const stored = () => answer({ lead_id: '7', reference: 'E-8M2P-06', event: 15, next: '#sent' })
const requestOf = (call: number) => {
  const { headers, body } = sent.mock.calls[call]?.[1] ?? {}
  return { key: new Headers(headers).get('idempotency-key'), ...JSON.parse(String(body)) }
}

const field = (name: string) => page.getByRole('textbox', { name })
const button = () => page.getByRole('button', { name: /Send|Sending/ })
const alert = () => document.querySelector('[role="alert"]')
const terms = () => page.getByRole('checkbox', { name: 'I agree to the terms of use.' })

async function fillIn(message = 'Is it still there?'): Promise<void> {
  await userEvent.fill(field('Your name'), 'Tahlia Brennan')
  await userEvent.fill(field('Email address'), 'tahlia@example.com')
  await userEvent.fill(field('Phone number'), '0491 570 006')
  await userEvent.fill(field('Your message'), message)
  await userEvent.click(terms())
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  load()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

it('a double press sends once, and leads to the page of thanks (D24, Spec 4.19)', async () => {
  sent.mockImplementation(async () => stored())
  await fillIn()
  const press = button().element() as HTMLElement
  press.click()
  press.click()
  await expect.poll(() => location.hash).toBe('#sent')
  expect(sent).toHaveBeenCalledTimes(1)
  const { key, ...body } = requestOf(0)
  expect(key).toMatch(/^"[\w-]{16,64}"$/)
  expect(body).toMatchObject({
    seconds_on_page: expect.any(Number),
    form_id: 'ask',
    car_id: hilux.id,
    name: 'Tahlia Brennan',
    phone: '0491 570 006',
    message: 'Is it still there?',
    opt_in: 'on',
    homepage_of_sender: '',
    page: location.pathname + location.search,
  })
  expect(createSentLead().read()).toMatchObject({
    lead_id: '7',
    reference: 'E-8M2P-06',
    name: 'Tahlia Brennan',
    form: 'enquiry',
  })
})

it('while it is being sent it says so once, and nothing can be changed (Spec 4.19)', async () => {
  sent.mockImplementation(() => new Promise(() => {}))
  await fillIn()
  await userEvent.click(button())
  expect(button().element().getAttribute('aria-disabled')).toBe('true')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Sending…')
  expect(field('Your name').element()).toHaveProperty('readOnly', true)
  expect((await axe.run('main')).violations).toEqual([])
})

it('a lost answer is sent again with the same key, a changed text with another (D24, Spec 4.19)', async () => {
  sent.mockRejectedValue(new DOMException('Too late', 'TimeoutError'))
  await fillIn()
  await userEvent.click(button())
  await expect.poll(() => alert()?.textContent).toContain('We do not know yet if that reached us')
  await expect.element(page.getByRole('button', { name: 'Send again', exact: true })).toBeVisible()
  expect(document.activeElement).toBe(alert())
  expect(field('Your message').element()).toHaveProperty('value', 'Is it still there?')
  await userEvent.click(button())
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  await expect.poll(() => alert()).not.toBeNull()
  await userEvent.fill(field('Your message'), 'Is it still there? In red?')
  await userEvent.click(button())
  await expect.poll(() => sent.mock.calls.length).toBe(3)
  const keys = [0, 1, 2].map((call) => requestOf(call).key)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('values survive a failed request and a reload, the terms do not (Spec 8.05, 5.15)', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  await fillIn()
  await userEvent.click(button())
  await expect.poll(() => alert()?.textContent).toContain('An error occurred when submitting')
  load()
  expect(field('Your name').element()).toHaveProperty('value', 'Tahlia Brennan')
  expect(field('Your message').element()).toHaveProperty('value', 'Is it still there?')
  expect(terms().element()).toHaveProperty('checked', false)
})

it('offline nothing is sent, and it says so (Spec 8.05)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillIn()
  await userEvent.click(button())
  await expect.poll(() => alert()?.textContent).toContain('You are offline')
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['the server’s words', { error: 'We could not take this. Please call us.' }, 'We could not take'],
  ['the text of 8.04 without any', {}, 'An unexpected error occured'],
])('an answer without lead_id shows %s (Spec 8.04)', async (_what, body, text) => {
  sent.mockImplementation(async () => answer(body, 503))
  await fillIn()
  await userEvent.click(button())
  await expect.poll(() => alert()?.textContent).toContain(text)
  expect(alert()?.textContent).toContain('Your enquiry was not sent')
  expect(document.title).toBe('Error: Ask about this ute')
})

describe('faults', () => {
  it('are said in a summary with the focus, each a link to its field (Spec 5.25, 8.12)', async () => {
    await userEvent.click(button())
    const links = Array.from(alert()?.querySelectorAll('a') ?? [])
    expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
      ['#ask-field-name', 'Please enter your name.'],
      ['#ask-field-email', 'Please enter your email address.'],
      ['#ask-field-phone', 'Please enter your phone number.'],
      ['#ask-field-message', 'Please enter a message.'],
      [
        '#ask-field-terms_conditions',
        'You must agree to the terms of use before submitting the form.',
      ],
    ])
    expect(document.activeElement).toBe(alert())
    expect(document.title).toBe('Error: Ask about this ute')
    expect(sent).not.toHaveBeenCalled()
    const name = field('Your name').element()
    expect(name.getAttribute('aria-describedby')).toBe('ask-field-name-error')
    expect(document.getElementById('ask-field-name-error')?.textContent).toBe(
      'Please enter your name.',
    )
    expect((await axe.run('main')).violations).toEqual([])
  })

  it('are said when a field is left, and go when it is right, in the summary too (Spec 5.25)', async () => {
    await userEvent.fill(field('Email address'), 'tahlia@')
    expect(document.getElementById('ask-field-email-error')).toBeNull()
    await userEvent.click(field('Your name'))
    expect(document.getElementById('ask-field-email-error')?.textContent).toContain('name@example')
    // Not yet touched.
    await userEvent.click(field('Phone number'))
    expect(document.getElementById('ask-field-name-error')).toBeNull()

    await userEvent.click(button())
    expect(alert()?.querySelectorAll('a')).toHaveLength(5)
    await userEvent.fill(field('Email address'), 'tahlia@example.com')
    await userEvent.click(field('Your name'))
    expect(alert()?.querySelectorAll('a')).toHaveLength(4)
    expect(field('Email address').element().hasAttribute('aria-invalid')).toBe(false)
  })

  it('that the server alone finds stand at their fields (Spec 8.12)', async () => {
    const fields = { phone: 'We cannot call numbers of this country.' }
    sent.mockImplementation(async () => answer({ error: 'Invalid', fields }, 422))
    await fillIn()
    await userEvent.click(button())
    await expect.poll(() => alert()?.querySelector('a')?.textContent).toBe(fields.phone)
    expect(document.getElementById('ask-field-phone-error')?.textContent).toBe(fields.phone)
  })
})

it('name, e-mail and phone are offered again only together, where none is typed (Spec 5.16)', async () => {
  sent.mockImplementation(async () => stored())
  await fillIn()
  await userEvent.click(button())
  await expect.poll(() => location.hash).toBe('#sent')
  expect(createReusedForm().read()?.email).toBe('tahlia@example.com')
  load()
  expect(field('Phone number').element()).toHaveProperty('value', '0491 570 006')
  expect(field('Your message').element()).toHaveProperty('value', '')
})

it('who stands in an empty field when it is filled in types over it, not behind it (Spec 5.16, 8.05)', async () => {
  createReusedForm().write({ name: 'Sam Lee', email: 'sam@example.com', phone: '0491 570 006' })
  load(() => (field('Your name').element() as HTMLElement).focus())
  expect(field('Email address').element()).toHaveProperty('value', 'sam@example.com')
  await userEvent.keyboard('Sam')
  expect(field('Your name').element()).toHaveProperty('value', 'Sam')
})

it('an answer that takes too long is none (Spec 8.05)', async () => {
  const post: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  expect(await send({}, { key: 'k'.repeat(16), timeoutMs: 1, post })).toEqual({
    state: 'no_answer',
  })
  const unreadable = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  expect(await send({}, { key: 'k'.repeat(16), post: unreadable })).toEqual({ state: 'failed' })
})
