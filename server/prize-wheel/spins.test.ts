import { describe, expect, test } from 'vitest'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { ada, bob, testWheel, wheelServer } from './wheel-server.fixture.ts'

const CODE = /^W-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const started = (options?: Parameters<typeof wheelServer>[1]) =>
  wheelServer(sqliteForTests, options)

test('a spin answers its prize and place, makes a lead, and texts the claim code (Spec 9.20, D32)', async () => {
  const { spin, store, text } = await started()
  const { status, data } = await spin(ada)
  expect(status).toBe(200)
  expect(data.claim_code).toMatch(CODE)
  expect(data).toMatchObject({ prize: testWheel.segments[data.place]?.label })
  expect(data.next).toBe('/spin-to-win?spin=1')
  const [summary] = await store.leads('harbour').leads({ limit: 9 })
  expect(summary).toMatchObject({ category: 'Spin To Win', kind: 'spin_to_win' })
  const lead = await store.leads('harbour').lead(summary?.id ?? '')
  expect(lead?.body).toMatchObject({ phone: ada })
  expect(summary?.deliveries.waiting).toBeGreaterThan(0)
  expect(lead?.body.message).toContain(`Claim code ${data.claim_code}`)
  expect(await text()).toContain(data.claim_code)
})

test('a double press, with script or without, is one spin with one prize (D24, D32)', async () => {
  const { spin, submit, store } = await started()
  const [first, second] = await Promise.all([spin(ada), spin(ada)])
  expect(second.data).toEqual(first.data)
  expect(await submit(ada)).toEqual({ status: 303, to: '/spin-to-win?spin=1' })
  expect(await store.spins('harbour').ofAccount(testWheel.id, 'harbour-61491570006')).toHaveLength(
    1,
  )
  expect(await store.leads('harbour').leads({ limit: 9 })).toHaveLength(1)
})

test.each([
  ['nobody is signed in', undefined, {}, 401, 'not_signed_in'],
  ['a second spin without a deposit', ada, { spin: '2' }, 409, 'no_spins_left'],
  ['a third spin', ada, { spin: '3' }, 422, 'invalid_body'],
  ['who may enter was not confirmed', ada, { confirmed: '' }, 422, 'invalid_body'],
  ['another wheel', ada, { wheel: 'next-sale' }, 409, 'expired'],
  ['a prize that is wished for', ada, { segment: 'segment-1' }, 422, 'invalid_body'],
  ['half a character', ada, { wheel: '\ud800' }, 422, 'invalid_body'],
] as const)('nothing is drawn for %s (D22, D32)', async (_, phone, change, status, code) => {
  const { spin, store } = await started()
  const answer = await spin(phone, change)
  expect([answer.status, answer.data.code]).toEqual([status, code])
  expect((await store.spins('harbour').given(testWheel.id)).size).toBe(0)
})

test('a site without a wheel draws nothing, and has no page of one (Spec 6.04, D32)', async () => {
  const { spin, page } = await started()
  expect((await spin(ada, {}, 'kiwi.localhost')).status).toBe(404)
  expect((await page(ada, '/spin-to-win', 'kiwi.localhost')).status).toBe(404)
  expect((await page(ada, '/spin-to-win-terms', 'kiwi.localhost')).status).toBe(404)
})

test.each([
  ['2026-11-19T13:59:59Z', 'The wheel turns on 20 November 2026', 'not_started'],
  ['2026-11-22T14:00:00Z', 'This promotion is over', 'expired'],
])(
  'outside of its days the page says so, and nothing is drawn: %s (Spec 4.29, D5, D32)',
  async (now, title, code) => {
    const { spin, submit, page, time } = await started()
    time.now = new Date(now)
    expect((await page(ada)).title).toBe(title)
    expect(await spin(ada)).toMatchObject({ status: 409, data: { code } })
    expect(await submit(ada)).toEqual({ status: 303, to: '/spin-to-win?spin=1' })
    expect((await page(ada, '/spin-to-win?spin=1')).title).toBe(title)
  },
)

