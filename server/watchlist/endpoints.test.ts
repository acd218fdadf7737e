import { expect, test } from 'vitest'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { MOST_SAVED } from '../store/watchlist-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { ada, bob, by, watchlistServer } from './watchlist-server.fixture.ts'

const own = { phone_number: '0491 570 006' }
const used = { ...own, car_id: 'used' }
const asAda = by(ada)
const started = (change?: Parameters<typeof watchlistServer>[1]) =>
  watchlistServer(sqliteForTests, change)

test('a car is saved with its price, once, and removed, with a success flag and a message (Spec 4.12, 7.01, 7.02)', async () => {
  const { call, listOf, store } = await started()
  const saved = { status: 200, data: { success: true, message: 'Car Saved In Watchlist' } }
  expect(await call('save-car', used, asAda)).toEqual(saved)
  expect(await call('save-car', used, asAda)).toEqual(saved)
  expect(await store.watchlist('harbour').items(`harbour ${ada}`)).toEqual([
    { car: 'used', savedAt: '2026-11-21T02:00:00.000Z', priceWhenSaved: 42_990 },
  ])
  const removed = { status: 200, data: { success: true, message: 'Car Removed' } }
  expect(await call('remove-car', used, asAda)).toEqual(removed)
  expect(await call('remove-car', used, asAda)).toEqual(removed)
  expect(await listOf(ada)).toEqual([])
})

test('each buyer has a list of their own, and none at another dealer (D26)', async () => {
  const { call, listOf } = await started()
  await call('save-car', used, asAda)
  await call('save-car', { phone_number: bob, car_id: 'other' }, by(bob))
  expect([await listOf(ada), await listOf(bob)]).toEqual([['used'], ['other']])
  expect(await listOf(ada, 'kiwi')).toEqual([])
})

test.each([
  ['nobody is signed in', used, {}, 401, 'not_signed_in'],
  ['the number is another’s', { ...used, phone_number: bob }, asAda, 403, 'phone_of_another'],
  ['the number is no number', { ...used, phone_number: 'null' }, asAda, 403, 'phone_of_another'],
  ['the number is missing', { car_id: 'used' }, asAda, 422, 'invalid_body'],
  ['the car is missing', own, asAda, 422, 'invalid_body'],
  ['the car has no id', { ...own, car_id: '' }, asAda, 422, 'invalid_body'],
  ['the id is half a character', { ...own, car_id: '\ud800' }, asAda, 422, 'invalid_body'],
  ['more is sent', { ...used, name: 'Ada' }, asAda, 422, 'invalid_body'],
] as const)(
  'neither saving nor removing is done where %s (Spec 5.05, 7.01, 8.01, D22, D26)',
  async (_, body, headers, status, code) => {
    const { call, listOf } = await started()
    await call('save-car', { ...own, car_id: 'other' }, asAda)
    for (const path of ['save-car', 'remove-car']) {
      const answer = await call(path, body, headers)
      expect([answer.status, answer.data.code]).toEqual([status, code])
    }
    expect(await listOf(ada)).toEqual(['other'])
  },
)

test('a refusal says why, and that it is no success (Spec 7.01, 8.01)', async () => {
  const { call } = await started()
  const { data } = await call('save-car', used)
  const message = 'Please sign in to save this car.'
  expect(data).toEqual({ error: message, code: 'not_signed_in', success: false, message })
})

test.each([
  ['an unknown car', 'nothing', 404, 'not_found'],
  ['a withdrawn car', 'gone', 410, 'gone'],
  ['a sold car', 'sold', 409, 'not_available'],
] as const)('%s is not saved (Spec 4.01, 8.01)', async (_, car_id, status, code) => {
  const { call, listOf, counted } = await started()
  const answer = await call('save-car', { ...own, car_id }, asAda)
  expect([answer.status, answer.data.code, answer.data.success]).toEqual([status, code, false])
  expect([await listOf(ada), counted]).toEqual([[], []])
})

test('a car that was sold since is still removed, and comes back when that is undone (Spec 4.01, 8.13)', async () => {
  const { call, listOf } = await started()
  await call('take-along', { ...own, cars: [{ id: 'sold', price: 9_990 }] }, asAda)
  const sold = { ...own, car_id: 'sold' }
  expect((await call('save-car', sold, asAda)).status).toBe(200)
  await call('remove-car', sold, asAda)
  expect(await listOf(ada)).toEqual([])
  expect((await call('save-car', sold, asAda)).status).toBe(200)
  expect(await listOf(ada)).toEqual(['sold'])
})

test('a new car is event 39, once: not when it is saved again, nor when a removal is undone (Spec 7.01, 7.24)', async () => {
  const { call, counted } = await started()
  for (const path of ['save-car', 'save-car', 'remove-car', 'save-car']) {
    await call(path, used, asAda)
  }
  expect(counted).toEqual([{ tenant: 'harbour', event: 39, carId: 'used' }])
})

test.each([
  ['a site that asks, not asked yet', 'ask', {}, {}, 0],
  ['a site that asks, to a visitor who agreed', 'ask', { consent: 'granted' }, {}, 1],
  ['a browser that refuses for all sites', 'not-needed', {}, { 'sec-gpc': '1' }, 0],
] as const)(
  'it is counted by consent: %s (Spec 7.24)',
  async (_, consent, more, headers, times) => {
    const change = () => ({ tracking: { events: true, dataLayer: false, consent } })
    const { call, counted } = await started({ change })
    expect((await call('save-car', { ...used, ...more }, { ...asAda, ...headers })).status).toBe(
      200,
    )
    expect(counted).toHaveLength(times)
  },
)

