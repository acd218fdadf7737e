import { describe, expect, test } from 'vitest'
import type { ItemType } from '../car/kinds.ts'
import { wordsOf } from '../site/interface-texts.ts'
import { countedText, countedThing, searchedType } from './counted.ts'
import { searchStateOf } from './url.ts'

describe('what a search is about', () => {
  const mixed = { car: 80, motorcycle: 12, caravan: 7 }
  test.each([
    { query: '', stock: mixed, type: 'car' },
    { query: '', stock: {}, type: 'car' },
    { query: '', stock: { motorcycle: 12 }, type: 'motorcycle' },
    { query: '', stock: { car: 0, caravan: 7 }, type: 'caravan' },
    { query: '', stock: { submarine: 7 }, type: 'car' },
    { query: 'item_type=caravan', stock: mixed, type: 'caravan' },
    { query: 'item_type=caravan', stock: {}, type: 'caravan' },
    { query: 'item_type=caravan&item_type=motorcycle', stock: mixed, type: 'car' },
    { query: 'item_type=submarine', stock: mixed, type: 'car' },
    { query: 'simple_body=Motorcycle', stock: mixed, type: 'motorcycle' },
    { query: 'simple_body=Truck', stock: mixed, type: 'truck' },
    { query: 'simple_body=Motorcycle&simple_body=SUV', stock: mixed, type: 'car' },
    { query: 'simple_body=SUV', stock: { car: 80 }, type: 'car' },
    { query: 'item_type=car&simple_body=Caravan', stock: mixed, type: 'car' },
  ])('"$query" where the stock is $stock is the $type (Spec 2.17, 3.02)', (row) => {
    expect(searchedType(searchStateOf(row.query), row.stock)).toBe(row.type)
  })
})

describe('a count', () => {
  const words = wordsOf({ locale: 'en-AU', wording: {} })
  test.each<[number, ItemType, string]>([
    [0, 'car', '0 cars'],
    [1, 'car', '1 car'],
    [1234, 'car', '1,234 cars'],
    [12, 'motorcycle', '12 motorcycles'],
    [1, 'caravan', '1 caravan'],
    [2, 'truck', '2 trucks'],
  ])('of %d of the type %s reads "%s" (Spec 2.40, 9.27)', (count, type, text) => {
    expect(countedText(count, type, { words, locale: 'en-AU' })).toBe(text)
  })

  test('says what the site calls its stock (Spec 1.11)', () => {
    const own = wordsOf({ locale: 'en-AU', wording: { car: 'vehicle', cars: 'vehicles' } })
    expect(countedThing(1, 'car', own)).toBe('vehicle')
    expect(countedThing(2, 'car', own)).toBe('vehicles')
    expect(countedThing(2, 'caravan', own)).toBe('caravans')
  })
})
