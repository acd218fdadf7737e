import type { DemoModel } from './model.ts'

const hatch = { body: 'Hatchback', doors: 5, seats: 5, size: [3995, 1695, 1510] } as const
const wagon = { body: 'Wagon', doors: 5, seats: 5, size: [4410, 1695, 1475] } as const
const mover = { body: 'People Mover', doors: 5, seats: 7, size: [4690, 1695, 1850] } as const

/** Models that New Zealand imports used from Japan; prices when new in today's NZ dollars. */
export const japaneseImports: DemoModel[] = [
  {
    ...hatch,
    make: 'Toyota',
    model: 'Aqua',
    series: 'NHP10',
    years: [2012, 2021],
    weight: 14,
    badges: [
      ['S', 24_000, 'h15', 'FWD'],
      ['G', 26_500, 'h15', 'FWD'],
      ['Crossover', 27_500, 'h15', 'FWD'],
    ],
  },
  {
    ...hatch,
    size: [4540, 1760, 1470],
    make: 'Toyota',
    model: 'Prius',
    series: 'ZVW50',
    years: [2016, 2022],
    weight: 8,
    badges: [
      ['S', 36_000, 'h18', 'FWD'],
      ['A Premium', 41_000, 'h18', 'FWD'],
    ],
  },
  {
    ...hatch,
    make: 'Nissan',
    model: 'Leaf',
    series: 'ZE1',
    years: [2017, 2023],
    weight: 9,
    badges: [
      ['S 40kWh', 48_000, 'ev30', 'FWD'],
      ['X 40kWh', 52_000, 'ev30', 'FWD'],
      ['G 40kWh', 55_000, 'ev30', 'FWD'],
    ],
  },
  {
    ...hatch,
    make: 'Nissan',
    model: 'Note',
    series: 'HE12',
    years: [2016, 2020],
    weight: 6,
    badges: [
      ['e-Power X', 27_000, 'p12', 'FWD'],
      ['e-Power Medalist', 30_000, 'p12', 'FWD'],
    ],
  },
  {
    ...hatch,
    make: 'Honda',
    model: 'Fit',
    series: 'GP5',
    years: [2013, 2020],
    weight: 8,
    badges: [
      ['Hybrid F', 25_500, 'h15', 'FWD'],
      ['Hybrid RS', 29_000, 'h15', 'FWD'],
    ],
  },
  {
    ...hatch,
    body: 'SUV',
    size: [4295, 1770, 1605],
    make: 'Honda',
    model: 'Vezel',
    series: 'RU3',
    years: [2014, 2021],
    weight: 6,
    badges: [
      ['Hybrid X', 34_000, 'h15', 'FWD'],
      ['Hybrid Z', 37_500, 'h15', 'AWD'],
    ],
  },
  {
    ...hatch,
    make: 'Mazda',
    model: 'Demio',
    series: 'DJ3FS',
    years: [2014, 2019],
    weight: 6,
    badges: [
      ['13S', 22_500, 'p13', 'FWD'],
      ['13S Touring', 25_000, 'p13', 'FWD'],
    ],
  },
  {
    ...hatch,
    size: [4460, 1795, 1470],
    make: 'Mazda',
    model: 'Axela',
    series: 'BM5FS',
    years: [2013, 2019],
    weight: 6,
    badges: [
      ['15S', 29_000, 'p15', 'FWD'],
      ['20S Touring', 34_000, 'p20', 'FWD'],
    ],
  },
  {
    ...wagon,
    make: 'Toyota',
    model: 'Corolla Fielder',
    series: 'NKE165',
    years: [2013, 2021],
    weight: 7,
    badges: [
      ['Hybrid G', 28_500, 'h15', 'FWD'],
      ['1.5X', 25_000, 'p15', 'FWD'],
    ],
  },
  {
    ...wagon,
    size: [4690, 1780, 1490],
    make: 'Subaru',
    model: 'Levorg',
    series: 'VM4',
    years: [2014, 2020],
    weight: 4,
    badges: [
      ['1.6GT Eyesight', 42_000, 't15cvt', 'AWD'],
      ['1.6GT-S Eyesight', 46_500, 't15cvt', 'AWD'],
    ],
  },
  {
    ...mover,
    make: 'Toyota',
    model: 'Noah',
    series: 'ZWR80',
    years: [2014, 2021],
    weight: 4,
    badges: [
      ['Hybrid X', 41_000, 'h18', 'FWD'],
      ['Hybrid Si', 46_000, 'h18', 'FWD'],
    ],
  },
  {
    ...mover,
    size: [4930, 1850, 1950],
    make: 'Toyota',
    model: 'Alphard',
    series: 'AYH30',
    years: [2015, 2022],
    weight: 3,
    badges: [
      ['Hybrid X', 68_000, 'h25awd', 'AWD'],
      ['Hybrid G', 79_000, 'h25awd', 'AWD'],
    ],
  },
  {
    ...mover,
    size: [4770, 1740, 1865],
    seats: 8,
    make: 'Nissan',
    model: 'Serena',
    series: 'GC27',
    years: [2016, 2022],
    weight: 4,
    badges: [['Highway Star', 39_500, 'p20cvt', 'FWD']],
  },
]
