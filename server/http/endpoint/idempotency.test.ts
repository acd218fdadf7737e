import { expect, test } from 'vitest'
import { orders, refusal } from './endpoint.fixture.ts'

const key = (name = 'first') => ({ 'idempotency-key': `"${name}-0123456789abcdef"` })
const sam = { name: 'Sam' }

test('a repeated request gets the response of the first, and is processed once (D24)', async () => {
  const { post, given } = await orders()
  const first = await post(sam, key())
  const again = await post(sam, key())
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(again.answer.headers.get('content-type')).toBe(first.answer.headers.get('content-type'))
  expect(given).toEqual(['Sam'])
  expect((await post(sam, key('second'))).text).not.toBe(first.text)
})

test('a key reused with another body is refused with 422 (D24)', async () => {
  const { post, given } = await orders()
  await post(sam, key())
  expect(refusal(await post({ name: 'Ada' }, key()))).toEqual({
    status: 422,
    code: 'idempotency_key_reused',
  })
  expect(given).toEqual(['Sam'])
})

test('while the first request is in progress its repetition is refused with 409, and answered afterwards (D24)', async () => {
  let proceed = () => {}
  const until = new Promise<void>((resolve) => {
    proceed = resolve
  })
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const { post } = await orders({
    async handle() {
      begun()
      await until
      return { json: { done: true } }
    },
  })
  const first = post(sam, key())
  await isBegun
  expect(refusal(await post(sam, key()))).toEqual({ status: 409, code: 'request_in_progress' })
  expect((await post({ name: 'Ada' }, key())).status).toBe(422)
  proceed()
  expect((await first).text).toBe('{"done":true}')
  expect((await post(sam, key())).text).toBe('{"done":true}')
})

test('a failed request may be repeated under its key', async () => {
  let isDown = true
  const { post } = await orders({
    handle() {
      if (isDown) throw new Error('down')
      return 'no_content'
    },
  })
  expect((await post(sam, key())).status).toBe(500)
  isDown = false
  expect((await post(sam, key())).status).toBe(204)
})

test('the same key at another site is a different key', async () => {
  const { post, given } = await orders()
  await post(sam, key())
  expect((await post(sam, key(), 'kiwi.localhost')).text).toContain('kiwi')
  expect(given).toHaveLength(2)
})

test('a key is valid for a day', async () => {
  const { post, given, clock } = await orders()
  await post(sam, key())
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await post(sam, key())
  expect(given).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + 1)
  await post(sam, key())
  expect(given).toHaveLength(2)
})

test('a refused body does not use up its key', async () => {
  const { post } = await orders()
  expect((await post({ name: '' }, key())).status).toBe(422)
  expect((await post(sam, key())).status).toBe(201)
})

test.each([
  '8e03978e-40d5-43dd-bc93-6894a57f9324',
  '""',
  '"short"',
  '"a b c d e f g h i j"',
  `"${'a'.repeat(65)}"`,
])('the key %s is refused with 400', async (text) => {
  const { post } = await orders()
  expect(refusal(await post(sam, { 'idempotency-key': text }))).toEqual({
    status: 400,
    code: 'malformed_idempotency_key',
  })
})
