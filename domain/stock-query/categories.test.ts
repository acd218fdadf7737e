import { expect, test } from 'vitest'
import { simpleBodies, simpleFuels } from '../car/kinds.ts'
import { categoriesOf } from './categories.ts'

test.each([
  ['SUV', 'Petrol', ['SUVs']],
  ['SUV', 'Electric', ['SUVs', 'Electric']],
  ['Ute', 'Diesel', ['Utes']],
  ['Sedan', 'Plug-in Hybrid', ['Cars', 'Hybrids']],
  ['Hatchback', 'Hybrid', ['Cars', 'Hybrids']],
  ['Coupe', 'unknown fuel', ['Cars', 'Sports']],
  ['Convertible', 'Petrol', ['Cars', 'Sports']],
  ['People Mover', 'Diesel', ['People Movers']],
  ['Caravan', 'unknown fuel', ['Caravans']],
  ['thing of unknown body', 'Electric', ['Electric']],
  ['thing of unknown body', 'unknown fuel', []],
] as const)(
  'a %s that runs on %s is found under %j (Spec 2.32, 3.20)',
  (body, fuel, categories) => {
    const car = {
      ...(body !== 'thing of unknown body' && { simple_body: body }),
      ...(fuel !== 'unknown fuel' && { simple_fuel: fuel }),
    }
    expect(categoriesOf(car)).toEqual(categories)
  },
)

test('every body has a category, and no category of a fuel is one of a body (Spec 3.20)', () => {
  const bodies = simpleBodies.map((simple_body) => categoriesOf({ simple_body }))
  const fuels = simpleFuels.flatMap((simple_fuel) => categoriesOf({ simple_fuel }))
  expect(bodies.filter((categories) => categories.length === 0)).toEqual([])
  expect(fuels.filter((category) => bodies.flat().includes(category))).toEqual([])
})
