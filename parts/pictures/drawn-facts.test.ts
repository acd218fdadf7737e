import { describe, expect, it } from 'vitest'
import { bodyOf, kitName, kitOf } from '#artwork/artwork.ts'
import { lookNames } from '#artwork/bodies/looks.ts'
import { barestCar } from '#domain/car/car.fixture.ts'
import { type Car, type CarInput, carSchema } from '#domain/car/car.ts'
import { modelSchema } from '#domain/model/model.ts'
import { drawnFacts } from './drawn-facts.ts'
import { drawnModelPath } from './drawn-model.ts'

const looks: readonly string[] = lookNames

const carWith = (facts: Partial<CarInput>): Car => carSchema.parse({ ...barestCar, ...facts })

/** The words of a car's kit that its data state: without look and style, which depend on its name. */
const wordsOf = (facts: Partial<CarInput>) =>
  drawnFacts(carWith(facts))
    .kit.split('-')
    .filter((word) => word !== '' && !/^style\d$/.test(word) && !looks.includes(word))

const rows: [string, Partial<CarInput>, string][] = [
  ['nothing beyond the body', { simple_body: 'SUV' }, ''],
  ['a four-wheel drive', { simple_body: 'SUV', drive: '4WD', seats: 7 }, 'offroad'],
  ['a short four-wheel drive', { simple_body: 'SUV', drive: '4WD', doors: 3 }, 'short'],
  ['a seven-seater', { simple_body: 'SUV', drive: 'AWD', seats: 7 }, 'large'],
  ['a length', { simple_body: 'SUV', variant: { vehiclelength: 4390 } }, 'small'],
  ['a fuel', { simple_body: 'Hatchback', simple_fuel: 'Electric' }, 'electric'],
  ['a second colour', { simple_body: 'SUV', colour: 'Red with Black Roof' }, 'twotone'],
  ['doors', { simple_body: 'Hatchback', doors: 3 }, 'twodoor'],
  [
    'equipment of a ute',
    {
      simple_body: 'Ute',
      drive: '4x4',
      doors: 4,
      standardEquipment: ['Canopy', 'Bull Bar', 'Snorkel', 'Roof Racks', 'Sports Bar'],
    },
    'canopy lifted racks bullbar snorkel',
  ],
  ['a flat tray', { simple_body: 'Ute', body: 'Cab Chassis', doors: 2 }, 'twodoor tray'],
  ['a tray liner as no tray', { simple_body: 'Ute', standardEquipment: ['Tub Liner'] }, ''],
  ['roof rails', { simple_body: 'Wagon', standardEquipment: ['Roof Rails'] }, 'rails'],
  [
    'a caravan',
    {
      simple_body: 'Caravan',
      item_type: 'caravan',
      make: 'Jayco',
      model: 'Expanda',
      badge: '18.57-2 Outback',
      specifications: { axle_type: 'Single' },
      standardEquipment: ['Roll-Out Awning'],
    },
    'offroad poptop single awning',
  ],
  [
    'a sports motorcycle',
    { item_type: 'motorcycle', make: 'Kawasaki', model: 'Ninja 400' },
    'sport',
  ],
  ['an adventure motorcycle', { item_type: 'motorcycle', model: 'Tiger 900' }, 'adventure'],
]

describe('drawnFacts', () => {
  it.each(rows)('draws %s', (_, facts, words) => {
    expect(wordsOf(facts).join(' ')).toBe(words)
  })

  it.each(rows)('names the kit as the drawings do: %s', (_, facts) => {
    const { body, kit } = drawnFacts(carWith(facts))
    expect(kitName(kitOf(bodyOf(body), kit))).toBe(kit)
  })

  it('gives all cars of a badge the same wheels, and several wheels to several badges', () => {
    const kitOfBadge = (badge: string, id: string) =>
      drawnFacts(carWith({ simple_body: 'Sedan', badge, id })).kit
    expect(kitOfBadge('SX', 'c1')).toBe(kitOfBadge('SX', 'c2'))
    const kits = ['GX', 'GXL', 'VX', 'SX', 'ZR', 'Ascent'].map((badge) => kitOfBadge(badge, 'c1'))
    expect(new Set(kits).size).toBeGreaterThan(2)
  })

  it('passes body and colour on as the record names them', () => {
    const facts = drawnFacts(carWith({ simple_body: 'Ute', colour: 'Volcanic Amber' }))
    expect(facts).toMatchObject({ body: 'Ute', colour: 'Volcanic Amber' })
  })
})

it.each([
  ['Naked', ['Motorcycles'], 'motorcycle'],
  [undefined, ['Utes'], 'ute'],
  ['Hatchback', ['SUVs'], 'hatchback'],
])('a model of the shape %s in %j is drawn as a %s (Spec 3.23)', (bodyStyle, body, drawn) => {
  const model = modelSchema.parse({ id: 'm', name: 'M', slug: 'm', body, bodyStyle })
  expect(drawnModelPath(model, false)).toMatch(`/${drawn}/`)
})
