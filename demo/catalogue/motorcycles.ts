import { CURRENT, type DemoModel } from './model.ts'

const bike = {
  body: 'Motorcycle',
  bodyName: 'Motorcycle',
  itemType: 'motorcycle',
  doors: 0,
  seats: 2,
  size: [2090, 755, 1110],
  weight: 1,
} as const

export const motorcycles: DemoModel[] = [
  {
    ...bike,
    make: 'Kawasaki',
    model: 'Ninja 400',
    series: 'EX400',
    years: [2018, 2023],
    badges: [['SE', 7_713, 'bike400', 'RWD']],
  },
  {
    ...bike,
    make: 'Yamaha',
    model: 'MT-07',
    series: 'MTN690',
    years: [2018, CURRENT],
    badges: [
      ['LA', 13_799, 'bike690', 'RWD'],
      ['HO', 13_999, 'bike690', 'RWD'],
    ],
  },
  {
    ...bike,
    make: 'Triumph',
    model: 'Tiger 900',
    series: 'C701',
    years: [2020, CURRENT],
    badges: [
      ['GT Pro', 23_890, 'bike900', 'RWD'],
      ['Rally Pro', 24_890, 'bike900', 'RWD'],
    ],
  },
]
