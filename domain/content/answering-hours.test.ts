import { expect, test } from 'vitest'
import { locationWith } from '../location/location.fixture.ts'
import type { Location } from '../location/location.ts'
import { answeringHours } from './answering-hours.ts'

const week = (close: string) => [{ weekday: 1, status: 'Open' as const, open: '09:00', close }]
const main = locationWith({ id: 'main', contact_detail: { opening_hours: week('17:00') } })
const yard = locationWith()
const all = { answers: ['finance' as const], opening_hours: week('12:00') }
const ofMain = { ...all, location: 'main', opening_hours: week('13:00') }

test('a form is answered in the hours of its team, that of the place before that of all, else of the place (Spec 9.28, 2.09)', () => {
  const closes = (form: 'finance' | 'service', at: Location | undefined, teams = [ofMain, all]) =>
    answeringHours(form, at, teams, [main, yard])?.opening_hours[0]?.close
  expect(closes('finance', main)).toBe('13:00')
  expect(closes('finance', yard)).toBe('12:00')
  expect(closes('finance', undefined)).toBe('12:00')
  expect(closes('finance', main, [])).toBe('17:00')
  expect(closes('service', main)).toBe('17:00')
  expect(closes('service', undefined)).toBeUndefined()
})
