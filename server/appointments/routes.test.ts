import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { appWith, ask } from '../app.fixture.ts'
import { car, inStock } from '../site/site.fixture.ts'

// Friday, noon in Brisbane.
const now = new Date('2026-11-20T02:00:00.000Z')
const [first = '', second = ''] = ['2026-11-22T23:00:00.000Z', '2026-11-22T23:30:00.000Z']

/** Harbour's app, with these slots of any location booked by the tenant's buyers. */
async function app(booked: readonly string[] = [], about: Partial<Car> = {}) {
  const asked: unknown[] = []
  const appointments = async (tenant: string) => ({
    taken: async (range: object) => {
      asked.push({ tenant, ...range })
      return booked
    },
  })
  const stock = inStock([car('a', { name: '2021 Toyota Hilux', ...about })])
  const made = await appWith({ stock, clock: () => now, appointments })
  const get = (path: string) => ask(made.app, path)
  return { get, asked }
}
const of = (date: string, dealership = 'harbour-newstead') =>
  `/api/appointments?dealership=${dealership}&date=${date}`

test('a day of a location has its half-hours, those that are booked not free (Spec 7.07, D21)', async () => {
  const { get, asked } = await app([first])
  const {
    status,
    text,
    answer: { headers },
  } = await get(of('2026-11-23'))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const said = JSON.parse(text)
  expect(said).toMatchObject({ dealership: 'harbour-newstead', timeZone: 'Australia/Brisbane' })
  const free = Object.fromEntries(
    said.slots.map((slot: { at: string; free: boolean }) => [slot.at, slot.free]),
  )
  expect([free[first], free[second]]).toEqual([false, true])
  expect(said.next).toBeUndefined()
  expect(asked).toEqual([
    expect.objectContaining({ tenant: 'harbour', location: 'harbour-newstead' }),
  ])
})

test('a day without times names the next free one (Spec 7.07)', async () => {
  const { get } = await app()
  const { slots, next } = JSON.parse((await get(of('2026-11-22'))).text)
  expect(slots).toEqual([])
  expect(next).toMatchObject({ free: true, local: expect.stringMatching(/^2026-11-23T/) })
})

test.each([
  [of('2026-11-23', 'nowhere'), 404, 'not_found'],
  [of('2026-12-25'), 422, 'invalid_query'],
  [of('2026-11-19'), 422, 'invalid_query'],
  [of('soon'), 422, 'invalid_query'],
  ['/api/appointments', 422, 'invalid_query'],
  ['/api/appointments/calendar?dealership=harbour-newstead&at=2026-11-23T03:00', 404, 'not_found'],
  ['/api/appointments/calendar?dealership=harbour-newstead&at=2026-11-23', 422, 'invalid_query'],
])('%s is answered with %i (Spec 7.07, D22)', async (path, status, code) => {
  const { get } = await app()
  const answer = await get(path)
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
})

test.each([
  [of('bad'), { date: 'Please choose a day, such as 2026-11-26' }],
  [
    '/api/appointments',
    {
      dealership: 'Please name one of our locations',
      date: 'Please choose a day, such as 2026-11-26',
    },
  ],
  [
    '/api/appointments/calendar?dealership=harbour-newstead&at=soon',
    { at: 'Please choose a time, such as 2026-11-26T10:30' },
  ],
])('%s is told in sentences what to give (Spec 8.12, D22)', async (path, fields) => {
  const { get } = await app()
  expect(JSON.parse((await get(path)).text).fields).toEqual(fields)
})

test('a caravan is looked over, not driven (FLOWS 4)', async () => {
  const { get } = await app([], { item_type: 'caravan' })
  const path = '/api/appointments/calendar?dealership=harbour-newstead&at=2026-11-23T09:00&car_id=a'
  expect((await get(path)).text).toContain('SUMMARY:Looking over: 2021 Toyota Hilux')
})

test('a slot is a file for a calendar, which names the car (FLOWS 4)', async () => {
  const { get } = await app([first])
  const path = '/api/appointments/calendar?dealership=harbour-newstead&at=2026-11-23T09:00&car_id=a'
  const {
    status,
    text,
    answer: { headers },
  } = await get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="test-drive.ics"')
  expect(text).toContain('SUMMARY:Test drive: 2021 Toyota Hilux')
  expect(text).toContain('DTSTART:20261122T230000Z')
})
