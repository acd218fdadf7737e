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
    ...{ make: 'Kawasaki', model: 'Ninja 400', series: 'EX400', years: [2018, 2023] },
    badges: [['SE', 7_713, 'bike400', 'RWD']],
  },
  {
    ...bike,
    ...{ make: 'Yamaha', model: 'MT-07', series: 'MTN690', years: [2018, CURRENT] },
    badges: [
      ['LA', 13_799, 'bike690', 'RWD'],
      ['HO', 13_999, 'bike690', 'RWD'],
    ],
  },
  {
    ...bike,
    ...{ make: 'Triumph', model: 'Tiger 900', series: 'C701', years: [2020, CURRENT] },
    badges: [
      ['GT Pro', 23_890, 'bike900', 'RWD'],
      ['Rally Pro', 24_890, 'bike900', 'RWD'],
    ],
  },
]

/** Specifications of a caravan: masses in kg, sizes in mm, price when new in whole dollars. */
export type DemoCaravan = {
  make: string
  model: string
  badge: string
  price: number
  sleeps: number
  length: number
  width: number
  tare: number
  atm: number
  axle: 'Single' | 'Tandem'
}

const van = { make: 'Jayco', width: 2470 } as const

export const caravans: readonly DemoCaravan[] = [
  {
    ...{ ...van, model: 'Starcraft', badge: '17.58-3', price: 68_990, sleeps: 4 },
    ...{ length: 5620, tare: 1890, atm: 2300, axle: 'Single' },
  },
  {
    ...{ ...van, model: 'Journey', badge: '19.61-3 Outback', price: 82_490, sleeps: 3 },
    ...{ length: 6110, tare: 2290, atm: 2800, axle: 'Tandem' },
  },
  {
    ...{ ...van, model: 'Silverline', badge: '21.65-3', price: 109_990, sleeps: 2 },
    ...{ length: 6740, tare: 2670, atm: 3200, axle: 'Tandem' },
  },
  {
    ...{ ...van, model: 'Expanda', badge: '18.57-2 Outback', price: 74_490, sleeps: 6 },
    ...{ length: 5830, tare: 2080, atm: 2600, axle: 'Tandem' },
  },
]
