import { expect, test } from 'vitest'
import { searchTitle } from './title.ts'
import { searchStateOf } from './url.ts'

test.each([
  ['', 'Cars for sale'],
  ['car_type=used', 'Used cars for sale'],
  ['car_type=new&car_type=demo', 'New & Demo cars for sale'],
  ['car_type=new&car_type=demo&car_type=used', 'Cars for sale'],
  ['car_type=hire', 'Cars for sale'],
  ['make=Toyota', 'Toyota cars for sale'],
  ['make=Toyota&make=Kia', 'Kia & Toyota cars for sale'],
  ['make=Toyota&make=Kia&make=Ford', 'Cars for sale'],
  ['make=Toyota&model=Hilux&car_type=used', 'Used Toyota Hilux for sale'],
  ['make=Toyota&simple_body=Ute', 'Toyota Utes for sale'],
  ['model=Hilux', 'Cars for sale'],
  ['simple_body=SUV', 'SUVs for sale'],
  ['simple_body=SUV&car_type=new', 'New SUVs for sale'],
  ['simple_body=Sports', 'Sports for sale'],
  ['simple_body=Bus', 'Buses for sale'],
  ['colour=White&price=:30000', 'Cars for sale'],
])('the search %s is headed "%s" (Spec 2.37)', (query, title) => {
  expect(searchTitle(searchStateOf(query), 'cars', 'en-AU')).toBe(title)
})

test.each([
  ['', 'Motorcycles for sale'],
  ['car_type=used', 'Used motorcycles for sale'],
  ['make=Ducati', 'Ducati motorcycles for sale'],
  ['make=Ducati&model=Monster', 'Ducati Monster for sale'],
  ['simple_body=Motorcycle', 'Motorcycles for sale'],
])('the search %s of motorcycles is headed "%s" (Spec 2.37, 3.02)', (query, title) => {
  expect(searchTitle(searchStateOf(query), 'motorcycles', 'en-AU')).toBe(title)
})

test('the heading of an American site has its words (Spec 2.37, 9.25)', () => {
  const title = searchTitle(searchStateOf('simple_body=Ute&car_type=used'), 'cars', 'en-US')
  expect(title).toBe('Used Trucks for sale')
})
