import { CURRENT, type DemoModel } from './model.ts'

const hatch = { body: 'Hatchback', doors: 5, seats: 5, size: [4375, 1790, 1435] } as const
const small = { ...hatch, size: [4030, 1735, 1480] } as const
const sedan = { body: 'Sedan', doors: 4, seats: 5, size: [4850, 1840, 1445] } as const

export const passengerCars: DemoModel[] = [
  {
    ...hatch,
    ...{ make: 'Toyota', model: 'Corolla', series: 'ZWE219R', years: [2018, CURRENT], weight: 8 },
    badges: [
      ['Ascent Sport', 32_110, 'h18', 'FWD'],
      ['SX', 35_010, 'h18', 'FWD'],
      ['ZR', 39_100, 'h18', 'FWD'],
    ],
  },
  {
    ...small,
    ...{ make: 'Toyota', model: 'Yaris', series: 'MXPH10R', years: [2020, CURRENT], weight: 3 },
    badges: [
      ['Ascent Sport', 28_990, 'h15', 'FWD'],
      ['SX', 31_790, 'h15', 'FWD'],
    ],
  },
  {
    ...sedan,
    ...{ make: 'Toyota', model: 'Camry', series: 'AXVH70R', years: [2018, CURRENT], weight: 5 },
    badges: [
      ['Ascent', 36_270, 'h25', 'FWD'],
      ['Ascent Sport', 39_020, 'h25', 'FWD'],
      ['SL', 49_170, 'h25', 'FWD'],
    ],
  },
  {
    ...hatch,
    ...{ make: 'Mazda', model: '3', series: 'BP', years: [2019, CURRENT], weight: 6 },
    badges: [
      ['G20 Pure', 30_320, 'p20', 'FWD'],
      ['G20 Evolve', 32_520, 'p20', 'FWD'],
      ['G25 GT', 38_520, 'p25', 'FWD'],
    ],
  },
  {
    ...small,
    ...{ make: 'Mazda', model: '2', series: 'DJ', years: [2015, CURRENT], weight: 3 },
    badges: [
      ['G15 Pure', 26_000, 'p15', 'FWD'],
      ['G15 GT', 28_890, 'p15', 'FWD'],
    ],
  },
  {
    ...hatch,
    ...{ make: 'Hyundai', model: 'i30', series: 'PD.V4', years: [2017, CURRENT], weight: 7 },
    badges: [
      ['Active', 26_990, 'p20manual', 'FWD'],
      ['Elite', 31_990, 'p20', 'FWD'],
      ['N Line', 33_500, 't16', 'FWD'],
    ],
  },
  {
    ...hatch,
    ...{ make: 'Kia', model: 'Cerato', series: 'BD', years: [2018, 2024], weight: 5 },
    badges: [
      ['S', 27_990, 'p20', 'FWD'],
      ['Sport', 30_190, 'p20', 'FWD'],
      ['GT', 38_190, 't16', 'FWD'],
    ],
  },
  {
    ...{ ...small, size: [3670, 1602, 1485] },
    ...{ make: 'Kia', model: 'Picanto', series: 'JA', years: [2017, CURRENT], weight: 3 },
    badges: [
      ['S', 19_990, 'p12', 'FWD'],
      ['GT-Line', 22_490, 'p12', 'FWD'],
    ],
  },
  {
    ...small,
    ...{ make: 'MG', model: '3', series: 'SZP1', years: [2017, 2024], weight: 4 },
    badges: [
      ['Core', 19_990, 'p15auto', 'FWD'],
      ['Excite', 21_490, 'p15auto', 'FWD'],
    ],
  },
  {
    ...hatch,
    ...{ make: 'MG', model: '4', series: 'EH32', years: [2023, CURRENT], weight: 2 },
    badges: [
      ['Excite 51', 39_990, 'ev50', 'RWD'],
      ['Essence 64', 47_990, 'ev77', 'RWD'],
    ],
  },
  {
    ...hatch,
    ...{ make: 'Volkswagen', model: 'Golf', series: 'MK8', years: [2021, CURRENT], weight: 3 },
    badges: [
      ['110TSI Life', 38_690, 't14', 'FWD'],
      ['GTI', 55_490, 't20', 'FWD'],
    ],
  },
  {
    ...sedan,
    ...{ make: 'Holden', model: 'Commodore', series: 'VF II', years: [2015, 2017], weight: 3 },
    badges: [
      ['Evoke', 35_490, 'p36v6', 'RWD'],
      ['SV6', 39_490, 'p36v6', 'RWD'],
      ['SS-V Redline', 54_990, 'p62v8', 'RWD'],
    ],
  },
  {
    ...{ ...sedan, body: 'Wagon', doors: 5, size: [4870, 1875, 1675] },
    ...{ make: 'Subaru', model: 'Outback', series: '6GEN', years: [2021, CURRENT], weight: 4 },
    badges: [
      ['AWD', 44_490, 'p25cvt', 'AWD'],
      ['Touring', 54_490, 'p25cvt', 'AWD'],
      ['XT Touring', 57_990, 't24boxer', 'AWD'],
    ],
  },
  {
    ...{ ...sedan, body: 'Coupe', doors: 2, seats: 4, size: [4810, 1915, 1395] },
    ...{ make: 'Ford', model: 'Mustang', series: 'FN', years: [2016, 2023], weight: 2 },
    ancap: 3,
    badges: [['GT', 68_617, 'p50v8', 'RWD']],
  },
  {
    ...{ ...sedan, body: 'Convertible', doors: 2, seats: 2, size: [3915, 1735, 1235] },
    ...{ make: 'Mazda', model: 'MX-5', series: 'ND', years: [2016, CURRENT], weight: 1 },
    badges: [
      ['Roadster', 43_210, 'p20manual', 'RWD'],
      ['Roadster GT', 50_550, 'p20manual', 'RWD'],
    ],
  },
]
