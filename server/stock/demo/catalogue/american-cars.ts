import { american, inches, kilometres } from './american-units.ts'
import { CVT, electric, MANUAL6 } from './engines.ts'
import type { DemoModel } from './model.ts'

const sedan = { body: 'Sedan', doors: 4, seats: 5, ancap: 'unrated' } as const
const hatch = { body: 'Hatchback', doors: 5, seats: 5, ancap: 'unrated' } as const

/** Cars with the figures of their makers and the EPA, prices in US dollars. */
export const americanCars: DemoModel[] = [
  {
    ...{ ...sedan, size: inches(182.3, 70.8, 55.7) },
    ...{ make: 'Honda', model: 'Civic', years: [2016, 2018], weight: 9 },
    badges: [
      [
        'EX',
        21_400,
        american({
          ...{ litres: 2, cylinders: 4, hp: 158, lbft: 138, mpg: 34, tank: 12.4, gearbox: CVT },
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...sedan, size: inches(190.9, 71.7, 57.9) },
    ...{ make: 'Toyota', model: 'Camry', years: [2015, 2017], weight: 9 },
    badges: [
      [
        'SE',
        24_300,
        american({ litres: 2.5, cylinders: 4, hp: 178, lbft: 170, mpg: 28, tank: 17 }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...sedan, size: inches(182.6, 69.9, 57.3) },
    ...{ make: 'Toyota', model: 'Corolla', years: [2014, 2019], weight: 7 },
    badges: [
      [
        'LE',
        19_300,
        american({
          ...{ litres: 1.8, cylinders: 4, hp: 132, lbft: 128, mpg: 32, tank: 13.2, gearbox: CVT },
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...sedan, size: inches(192.5, 72.8, 57.7) },
    ...{ make: 'Honda', model: 'Accord', years: [2013, 2017], weight: 6 },
    badges: [
      [
        'Sport',
        24_500,
        american({
          ...{ litres: 2.4, cylinders: 4, hp: 189, lbft: 182, mpg: 30, tank: 17.2, gearbox: CVT },
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...sedan, size: inches(191.5, 72, 57.9) },
    ...{ make: 'Nissan', model: 'Altima', years: [2013, 2015], weight: 5 },
    badges: [
      [
        '2.5 S',
        22_900,
        american({
          ...{ litres: 2.5, cylinders: 4, hp: 182, lbft: 180, mpg: 31, tank: 18, gearbox: CVT },
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...hatch, size: inches(175.6, 70.7, 57.3) },
    ...{ make: 'Mazda', model: '3', years: [2014, 2016], weight: 6 },
    badges: [
      [
        'i Touring',
        20_900,
        american({
          ...{ litres: 2, cylinders: 4, hp: 155, lbft: 150, mpg: 33, tank: 13.2 },
          gearbox: MANUAL6,
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...hatch, size: inches(160, 67, 60) },
    ...{ make: 'Honda', model: 'Fit', years: [2015, 2019], weight: 5 },
    badges: [
      [
        'LX',
        17_400,
        american({
          ...{ litres: 1.5, cylinders: 4, hp: 130, lbft: 114, mpg: 36, tank: 10.6, gearbox: CVT },
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...hatch, size: inches(178.7, 69.3, 58.1) },
    ...{ make: 'Toyota', model: 'Prius', years: [2016, 2019], weight: 5 },
    badges: [
      [
        'Two',
        24_900,
        american({
          ...{ litres: 1.8, cylinders: 4, hp: 121, lbft: 105, mpg: 52, tank: 11.3, gearbox: CVT },
          fuel: 'Hybrid',
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...sedan, body: 'Coupe', doors: 2, seats: 4, size: inches(188.5, 73.9, 55.8) },
    ...{ make: 'Ford', model: 'Mustang', years: [2012, 2014], weight: 4 },
    badges: [
      [
        'V6',
        22_800,
        american({
          ...{ litres: 3.7, cylinders: 6, hp: 305, lbft: 280, mpg: 22, tank: 16 },
          gearbox: MANUAL6,
        }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...hatch, size: inches(164, 69.5, 62.8) },
    ...{ make: 'Chevrolet', model: 'Bolt', years: [2020, 2021], weight: 6 },
    figures: { rangeKm: kilometres(259), batteryKwh: 66, dcKw: 55 },
    badges: [['LT', 32_500, electric(360, 150), 'FWD']],
  },
  {
    ...{ ...hatch, size: inches(176.4, 70.5, 61.4) },
    ...{ make: 'Nissan', model: 'Leaf', years: [2020, 2022], weight: 5 },
    figures: { rangeKm: kilometres(149), batteryKwh: 40, dcKw: 50 },
    badges: [['S', 29_900, electric(320, 110), 'FWD']],
  },
]
