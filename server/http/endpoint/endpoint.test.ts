import { expect, test } from 'vitest'
import { z } from 'zod'
import { appWith, ask } from '../../app.fixture.ts'
import { AppError } from '../app-error.ts'
import { orders, own, refusal } from './endpoint.fixture.ts'
import { type EndpointDeclaration, endpoint } from './endpoint.ts'

const sam = { name: 'Sam' }

test('a handler receives the parsed body and its tenant, and its response is not cacheable', async () => {
  const { post } = await orders()
  const { status, text, type, answer } = await post(sam)
  expect([status, type]).toEqual([201, 'application/json; charset=utf-8'])
  expect(JSON.parse(text)).toEqual({ order: 1, for: 'Sam', at: 'harbour' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-request-id')).toBeTruthy()
})

test('a handler may answer without content, or redirect to a page of the site', async () => {
  const nothing = await (await orders({ handle: () => 'no_content' })).post(sam)
  expect([nothing.status, nothing.text]).toEqual([204, ''])
  const thanks = await (await orders({ handle: () => ({ seeOther: '/thanks' }) })).post(sam)
  expect([thanks.status, thanks.answer.headers.get('location')]).toEqual([303, '/thanks'])
  expect(thanks.answer.headers.get('cache-control')).toBe('no-store')
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
  '%s is answered with 405 and Allow (D22)',
  async (method) => {
    const { app } = await orders()
    const found = await ask(app, '/api/orders', { method, headers: own })
    expect(refusal(found)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(found.answer.headers.get('allow')).toBe('POST, OPTIONS')
    expect(found.answer.headers.get('cache-control')).toBe('no-store')
  },
)

test('a preflight of another site is granted nothing', async () => {
  const { app } = await orders()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const { status, answer } = await ask(app, '/api/orders', { method: 'OPTIONS', headers })
  expect(status).toBe(204)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  'text/plain',
  'text/plain; boundary=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonx',
  '',
])('a body of the type %j is refused with 415', async (type) => {
  const { send, given } = await orders()
  const found = await send(JSON.stringify(sam), { 'content-type': type })
  expect(refusal(found)).toEqual({ status: 415, code: 'unsupported_media_type' })
  expect(found.answer.headers.get('accept')).toBe('application/json')
  expect(given).toEqual([])
})

test.each([
  'application/json;charset=UTF-8',
  'Application/JSON',
  'application/json; charset="utf-8"',
])('a body of the type %s is accepted', async (type) => {
  const { send } = await orders()
  expect((await send(JSON.stringify(sam), { 'content-type': type })).status).toBe(201)
})

test('a compressed body is refused, since its decompressed size has no bound', async () => {
  const { post } = await orders()
  expect(refusal(await post(sam, { 'content-encoding': 'gzip' }))).toEqual({
    status: 415,
    code: 'unsupported_encoding',
  })
})

test('an endpoint that takes forms reads them by the same schema', async () => {
  const { send } = await orders({ formats: ['json', 'form'] })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('name=Sam+Lee', type)).text).toContain('Sam Lee')
  expect((await send('name=Sam&name=Lee', type)).status).toBe(422)
  expect((await send('name=Sam&__proto__=x', type)).status).toBe(422)
})

test('an invalid body is reported with a sentence for each field, a schema’s own text included (D22)', async () => {
  const { post } = await orders()
  const body = { name: '', amount: 12, lines: [{ part: 'door' }, { part: 'roof', size: 1 }], x: 1 }
  const { status, text } = await post(body)
  expect(status).toBe(422)
  expect(JSON.parse(text)).toEqual({
    error: 'Some of what was sent cannot be accepted',
    code: 'invalid_body',
    fields: {
      name: 'Please give your name',
      amount: 'Expected a whole number from 1 to 9',
      'lines[1].part': 'Expected one of door, wheel',
      'lines[1].size': 'Unknown name',
      x: 'Unknown name',
    },
  })
})

test('a missing field, and a body that is not an object, is reported (D22)', async () => {
  const { post } = await orders()
  const fieldsOf = async (value: unknown) => JSON.parse((await post(value)).text).fields
  expect(await fieldsOf({})).toEqual({ name: 'Missing: expected text of at least 1 character' })
  expect(await fieldsOf([])).toEqual({ body: 'Expected an object of name' })
})

test('an endpoint whose schema ignores unknown names cannot be made', async () => {
  const lax = endpoint({
    path: '/api/lax',
    body: z.strictObject({ rows: z.array(z.object({ id: z.string() })) }),
    maxBodyBytes: 100,
    rates: { client: { count: 1, seconds: 1 }, tenant: { count: 1, seconds: 1 } },
    handle: () => 'no_content',
  })
  const clock = () => new Date(0)
  const keys = { claim: async () => ({ state: 'in_progress' }) as const }
  expect(() => lax({ clock, clientOf: () => 'a', keys })).toThrow(
    'body.rows.[] accepts unknown names: make it a z.strictObject',
  )
})

test('an unexpected error of a handler is a 500 without details (D22)', async () => {
  const { post, errors } = await orders({
    handle: () => {
      throw new Error('the database is on fire')
    },
  })
  const found = await post(sam)
  expect(refusal(found)).toEqual({ status: 500, code: 'internal_error' })
  expect(found.text).not.toContain('fire')
  expect(errors).toEqual(['request_failed'])
})

const change = (declared: Partial<EndpointDeclaration<Shape, Params>> = {}) =>
  endpoint({
    path: '/api/orders/:order',
    method: 'patch',
    params: z.strictObject({ order: z.string().regex(/^\d+$/) }),
    body: z.strictObject({ amount: z.int() }),
    maxBodyBytes: 100,
    rates: { client: { count: 9, seconds: 1 }, tenant: { count: 9, seconds: 1 } },
    handle: ({ params, body, idempotencyKey, client }) => ({
      json: { order: params.order, amount: body.amount, key: idempotencyKey, client },
    }),
    ...declared,
  })
type Shape = { amount: z.ZodInt }
type Params = { order: z.ZodString }

test('an endpoint may take PATCH and parameters of its path (D21)', async () => {
  const { app } = await appWith({}, { capabilities: [{ endpoints: [change()] }] })
  const patch = (path: string) =>
    ask(app, path, {
      method: 'PATCH',
      body: '{"amount":2}',
      headers: { 'content-type': 'application/json', ...own },
    })
  expect(JSON.parse((await patch('/api/orders/12')).text)).toMatchObject({ order: '12', amount: 2 })
  expect(refusal(await patch('/api/orders/%00'))).toEqual({ status: 404, code: 'not_found' })
  const posted = await ask(app, '/api/orders/12', { method: 'POST', headers: own })
  expect([posted.status, posted.answer.headers.get('allow')]).toEqual([405, 'PATCH, OPTIONS'])
})

test('an endpoint whose parameters have no schema cannot be made', () => {
  const tools = {
    clock: () => new Date(0),
    clientOf: () => 'a',
    keys: { claim: async () => ({ state: 'in_progress' }) as const },
  }
  expect(() => change({ path: '/api/orders/:id' })(tools)).toThrow(
    '/api/orders/:id: expected `params` to name each parameter of the path',
  )
})

test('an endpoint that keeps keys itself is called for a repeated request too (D24)', async () => {
  const { post, given } = await orders({ idempotency: 'handler' })
  const key = { 'idempotency-key': '"first-0123456789abcdef"' }
  for (const name of ['Sam', 'Sam', 'Ada']) expect((await post({ name }, key)).status).toBe(201)
  expect(given).toEqual(['Sam', 'Sam', 'Ada'])
})

test('a refusal may say when to try again, and more than a sentence (D22)', async () => {
  const { post } = await orders({
    handle() {
      const more = { slots: ['2026-11-26T09:30'] }
      throw new AppError(409, 'slot_taken', 'It is taken', { retryAfter: 7, more })
    },
  })
  const { status, text, answer } = await post(sam)
  expect([status, answer.headers.get('retry-after')]).toEqual([409, '7'])
  expect(JSON.parse(text)).toEqual({
    error: 'It is taken',
    code: 'slot_taken',
    slots: ['2026-11-26T09:30'],
  })
})
