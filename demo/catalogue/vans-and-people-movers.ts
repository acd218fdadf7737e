import { CURRENT, type DemoModel } from './model.ts'

const van = { body: 'Van', doors: 5, seats: 3, size: [5265, 1950, 1990] } as const
const mover = { body: 'People Mover', doors: 5, seats: 8, size: [5155, 1995, 1775] } as const

export const vansAndPeopleMovers: DemoModel[] = [
  {
    ...van,
    make: 'Toyota',
    model: 'Hiace',
    series: 'GDH300R',
    years: [2019, CURRENT],
    weight: 4,
    badges: [
      ['LWB', 51_010, 'd28', 'RWD'],
      ['SLWB', 60_890, 'd28', 'RWD'],
    ],
  },
  {
    ...van,
    make: 'Ford',
    model: 'Transit Custom',
    series: 'VN',
    years: [2018, 2024],
    weight: 2,
    badges: [
      ['300S', 45_590, 'd20van', 'FWD'],
      ['340L Sport', 52_590, 'd20van', 'FWD'],
    ],
  },
  {
    ...van,
    size: [4400, 1870, 1860],
    seats: 2,
    make: 'Volkswagen',
    model: 'Caddy',
    series: 'SK',
    years: [2021, CURRENT],
    weight: 1,
    badges: [['Cargo TDI320', 42_990, 'd20van', 'FWD']],
  },
  {
    ...mover,
    make: 'Kia',
    model: 'Carnival',
    series: 'KA4',
    years: [2021, CURRENT],
    weight: 4,
    badges: [
      ['S', 52_900, 'd22auto', 'FWD'],
      ['SLi', 60_500, 'd22auto', 'FWD'],
      ['Platinum', 72_300, 'p35v6', 'FWD'],
    ],
  },
  {
    ...mover,
    make: 'Hyundai',
    model: 'Staria',
    series: 'US4',
    years: [2021, CURRENT],
    weight: 1,
    badges: [
      ['Base', 51_500, 'd22auto', 'FWD'],
      ['Highlander', 66_500, 'd22auto', 'AWD'],
    ],
  },
]
