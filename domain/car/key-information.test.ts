import { expect, test } from 'vitest'
import { barestCar, fullCar } from './car.fixture.ts'
import { carSchema } from './car.ts'
import { keyInformation } from './key-information.ts'

const context = {
  now: new Date('2026-03-30T00:00:00Z'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
} as const
const keysOf = (car: object) => {
  const { shown, rest } = keyInformation(carSchema.parse({ ...barestCar, ...car }), context)
  return [shown, rest].map((rows) => rows.map(({ key }) => key))
}

test.each([
  ['nothing', {}, [[], []]],
  ['three', { seats: 5, doors: 4, drive: '4WD' }, [['drive', 'seats', 'doors'], []]],
  [
    'four',
    { seats: 5, doors: 4, drive: '4WD', simple_body: 'Ute' },
    [['body', 'drive', 'seats', 'doors'], []],
  ],
  [
    'five',
    { seats: 5, doors: 4, drive: '4WD', simple_body: 'Ute', stocknum: 'U1' },
    [['body', 'drive', 'seats', 'doors'], ['stock']],
  ],
])(
  'of a car of which buyers can know %s: %j, it shows four first: %j (Spec 9.09)',
  (_, car, keys) => {
    expect(keysOf(car)).toEqual(keys)
  },
)

test('of a car with everything four show and the rest unfolds in order (Spec 2.45, 9.09)', () => {
  expect(keysOf(fullCar)).toEqual([
    ['body', 'sleeps', 'engine', 'drive'],
    [
      ...['seats', 'body_length', 'tare', 'colour', 'doors', 'gears', 'consumption', 'ancap'],
      ...['rego_expiry', 'build', 'stock'],
    ],
  ])
})
