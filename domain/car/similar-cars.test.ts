import { expect, test } from 'vitest'
import { similarCars } from './similar-cars.ts'

type ComparedCar = Parameters<typeof similarCars>[0]

const ute = (id: string, changes: Partial<ComparedCar> = {}): ComparedCar => ({
  id,
  make: 'Toyota',
  model: 'Hilux',
  simple_body: 'Ute',
  status: 'in_stock',
  price: 30_000,
  ...changes,
})
const idsOf = (car: ComparedCar, stock: readonly ComparedCar[]) =>
  similarCars(car, stock).map((c) => c.id)

test.each<[string, string[], object]>([
  ['of the same body', ['b'], {}],
  ['coming soon', ['b'], { status: 'coming_soon' }],
  ['of another body', [], { simple_body: 'SUV' }],
  ['of unknown body', [], { simple_body: undefined }],
  ['sold', [], { status: 'sold' }],
  ['withdrawn', [], { status: 'withdrawn' }],
  ['that is the same', [], { id: 'a' }],
])('a car %s makes the similar cars %j (Spec 2.47, D17)', (_, ids, changes) => {
  expect(idsOf(ute('a'), [{ ...ute('b'), ...changes }])).toEqual(ids)
})

test('a car of unknown body has no similar cars, not even of unknown body (D17)', () => {
  const unknown = ute('a', { simple_body: undefined })
  expect(idsOf(unknown, [{ ...unknown, id: 'b' }, ute('c')])).toEqual([])
})

test('the nearest price goes first, above or below; equally near ones as they came (D17)', () => {
  const stock = [
    ute('far', { price: 40_000 }),
    ute('above', { price: 31_000 }),
    ute('below', { price: 29_000 }),
    ute('offered', { price: 50_000, offer_price: 30_500 }),
    ute('same'),
  ]
  expect(idsOf(ute('a'), stock)).toEqual(['same', 'offered', 'above', 'below', 'far'])
})

test('of equally near ones each model goes once before any goes again (D17)', () => {
  const stock = [
    ute('hilux'),
    ute('hilux again'),
    ute('ranger', { make: 'Ford', model: 'Ranger' }),
    ute('dearer', { make: 'Isuzu', model: 'D-Max', price: 31_000 }),
  ]
  expect(idsOf(ute('a'), stock)).toEqual(['hilux', 'ranger', 'hilux again', 'dearer'])
})

test('cars without a price that shows go last, as they came (D17)', () => {
  const { price, ...unpriced } = ute('unpriced')
  const stock = [unpriced, ute('hidden', { price: 10 }), ute('dear', { price: 1e12 }), ute('same')]
  expect(idsOf(ute('a'), stock)).toEqual(['same', 'dear', 'unpriced', 'hidden'])
})

test('without a price of its own all are as near (D17)', () => {
  const { price, ...car } = ute('a')
  expect(idsOf(car, [ute('b', { price: 90_000 }), ute('c', { price: 1_000 })])).toEqual(['b', 'c'])
})

test.each([
  [0, 0],
  [7, 7],
  [8, 8],
  [9, 8],
])('of %d similar cars %d show (D17)', (count, shown) => {
  const stock = Array.from({ length: count }, (_, index) => ute(`b${index}`))
  expect(idsOf(ute('a'), stock)).toHaveLength(shown)
})
