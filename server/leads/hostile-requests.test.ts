import { expect, test } from 'vitest'
import { ask } from '../app.fixture.ts'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { enquiry, key, leadServer, sam } from './lead-server.fixture.ts'

const origin = 'http://harbour.localhost'

test.each<[string, number, Record<string, unknown>]>([
  ['a number for a name', 422, { name: 5 }],
  ['an object for a name', 422, { name: { first: 'Sam' } }],
  ['a list of lists', 422, { additional_services: [['x']] }],
  ['a field that no form has', 422, { is_admin: true }],
  ['a field of a prototype', 422, JSON.parse('{"__proto__":{"name":"x"}}')],
  ['no page', 422, { page: undefined }],
  ['a page of another site', 422, { page: '//evil.example/x' }],
  ['an id of a block that is a list', 422, { form_id: ['enquiry'] }],
])('%s is refused with %i, and nothing is stored (D22)', async (_, status, more) => {
  const { post, leads } = await leadServer(sqliteForTests)
  const found = await post({ ...enquiry, ...more })
  expect([found.status, typeof found.data.error]).toEqual([status, 'string'])
  expect(await leads()).toEqual([])
})

test.each<[string, number, BodyInit, Record<string, string>]>([
  ['broken JSON', 400, '{"page":', {}],
  ['text that is not UTF-8', 400, new Uint8Array([0x22, 0xff, 0x22]), {}],
  [
    'a form where JSON is expected',
    415,
    'name=Sam',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['multipart', 415, 'x', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a compressed body', 415, 'x', { 'content-encoding': 'gzip' }],
  ['200,000 bytes', 413, JSON.stringify({ name: 'x'.repeat(200_000) }), {}],
  ['a request of another site', 403, '{}', { origin: 'https://evil.example' }],
  ['a key that is none', 400, JSON.stringify(enquiry), { 'idempotency-key': '"x"' }],
  [
    'a key that no store takes',
    400,
    JSON.stringify(enquiry),
    { 'idempotency-key': '"a/b+c=d.e~f:1234567"' },
  ],
])('%s is refused with %i, and nothing is stored (D22)', async (_, status, body, headers) => {
  const { app, leads } = await leadServer(sqliteForTests)
  const own = { 'content-type': 'application/json', origin, ...headers }
  const found = await ask(app, '/api/leads', { method: 'POST', body, headers: own })
  expect([found.status, found.answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await leads()).toEqual([])
})

test('500 repeated fields of a form are a page, and nothing is stored (D22)', async () => {
  const { app, leads } = await leadServer(sqliteForTests)
  const body = `${new URLSearchParams({ form_id: 'enquiry', ...sam })}${'&name=x'.repeat(500)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
  const found = await ask(app, '/cars/car-used/plain', { method: 'POST', body, headers })
  expect([found.status, found.type]).toEqual([422, 'text/html; charset=utf-8'])
  const twice = `${new URLSearchParams({ form_id: 'enquiry', ...sam })}&name=x`
  const other = await ask(app, '/cars/car-used/plain', { method: 'POST', body: twice, headers })
  // A field that was sent twice is no name.
  expect([other.status, await leads()]).toEqual([422, []])
})

test('a lead is one dealer’s: the same key and content at another is another lead (D24)', async () => {
  const { post, leads } = await leadServer(sqliteForTests)
  const general = { ...enquiry, page: '/plain/enquiry', location: 'harbour-newstead' }
  const first = await post(general, key('one'))
  const places = { location: 'kiwi-penrose', phone: '021 234 5678' }
  const other = await post({ ...general, ...places }, key('one'), 'kiwi.localhost')
  expect([first.status, other.status]).toEqual([201, 201])
  expect(other.data.lead_id).not.toBe(first.data.lead_id)
  expect([await leads('harbour'), await leads('kiwi')].map((list) => list.length)).toEqual([1, 1])
})