test('its first and last moments are in its days (Spec 4.29, D5)', async () => {
  const { spin, time } = await started()
  time.now = new Date('2026-11-19T14:00:00Z')
  expect((await spin(ada)).status).toBe(200)
  time.now = new Date('2026-11-22T13:59:59Z')
  expect((await spin(bob)).status).toBe(200)
})

test('a page shows the prize that was won, with the wheel at it, to its winner alone (Spec 2.28, D32)', async () => {
  const { spin, page } = await started()
  const { data } = await spin(ada)
  const won = await page(ada, '/spin-to-win?spin=1')
  expect(won.title).toContain(data.prize)
  expect(won.text).toContain(data.claim_code)
  const step = 360 / 19
  expect(won.text).toContain(`--turn:${(-(data.place + 1 / 2) * step).toFixed(2)}deg`)
  expect(won.headers.get('cache-control')).toBe('private, no-store')
  expect((await page(ada)).title).toBe('You have had your spin')
  const others = await page(bob, '/spin-to-win?spin=1')
  expect(others.title).toBe('Spin to win')
  expect(others.text).not.toContain(data.claim_code)
  expect((await page(undefined)).status).toBe(303)
})

test('when every prize is won, the spin is kept, and the page says so (D32)', async () => {
  const segments = testWheel.segments.map((segment, at) => ({
    ...segment,
    stock: at === 3 ? 1 : 0,
  }))
  const { spin, page } = await started({ wheel: { segments } })
  expect((await page(ada)).text).toContain('1 in 1<')
  await spin(bob)
  expect(await spin(ada)).toMatchObject({ status: 409, data: { code: 'no_prizes_left' } })
  expect((await page(ada)).title).toBe('Every prize has been won')
})

test('everybody reads prizes and terms, with what is left now (D32)', async () => {
  const { spin, page } = await started()
  const left = async () =>
    Array.from((await page(undefined, '/spin-to-win-terms')).text.matchAll(/<td>(\d+)<\/td>/g))
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0)
  expect(await left()).toBe(95)
  await spin(ada)
  expect(await left()).toBe(94)
})

test('without a database nothing is drawn, and the spin is not lost (D32)', async () => {
  let isDown = true
  const server = await started({
    open: async () => {
      if (isDown) throw new Error('no database')
      return server.store
    },
  })
  expect((await server.spin(ada)).status).toBeGreaterThanOrEqual(500)
  isDown = false
  expect((await server.page(ada, '/spin-to-win?spin=1')).text).toContain('We are finding out')
  expect((await server.spin(ada)).status).toBe(200)
})

describe('a deposit', () => {
  const second = { spin: '2' }
  const approved = { wheel: { second_spin_approved: true } }
  const before = new Date('2026-11-19T13:00:00Z')

  test('gives one spin more, and a prize that stands when the deposit is refunded (Spec 9.20, D32)', async () => {
    const { spin, page, deposit, refund } = await started(approved)
    await spin(ada)
    expect((await page(ada)).text).toContain('One more spin?')
    expect((await spin(ada, second)).data.code).toBe('no_spins_left')
    await deposit(ada)
    expect((await page(ada)).title).toBe('Spin to win')
    const { status, data } = await spin(ada, second)
    expect(status).toBe(200)
    await refund(ada)
    expect((await page(ada)).title).toBe('You have had your spins')
    expect((await page(ada)).text).toContain(data.claim_code)
    expect((await spin(ada, second)).data).toEqual(data)
  })

  test.each([
    ['at a dealer who does not give it', {}, {}],
    ['of $199', approved, { dollars: 199 }],
    ['that was refunded before', approved, { refunded: true }],
    ['from before the days of the wheel', approved, { heldAt: before }],
  ])('%s gives none (Spec 9.20, D32)', async (_, options, given) => {
    const { spin, deposit } = await started(options)
    await spin(ada)
    await deposit(ada, given)
    expect((await spin(ada, second)).data.code).toBe('no_spins_left')
  })

  test('of another gives none (Spec 9.20, D32)', async () => {
    const { spin, deposit } = await started(approved)
    await spin(ada)
    await deposit(bob)
    expect((await spin(ada, second)).data.code).toBe('no_spins_left')
  })
})
