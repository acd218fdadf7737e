import { describe, expect, test } from 'vitest'
import { orders, refusal } from './endpoint.fixture.ts'
import { RateLimit } from './rate-limit.ts'

const sam = { name: 'Sam' }
const wide = { count: 1_000, seconds: 60 }
const later = (clock: { now: Date }, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const from = (address: string) => ({ 'x-forwarded-for': address })

test('a client may send its limit at once, and more as time passes; Retry-After says when', async () => {
  const rates = { client: { count: 3, seconds: 60 }, tenant: wide }
  const { post, clock } = await orders({ rates }, true)
  const statuses = async (times: number) => {
    const found = []
    for (let each = 0; each < times; each += 1)
      found.push((await post(sam, from('192.0.2.1'))).status)
    return found
  }
  expect(await statuses(4)).toEqual([201, 201, 201, 429])
  const refused = await post(sam, from('192.0.2.1'))
  expect(refusal(refused).code).toBe('too_many_requests')
  expect(refused.answer.headers.get('retry-after')).toBe('20')
  expect(refused.answer.headers.get('cache-control')).toBe('no-store')
  expect((await post(sam, from('192.0.2.2'))).status).toBe(201)
  later(clock, 20)
  expect(await statuses(2)).toEqual([201, 429])
  later(clock, 600)
  expect(await statuses(4)).toEqual([201, 201, 201, 429])
})

test('addresses of one IPv6 network are one client', async () => {
  const rates = { client: { count: 1, seconds: 60 }, tenant: wide }
  const { post } = await orders({ rates }, true)
  expect((await post(sam, from('2001:db8::1'))).status).toBe(201)
  expect((await post(sam, from('2001:db8::ffff:2'))).status).toBe(429)
})

test('a site has a limit for all clients together, each site its own', async () => {
  const rates = { client: wide, tenant: { count: 2, seconds: 10 } }
  const { post } = await orders({ rates }, true)
  expect((await post(sam, from('192.0.2.1'))).status).toBe(201)
  expect((await post(sam, from('192.0.2.2'))).status).toBe(201)
  const refused = await post(sam, from('192.0.2.3'))
  expect([refused.status, refused.answer.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await post(sam, from('192.0.2.3'), 'kiwi.localhost')).status).toBe(201)
})

test('requests of a client over its own limit do not count against the site’s', async () => {
  const rates = { client: { count: 1, seconds: 60 }, tenant: { count: 2, seconds: 60 } }
  const { post } = await orders({ rates }, true)
  for (let each = 0; each < 5; each += 1) await post(sam, from('192.0.2.1'))
  expect((await post(sam, from('192.0.2.2'))).status).toBe(201)
})

describe('a limit', () => {
  test('refuses nobody for a clock that was set back', () => {
    const clock = { now: new Date('2026-11-21T02:00:00.000Z') }
    const limit = new RateLimit({ count: 2, seconds: 60 }, () => clock.now)
    limit.take('a')
    later(clock, -86_400)
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 0])
    expect(limit.take('a')).toBe(30)
  })

  test('stores a bounded number of callers: beyond it the least recent starts again', () => {
    const limit = new RateLimit({ count: 1, seconds: 60 }, () => new Date(0))
    for (let each = 0; each <= 10_000; each += 1) limit.take(String(each))
    expect(limit.take('10000')).toBe(60)
    expect(limit.take('0')).toBe(0)
  })
})
