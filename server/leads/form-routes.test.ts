import { expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import { formServer } from './form-page.fixture.ts'
import type { SubmitRefused } from './submission.ts'

const refusal: SubmitRefused = {
  kind: 'refused',
  status: 422,
  code: 'invalid_form',
  message: 'Please fix the following errors:',
  faults: { name: 'Please enter your name.' },
}

test('a form that is taken leads to the page of thanks, and no cache keeps that (Spec 2.09, 4.19)', async () => {
  const { post, submissions } = await formServer()
  const { status, answer } = await post('/ask?car_id=a&utm_source=mail', 'form_id=ask&name=Sam')
  expect([status, answer.headers.get('location')]).toEqual([303, '/success?form=enquiry'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(submissions).toMatchObject([
    {
      tenant: { slug: 'harbour' },
      page: { path: '/ask', route: '/ask', parameters: { car_id: 'a' } },
      block: { id: 'ask' },
      values: { name: 'Sam' },
      key: undefined,
      sender: { attributes: { linked_query_params: { car_id: 'a', utm_source: 'mail' } } },
    },
  ])
})

test('an invalid form answers the same page with 422, its values and its faults, and no cache keeps it (Spec 5.25, D22)', async () => {
  const { get, post, cacheContents, errors } = await formServer(refusal)
  const before = await get('/ask')
  const contents = cacheContents()
  const { status, text, answer } = await post(
    '/ask',
    `form_id=ask&name=%3Cscript%3Ealert(1)%3C%2Fscript%3E&${HONEYPOT_FIELD}=x`,
    { 'accept-encoding': 'br' },
  )
  expect(status).toBe(422)
  expect(text).toContain('Please enter your name.')
  expect(text).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(text).toMatch(/<title>Error: Ask/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  for (const name of ['etag', 'content-encoding']) expect(answer.headers.has(name)).toBe(false)
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(cacheContents()).toEqual(contents)
  expect((await get('/ask')).text).toBe(before.text)
  expect(errors).toEqual([])
})

test.each([
  [409, 'slot_taken', { slots: ['2026-11-26T09:30'] }, '2026-11-26T09:30', null],
  [429, 'too_many_requests', { retryAfter: 120 }, 'Please call us', '120'],
  [503, 'not_stored', { retryAfter: 30 }, 'Please call us', '30'],
] as const)(
  'a form that is answered %i keeps what was typed and says why (Spec 8.05, D22)',
  async (status, code, more, shown, retryAfter) => {
    const message = 'Please call us'
    const { post } = await formServer({ ...refusal, status, code, message, faults: {}, ...more })
    const found = await post('/ask', 'form_id=ask&name=Sam')
    expect(found.status).toBe(status)
    expect(found.text).toContain('value="Sam"')
    expect(found.text).toContain(message)
    expect(found.text).toContain(shown)
    expect(found.answer.headers.get('retry-after')).toBe(retryAfter)
    expect(found.answer.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('of two forms on a page only the one that was sent shows faults', async () => {
  const { post } = await formServer(refusal)
  const { text } = await post('/ask-twice', 'form_id=second&name=Sam')
  const [, first = '', second = ''] = text.split('<form')
  expect(first).not.toContain('Please enter your name.')
  expect(second).toContain('Please enter your name.')
  expect((await post('/ask-twice', 'form_id=third&name=Sam')).status).toBe(422)
})

test('the one form of a page is found also by an id that it had before', async () => {
  const { post, submissions } = await formServer()
  expect((await post('/ask', 'form_id=enquiry-2&name=Sam')).status).toBe(303)
  expect(submissions).toHaveLength(1)
})

test('the car of a form is the one of its route, also when it was withdrawn meanwhile (Spec 3.39)', async () => {
  const { post, submissions } = await formServer()
  for (const slug of ['car-a', 'car-b']) await post(`/cars/${slug}/ask`, 'form_id=ask&car_id=c1')
  expect(submissions.map(({ page }) => page.records.car?.id)).toEqual(['a', 'b'])
  expect((await post('/cars/unknown/ask', 'form_id=ask')).status).toBe(405)
})

test('a POST to a page without a form, or to no page, is 405 (D22)', async () => {
  const { post, submissions } = await formServer()
  for (const path of ['/', '/about-us', '/nowhere', '/search']) {
    const { status, answer } = await post(path, 'form_id=ask')
    expect([status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
  expect(submissions).toEqual([])
})

test.each([
  ['from another site', 403, {}, { origin: 'https://evil.example' }],
  ['from nowhere', 403, {}, { origin: 'null' }],
  ['of another type', 415, {}, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['of JSON', 415, {}, { 'content-type': 'application/json' }],
  ['that is compressed', 415, {}, { 'content-encoding': 'gzip' }],
  ['that is too large', 413, { body: `name=${'x'.repeat(200_000)}` }, {}],
  ['with 500 fields', 422, { body: 'name=x&'.repeat(500) }, {}],
  ['that is not UTF-8', 400, { body: new Uint8Array([0x61, 0x3d, 0xff]) }, {}],
])(
  'a form %s is refused with %i and a page (D22)',
  async (_, status, { body = 'name=x' }: { body?: BodyInit }, headers) => {
    const { post, submissions } = await formServer()
    const found = await post('/ask', body, headers)
    expect([found.status, found.type]).toEqual([status, 'text/html; charset=utf-8'])
    expect(found.answer.headers.get('cache-control')).toBe('no-store')
    expect(submissions).toEqual([])
  },
)

test('parameters that no block reads change nothing, and those that one reads make a page of their own (D7)', async () => {
  const { get, cacheContents } = await formServer()
  const bare = await get('/ask')
  const contents = cacheContents()
  for (const query of [
    '?location=x',
    '?at=2026-11-26T10:30',
    '?utm_source=a',
    '?car_id=',
    `?car_id=${'x'.repeat(101)}`,
    '?car_id=%00',
  ]) {
    expect((await get(`/ask${query}`)).text, query).toBe(bare.text)
  }
  expect(cacheContents()).toEqual(contents)
  const about = await get('/ask?car_id=a&utm_source=b')
  expect(about.text).toContain('2021 Toyota Hilux')
  expect((await get('/ask?car_id=c1&car_id=a')).text).toContain('2021 Toyota Hilux')
  expect((await get('/about-us?car_id=a')).text).toBe((await get('/about-us')).text)
  expect((await get('/ask')).text).toBe(bare.text)
})

test('a page that shows what changes at any time is rendered for each request and kept by no cache (Spec 7.07)', async () => {
  const { get, time, cacheContents } = await formServer()
  const contents = cacheContents()
  const first = await get('/times')
  expect(first.text).toContain('It is 2026-11-21T02:00:00.000Z')
  time.now = new Date('2026-11-21T02:00:07.000Z')
  const second = await get('/times', { 'if-none-match': '*' })
  expect(second.status).toBe(200)
  expect(second.text).toContain('It is 2026-11-21T02:00:07.000Z')
  expect(second.answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await get('/times?_blocks=time')).answer.headers.get('cache-control')).toBe(
    'private, no-store',
  )
  expect(cacheContents()).toEqual(contents)
  // A block of the page that does not change is the same for everyone.
  expect((await get('/times?_blocks=ask')).answer.headers.get('cache-control')).toBe('no-cache')
})

test('a block that shows what changes only by its props leaves other pages as they are', async () => {
  const { get } = await formServer()
  expect((await get('/no-times')).answer.headers.get('cache-control')).toBe('no-cache')
})

test('a form on a page for signed-in visitors leads who is not to the sign-in (Spec 2.30)', async () => {
  const { post, submissions } = await formServer()
  const { status, answer } = await post('/ask-members', 'form_id=ask')
  expect([status, submissions]).toEqual([303, []])
  expect(answer.headers.get('location')).toMatch(/^\/sign-in\?/)
})
