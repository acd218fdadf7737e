import { expect, test } from 'vitest'
import { isAbsent, withoutAbsent } from './absence.ts'

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  ['  ', true],
  ['null', true],
  [' NULL ', true],
  ['nullify', false],
  ['0', false],
  [0, false],
  [Number.NaN, false],
  [false, false],
  [[], false],
])('%j is absent: %s (Spec 5.35)', (value, absent) => {
  expect(isAbsent(value)).toBe(absent)
})

test('absent fields go at every depth, lists lose their empty entries (Spec 5.35)', () => {
  const raw = {
    badge: 'null',
    reserved: false,
    km: 0,
    variant: { torque: null, geartype: 'CVT' },
    images: ['/a.jpg', '', null, '/b.jpg'],
    finance_lenders: { '4': { deposit: '', termMonths: 60 } },
  }
  expect(withoutAbsent(raw)).toEqual({
    reserved: false,
    km: 0,
    variant: { geartype: 'CVT' },
    images: ['/a.jpg', '/b.jpg'],
    finance_lenders: { '4': { termMonths: 60 } },
  })
})

test.each(['text', 5, true, null, undefined])('%j stays as it is (Spec 5.35)', (value) => {
  expect(withoutAbsent(value)).toBe(value)
})
