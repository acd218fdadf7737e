import { CURRENT, type DemoModel } from './model.ts'

const suv = { body: 'SUV', doors: 5, seats: 5, size: [4600, 1855, 1685] } as const
const sevenSeater = { ...suv, seats: 7, size: [4830, 1890, 1790] } as const

export const moreSuvs: DemoModel[] = [
  {
    ...sevenSeater,
    ...{ make: 'Mitsubishi', model: 'Outlander', series: 'ZM', years: [2021, CURRENT], weight: 5 },
    badges: [
      ['ES', 37_240, 'p25cvt', 'FWD'],
      ['LS', 43_240, 'p25cvt', 'AWD'],
      ['Exceed', 52_490, 'p25cvt', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{
      make: 'Mitsubishi',
      model: 'Outlander PHEV',
      series: 'ZM',
      years: [2022, CURRENT],
      weight: 2,
    },
    badges: [
      ['ES', 57_290, 'phev24', 'AWD'],
      ['Exceed', 68_990, 'phev24', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4365, 1810, 1640] },
    ...{ make: 'Mitsubishi', model: 'ASX', series: 'XD', years: [2013, 2024], weight: 5 },
    badges: [
      ['ES', 27_990, 'p20cvt', 'FWD'],
      ['LS', 30_490, 'p20cvt', 'FWD'],
      ['Exceed', 34_740, 'p24', 'FWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Subaru', model: 'Forester', series: 'S5', years: [2018, CURRENT], weight: 5 },
    badges: [
      ['2.5i', 39_490, 'p25cvt', 'AWD'],
      ['2.5i Premium', 44_990, 'p25cvt', 'AWD'],
      ['2.5i-S', 47_990, 'p25cvt', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4480, 1800, 1600] },
    ...{ make: 'Subaru', model: 'Crosstrek', series: 'GU', years: [2023, CURRENT], weight: 3 },
    badges: [
      ['2.0L', 36_990, 'p20cvt', 'AWD'],
      ['2.0R', 40_490, 'p20cvt', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4323, 1809, 1653] },
    ...{ make: 'MG', model: 'ZS', series: 'AZS1', years: [2018, CURRENT], weight: 5 },
    badges: [
      ['Excite', 23_990, 'p15', 'FWD'],
      ['Essence', 26_990, 't10', 'FWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'MG', model: 'HS', series: 'SAS23', years: [2020, CURRENT], weight: 3 },
    badges: [
      ['Vibe', 33_990, 't15', 'FWD'],
      ['Essence', 40_490, 't20', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Nissan', model: 'X-Trail', series: 'T33', years: [2022, CURRENT], weight: 4 },
    badges: [
      ['ST', 41_290, 'p25cvt', 'FWD'],
      ['ST-L', 47_290, 'p25cvt', 'AWD'],
      ['Ti', 54_190, 'h15', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4394, 1806, 1595] },
    ...{ make: 'Nissan', model: 'Qashqai', series: 'J11', years: [2014, 2022], weight: 3 },
    badges: [
      ['ST', 29_890, 'p20cvt', 'FWD'],
      ['Ti', 39_190, 'p20cvt', 'FWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Volkswagen', model: 'Tiguan', series: '5N', years: [2016, 2024], weight: 3 },
    badges: [
      ['110TSI Life', 42_690, 't14', 'FWD'],
      ['162TSI R-Line', 56_990, 't20', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Jeep', model: 'Grand Cherokee', series: 'WK', years: [2013, 2021], weight: 2 },
    badges: [
      ['Laredo', 59_950, 'p36v6', '4WD'],
      ['Limited', 69_950, 'p36v6', '4WD'],
    ],
  },
  {
    ...{ ...suv, size: [3645, 1645, 1720], doors: 3, seats: 4 },
    ...{ make: 'Suzuki', model: 'Jimny', series: 'JB74', years: [2019, CURRENT], weight: 2 },
    figures: { towKg: 1300, gvmKg: 1435 },
    ancap: 3,
    badges: [
      ['Lite', 31_990, 'p15jimny', '4WD'],
      ['GLX', 34_990, 'p15jimny', '4WD'],
    ],
  },
  {
    ...{ ...suv, size: [4371, 1904, 1999] },
    ...{
      make: 'Land Rover',
      model: 'Range Rover Evoque',
      series: 'L551',
      years: [2019, CURRENT],
      weight: 1,
    },
    badges: [
      ['P200 S', 77_295, 't20auto', 'AWD'],
      ['P250 R-Dynamic SE', 87_410, 't20auto', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Tesla', model: 'Model Y', series: 'Juniper', years: [2022, CURRENT], weight: 2 },
    badges: [
      ['RWD', 58_900, 'ev77', 'RWD'],
      ['Long Range', 68_900, 'evAwd', 'AWD'],
    ],
  },
]