test('favourites of a browser join the list, each once, with the price that they had (Spec 1.04, 4.13)', async () => {
  const { call, counted, store, listOf } = await started()
  await call('save-car', { ...own, car_id: 'other' }, asAda)
  counted.length = 0
  const ids = ['used', 'other', 'sold', 'gone', 'nowhere', 'used']
  const cars = ids.map((id, index) => ({ id, price: 1_000 + index }))
  for (const _twice of [1, 2]) {
    expect((await call('take-along', { ...own, cars }, asAda)).data.success).toBe(true)
  }
  expect((await listOf(ada)).toSorted()).toEqual(['gone', 'nowhere', 'other', 'sold', 'used'])
  const items = await store.watchlist('harbour').items(`harbour ${ada}`)
  const priceOf = (id: string) => items.find(({ car }) => car === id)?.priceWhenSaved
  expect([priceOf('sold'), priceOf('other')]).toEqual([1_002, 19_990])
  expect(counted).toEqual([])
})

test.each([
  ['nobody', {}, own, 401],
  ['another', asAda, { phone_number: bob }, 403],
  ['who does not say', asAda, {}, 422],
] as const)(
  'favourites of %s are not taken (Spec 5.05, D26)',
  async (_, headers, phone, status) => {
    const { call, listOf } = await started()
    const cars = [{ id: 'used' }]
    expect((await call('take-along', { ...phone, cars }, headers)).status).toBe(status)
    expect(await listOf(ada)).toEqual([])
  },
)

test(`500 favourites join in one call; of more than ${MOST_SAVED} none that had room is lost (Spec 4.12)`, async () => {
  const { call, listOf } = await started()
  const numbered = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `${name}${index}`, price: 42_990 }))
  const half = { ...own, cars: numbered(500, 'a') }
  expect((await call('take-along', half, asAda)).status).toBe(200)
  expect(await listOf(ada)).toHaveLength(500)
  const full = await call('take-along', { ...own, cars: numbered(MOST_SAVED, 'b') }, asAda)
  expect([full.status, full.data.message]).toEqual([
    409,
    'Your watchlist is full: it has 1,000 cars.',
  ])
  expect(await listOf(ada)).toHaveLength(MOST_SAVED)
  const more = await call('save-car', used, asAda)
  expect([more.status, more.data.code]).toEqual([409, 'watchlist_full'])
  const one = numbered(MOST_SAVED + 1, 'c')
  expect((await call('take-along', { ...own, cars: one }, asAda)).status).toBe(422)
})

const page = 'http://harbour.localhost/search/used-cars?make=Toyota'

test('a form without script is done, counted, and leads back to where it was sent from (Spec 4.12, 7.01)', async () => {
  const { submit, listOf, counted } = await started()
  const headers = { ...asAda, referer: page }
  const back = { status: 303, to: '/search/used-cars?make=Toyota' }
  expect(await submit('save-car', { car_id: 'used' }, headers)).toEqual(back)
  expect([await listOf(ada), counted.length]).toEqual([['used'], 1])
  expect(await submit('remove-car', { car_id: 'used' }, headers)).toEqual(back)
  expect(await listOf(ada)).toEqual([])
})

test('without a sign-in a form leads to it, with what was wished and the way back (Spec 5.05, 2.10)', async () => {
  const { submit, listOf } = await started()
  const path = encodeURIComponent('/search/used-cars?make=Toyota')
  const signIn = `/sign-in?type=watchlist&redirect=${path}&back=${path}`
  const headers = { referer: page }
  const saving = await submit('save-car', { car_id: 'used' }, headers)
  expect(saving).toEqual({ status: 303, to: `${signIn}&save=used` })
  expect(await submit('remove-car', { car_id: 'used' }, headers)).toEqual({
    status: 303,
    to: signIn,
  })
  expect(await listOf(ada)).toEqual([])
})

test.each([
  ['names no page', {}],
  ['comes from another site', { referer: 'https://evil.example/cars/x' }],
  ['names what is no address', { referer: '//evil.example' }],
])('a form that %s leads to the list itself (D25)', async (_, headers) => {
  const { submit } = await started()
  const { to } = await submit('save-car', { car_id: 'used' }, { ...asAda, ...headers })
  expect(to).toBe('/watchlist')
})

test('a form of a page whose path could lead elsewhere leads home (D25)', async () => {
  const { submit } = await started()
  const referer = 'http://harbour.localhost//evil.example/x'
  const { to } = await submit('save-car', { car_id: 'used' }, { ...asAda, referer })
  expect(to).toBe('/')
})

test('a car that may not be saved is a page to who sent a form (Spec 4.01, 8.01)', async () => {
  const { submit, listOf } = await started()
  expect((await submit('save-car', { car_id: 'sold' }, asAda)).status).toBe(409)
  expect(await listOf(ada)).toEqual([])
})

test('a site without a watchlist has none of this (Spec 6.04)', async () => {
  const change = ({ flags }: Tenant['site']) => ({ flags: { ...flags, watchlist: false } })
  const { call, submit } = await started({ change })
  for (const path of ['save-car', 'remove-car']) {
    expect((await call(path, used, asAda)).status).toBe(404)
    expect((await submit(path, { car_id: 'used' }, asAda)).status).toBe(404)
  }
  expect((await call('take-along', { ...own, cars: [] }, asAda)).status).toBe(404)
})

test('a call from another site changes nothing (D22)', async () => {
  const { call, submit, listOf } = await started()
  const foreign = { ...asAda, origin: 'https://evil.example' }
  expect((await call('save-car', used, foreign)).status).toBe(403)
  expect((await submit('save-car', { car_id: 'used' }, foreign)).status).toBe(403)
  expect(await listOf(ada)).toEqual([])
})
