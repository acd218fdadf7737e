import { american, inches, kilograms } from './american-units.ts'
import { AUTO8, AUTO10, CVT } from './engines.ts'
import type { DemoModel } from './model.ts'

const truck = {
  body: 'Ute',
  bodyName: 'Crew Cab Pickup',
  doors: 4,
  seats: 5,
  ancap: 'unrated',
} as const
const suv = { body: 'SUV', doors: 4, seats: 5, ancap: 'unrated' } as const
const minivan = { body: 'People Mover', bodyName: 'Minivan', doors: 4, ancap: 'unrated' } as const

/** Trucks, SUVs and minivans with the figures of their makers and the EPA, prices in US dollars. */
export const americanTrucksAndSuvs: DemoModel[] = [
  {
    ...{ ...truck, seats: 6, size: inches(231.9, 79.9, 75.5) },
    ...{ make: 'Ford', model: 'F-150', years: [2018, 2020], weight: 9 },
    figures: { towKg: kilograms(7600) },
    badges: [
      [
        'XLT SuperCrew',
        40_960,
        american({
          ...{ litres: 2.7, cylinders: 6, hp: 325, lbft: 400, mpg: 22, tank: 23, gearbox: AUTO10 },
          turbo: true,
        }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...truck, seats: 6, size: inches(230, 80, 73.9) },
    ...{ make: 'Chevrolet', model: 'Silverado 1500', years: [2014, 2018], weight: 8 },
    figures: { towKg: kilograms(9400) },
    badges: [
      [
        'LT Crew Cab',
        40_300,
        american({ litres: 5.3, cylinders: 8, hp: 355, lbft: 383, mpg: 19, tank: 26 }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...truck, seats: 6, size: inches(229, 79.4, 76.6) },
    ...{ make: 'Ram', model: '1500', years: [2013, 2018], weight: 7 },
    figures: { towKg: kilograms(7240) },
    badges: [
      [
        'Big Horn Crew Cab',
        38_900,
        american({
          ...{ litres: 3.6, cylinders: 6, hp: 305, lbft: 269, mpg: 20, tank: 26, gearbox: AUTO8 },
        }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...truck, size: inches(205.5, 72.8, 70.1) },
    ...{ make: 'Nissan', model: 'Frontier', years: [2013, 2019], weight: 4 },
    figures: { towKg: kilograms(6460) },
    badges: [
      [
        'SV Crew Cab',
        27_900,
        american({
          ...{ litres: 4, cylinders: 6, hp: 261, lbft: 281, mpg: 18, tank: 21.1 },
          gearbox: '5 Speed Automatic',
        }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...truck, size: inches(212.3, 74.4, 70.6) },
    ...{ make: 'Toyota', model: 'Tacoma', years: [2016, 2019], weight: 4 },
    figures: { towKg: kilograms(6800) },
    badges: [
      [
        'SR5 Double Cab',
        31_900,
        american({ litres: 3.5, cylinders: 6, hp: 278, lbft: 265, mpg: 21, tank: 21.1 }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...suv, size: inches(183.5, 72.6, 67.1) },
    ...{ make: 'Toyota', model: 'RAV4', years: [2013, 2018], weight: 9 },
    figures: { towKg: kilograms(1500) },
    badges: [
      [
        'LE',
        24_900,
        american({ litres: 2.5, cylinders: 4, hp: 176, lbft: 172, mpg: 26, tank: 15.9 }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...suv, size: inches(180.6, 73, 66.1) },
    ...{ make: 'Honda', model: 'CR-V', years: [2017, 2019], weight: 9 },
    figures: { towKg: kilograms(1500) },
    badges: [
      [
        'EX',
        27_150,
        american({
          ...{ litres: 1.5, cylinders: 4, hp: 190, lbft: 179, mpg: 30, tank: 14, gearbox: CVT },
          turbo: true,
        }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...suv, bodyName: 'Wagon', body: 'Wagon', size: inches(189.6, 72.4, 66.1) },
    ...{ make: 'Subaru', model: 'Outback', years: [2015, 2019], weight: 5 },
    figures: { towKg: kilograms(2700) },
    badges: [
      [
        '2.5i Premium',
        28_400,
        american({
          ...{ litres: 2.5, cylinders: 4, hp: 175, lbft: 174, mpg: 28, tank: 18.5, gearbox: CVT },
        }),
        'AWD',
      ],
    ],
  },
  {
    ...{ ...suv, size: inches(176.2, 72.8, 64.8) },
    ...{ make: 'Hyundai', model: 'Tucson', years: [2016, 2018], weight: 5 },
    badges: [
      [
        'SE',
        22_900,
        american({ litres: 2, cylinders: 4, hp: 164, lbft: 151, mpg: 26, tank: 16.4 }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...suv, seats: 7, size: inches(198.3, 78.9, 70) },
    ...{ make: 'Ford', model: 'Explorer', years: [2013, 2019], weight: 6 },
    figures: { towKg: kilograms(5000) },
    badges: [
      [
        'XLT',
        34_100,
        american({ litres: 3.5, cylinders: 6, hp: 290, lbft: 255, mpg: 20, tank: 18.6 }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...suv, size: inches(189.8, 76.5, 69.3) },
    ...{ make: 'Jeep', model: 'Grand Cherokee', years: [2014, 2019], weight: 5 },
    figures: { towKg: kilograms(6200) },
    badges: [
      [
        'Laredo',
        31_900,
        american({
          ...{ litres: 3.6, cylinders: 6, hp: 290, lbft: 260, mpg: 21, tank: 24.6, gearbox: AUTO8 },
        }),
        'RWD',
      ],
    ],
  },
  {
    ...{ ...minivan, seats: 7, size: inches(202.8, 78.7, 67.9) },
    ...{ make: 'Dodge', model: 'Grand Caravan', years: [2014, 2019], weight: 4 },
    figures: { towKg: kilograms(3600) },
    badges: [
      [
        'SXT',
        27_500,
        american({ litres: 3.6, cylinders: 6, hp: 283, lbft: 260, mpg: 20, tank: 20 }),
        'FWD',
      ],
    ],
  },
  {
    ...{ ...minivan, seats: 8, size: inches(200.2, 78.1, 68.9) },
    ...{ make: 'Toyota', model: 'Sienna', years: [2017, 2019], weight: 3 },
    figures: { towKg: kilograms(3500) },
    badges: [
      [
        'LE',
        32_900,
        american({
          ...{ litres: 3.5, cylinders: 6, hp: 296, lbft: 263, mpg: 22, tank: 20, gearbox: AUTO8 },
        }),
        'FWD',
      ],
    ],
  },
]
