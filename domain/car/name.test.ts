import { expect, test } from 'vitest'
import { carName, carSlug, carTitle, slugOf } from './name.ts'

const car = { year: 2021, make: 'Toyota', model: 'Hilux' }

test('a car is named by year, make and model (Spec 2.41)', () => {
  expect(carName(car)).toBe('2021 Toyota Hilux')
  expect(carName({ make: 'Jayco', model: 'Swan' })).toBe('Jayco Swan')
})

test('its title adds badge and series where they are known (Spec 2.41)', () => {
  expect(carTitle({ ...car, badge: 'SR5', series: 'GUN126R' })).toBe(
    '2021 Toyota Hilux SR5 GUN126R',
  )
  expect(carTitle({ ...car, series: 'GUN126R' })).toBe('2021 Toyota Hilux GUN126R')
  expect(carTitle(car)).toBe('2021 Toyota Hilux')
})

test('a slug is readable and ends with the id (Spec 3.02)', () => {
  expect(carSlug({ ...car, badge: 'SR5 (4x4)', id: 'u1042' })).toBe(
    '2021-toyota-hilux-sr5-4x4-u1042',
  )
  expect(carSlug({ ...car, id: 'u1042' })).toBe('2021-toyota-hilux-u1042')
})

test('a long badge does not push the id out of a slug (Spec 3.02)', () => {
  const badge = `${'a'.repeat(40)}b`
  expect(carSlug({ ...car, badge, id: 'u1' })).toBe(`2021-toyota-hilux-${'a'.repeat(40)}-u1`)
})

test.each([
  ['Ténéré 700 — Škoda', 'tenere-700-skoda'],
  ['  (4x4) ', '4x4'],
  ['C-Class', 'c-class'],
  ['日産', ''],
  ['', ''],
])('"%s" is "%s" in an address (Spec 3.02)', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
