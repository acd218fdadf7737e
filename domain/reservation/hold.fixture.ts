import type { Hold } from './hold.ts'

/** A hold made at midnight UTC on 1 June 2026; it lapses 48 hours later. */
export const hold: Hold = {
  id: 'hold-1',
  car_id: 'car-1',
  buyer_id: 'ada',
  idempotency_key: 'first-try',
  deposit: 200,
  held_at: '2026-06-01T00:00:00.000Z',
}

export const confirmed: Hold = { ...hold, confirmed_at: '2026-06-01T09:00:00.000Z' }
export const released: Hold = { ...hold, released_at: '2026-06-01T10:00:00.000Z' }

export const anHourLater = new Date('2026-06-01T01:00:00.000Z')
export const justBeforeLapse = new Date('2026-06-02T23:59:59.999Z')
export const atLapse = new Date('2026-06-03T00:00:00.000Z')
export const justAfterLapse = new Date('2026-06-03T00:00:00.001Z')
