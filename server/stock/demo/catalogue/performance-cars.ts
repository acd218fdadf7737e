import { AUTO8, DCT7, MANUAL6, PREMIUM, petrol, turbo } from './engines.ts'
import { CURRENT, type DemoModel } from './model.ts'

const coupe = { body: 'Coupe', doors: 2, seats: 4, ancap: 'unrated', weight: 2 } as const
const twoSeater = { ...coupe, seats: 2 } as const
const hatch = { body: 'Hatchback', doors: 5, seats: 5, weight: 2 } as const

const powered = (powerKw: number, cylinders = 4, tankLitres = 50) => ({
  ...{ powerKw, cylinders, tankLitres, fuel: PREMIUM },
})

/** Petrol cars with the figures that their makers publish in Australia. */
export const performanceCars: DemoModel[] = [
  {
    ...{ ...coupe, weight: 3, size: [4580, 1887, 1403] },
    ...{ make: 'BMW', model: 'M2', years: [2023, 2024] },
    badges: [
      [
        'Six-speed manual',
        119_900,
        turbo(3, 550, 10.1, MANUAL6, powered(338, 6, 52)),
        'RWD',
        { secondsTo100: 4.3, kerbKg: 1705 },
      ],
      [
        'Eight-speed automatic',
        119_900,
        turbo(3, 550, 9.9, AUTO8, powered(338, 6, 52)),
        'RWD',
        { secondsTo100: 4.1, kerbKg: 1730 },
      ],
    ],
  },
  {
    ...{ ...coupe, body: 'Sedan', doors: 4, seats: 5, size: [4794, 1903, 1433] },
    ...{ make: 'BMW', model: 'M3', years: [2021, 2023] },
    figures: { secondsTo100: 3.9, kerbKg: 1730 },
    badges: [['Competition', 154_900, turbo(3, 650, 9.6, AUTO8, powered(375, 6, 59)), 'RWD']],
  },
  {
    ...{ ...twoSeater, size: [4391, 1801, 1276] },
    ...{ make: 'Porsche', model: '718 Cayman', years: [2021, 2024] },
    figures: { secondsTo100: 4.5, kerbKg: 1405 },
    badges: [['GTS 4.0', 204_500, petrol(4, 420, 10.8, MANUAL6, powered(294, 6, 64)), 'RWD']],
  },
  {
    ...{ ...hatch, weight: 3, doors: 3, seats: 4, ancap: 5, size: [3995, 1805, 1455] },
    ...{ make: 'Toyota', model: 'GR Yaris', years: [2021, 2023] },
    figures: { secondsTo100: 5.2, kerbKg: 1280 },
    badges: [['Rallye', 54_500, turbo(1.6, 370, 7.6, MANUAL6, powered(200, 3)), 'AWD']],
  },
  {
    ...{ ...twoSeater, size: [4380, 1865, 1290] },
    ...{ make: 'Toyota', model: 'GR Supra', years: [2020, 2024] },
    figures: { secondsTo100: 4.1, kerbKg: 1495 },
    badges: [['GTS', 97_000, turbo(3, 500, 7.7, AUTO8, powered(285, 6, 52)), 'RWD']],
  },
  {
    ...{ ...coupe, size: [4265, 1775, 1310] },
    ...{ make: 'Toyota', model: 'GR86', years: [2022, CURRENT] },
    figures: { secondsTo100: 6.3 },
    badges: [['GTS', 45_390, petrol(2.4, 250, 9.5, MANUAL6, powered(174)), 'RWD']],
  },
  {
    ...{ ...hatch, weight: 3, size: [4340, 1795, 1445] },
    ...{ make: 'Hyundai', model: 'i30 N', years: [2021, 2024] },
    badges: [
      [
        'Premium',
        50_500,
        turbo(2, 392, 8.5, '8 Speed Dual Clutch', powered(206)),
        'FWD',
        { secondsTo100: 5.4 },
      ],
      ['Manual', 47_500, turbo(2, 392, 8, MANUAL6, powered(206)), 'FWD', { secondsTo100: 5.9 }],
    ],
  },
  {
    ...{ ...hatch, size: [4595, 1890, 1405], ancap: 'unrated', seats: 4 },
    ...{ make: 'Honda', model: 'Civic', years: [2023, CURRENT] },
    figures: { kerbKg: 1429 },
    badges: [['Type R', 72_600, turbo(2, 420, 8.9, MANUAL6, powered(235)), 'FWD']],
  },
  {
    ...{ ...hatch, size: [4290, 1789, 1458] },
    ...{ make: 'Volkswagen', model: 'Golf', years: [2022, 2024] },
    figures: { secondsTo100: 4.8 },
    badges: [['R', 68_990, turbo(2, 400, 7.8, DCT7, powered(235)), 'AWD']],
  },
  {
    ...{ ...hatch, size: [4445, 1850, 1412] },
    ...{ make: 'Mercedes-AMG', model: 'A 45 S', years: [2020, 2024] },
    figures: { secondsTo100: 3.9, kerbKg: 1550 },
    badges: [['4MATIC+', 99_895, turbo(2, 500, 8.9, '8 Speed Dual Clutch', powered(310)), 'AWD']],
  },
  {
    ...{ ...hatch, size: [4389, 1851, 1436] },
    ...{ make: 'Audi', model: 'RS3', years: [2022, 2024] },
    figures: { secondsTo100: 3.8, kerbKg: 1570 },
    badges: [['Sportback', 91_391, turbo(2.5, 500, 8.3, DCT7, powered(294, 5)), 'AWD']],
  },
  {
    ...{ ...twoSeater, size: [4379, 1844, 1316] },
    ...{ make: 'Nissan', model: 'Z', years: [2022, CURRENT] },
    badges: [['Manual', 75_800, turbo(3, 475, 10.8, MANUAL6, powered(298, 6, 62)), 'RWD']],
  },
  {
    ...{ ...twoSeater, weight: 1, size: [4413, 1895, 1226] },
    ...{ make: 'Lotus', model: 'Emira', years: [2023, CURRENT] },
    figures: { secondsTo100: 4.3, kerbKg: 1405 },
    badges: [['First Edition', 199_990, petrol(3.5, 420, 11.3, MANUAL6, powered(298, 6)), 'RWD']],
  },
  {
    ...{ ...coupe, ancap: 3, size: [4789, 1916, 1382] },
    ...{ make: 'Ford', model: 'Mustang', years: [2018, 2023] },
    figures: { kerbKg: 1705 },
    badges: [['GT', 64_190, petrol(5, 556, 13, MANUAL6, powered(339, 8, 61)), 'RWD']],
  },
]
