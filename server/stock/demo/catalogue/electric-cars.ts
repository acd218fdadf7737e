import { electric } from './engines.ts'
import { CURRENT, type DemoModel } from './model.ts'

const sedan = { body: 'Sedan', doors: 4, seats: 5, weight: 2 } as const
const suv = { body: 'SUV', doors: 5, seats: 5, weight: 2 } as const
const hatch = { body: 'Hatchback', doors: 5, seats: 5, weight: 2 } as const

/** Electric cars with the figures that their makers publish in Australia. */
export const electricCars: DemoModel[] = [
  {
    ...{ ...sedan, weight: 5, size: [4720, 1850, 1441] },
    ...{ make: 'Tesla', model: 'Model 3', years: [2023, CURRENT] },
    figures: { dcKw: 250 },
    badges: [
      // Tesla publishes neither power nor battery.
      ['Long Range', 64_900, electric(), 'AWD', { secondsTo100: 4.4, rangeKm: 629, kerbKg: 1824 }],
      ['Performance', 80_900, electric(), 'AWD', { secondsTo100: 3.1, rangeKm: 528, kerbKg: 1851 }],
    ],
  },
  {
    ...{ ...suv, weight: 3, size: [4751, 1921, 1624] },
    ...{ make: 'Tesla', model: 'Model Y', years: [2022, 2024] },
    figures: { dcKw: 250, towKg: 1600 },
    badges: [
      ['Long Range', 72_300, electric(), 'AWD', { secondsTo100: 5, rangeKm: 533, kerbKg: 1979 }],
      ['Performance', 91_400, electric(), 'AWD', { secondsTo100: 3.7, rangeKm: 514, kerbKg: 1997 }],
    ],
  },
  {
    ...{ ...suv, size: [4715, 1940, 1585] },
    ...{ make: 'Hyundai', model: 'Ioniq 5 N', years: [2024, CURRENT] },
    figures: { secondsTo100: 3.4, rangeKm: 448, batteryKwh: 84, dcKw: 233, kerbKg: 2230 },
    badges: [['Dual motor', 111_000, electric(770, 478), 'AWD']],
  },
  {
    ...{ ...sedan, size: [4855, 1880, 1495] },
    ...{ make: 'Hyundai', model: 'Ioniq 6', years: [2023, CURRENT] },
    figures: { batteryKwh: 77.4, dcKw: 233 },
    badges: [
      ['Dynamiq', 71_500, electric(350, 168), 'RWD', { secondsTo100: 7.4, rangeKm: 614 }],
      ['Epiq', 87_500, electric(605, 239), 'AWD', { secondsTo100: 5.1, rangeKm: 519 }],
    ],
  },
  {
    ...{ ...suv, weight: 3, size: [4695, 1890, 1550] },
    ...{ make: 'Kia', model: 'EV6', years: [2022, 2024] },
    figures: { batteryKwh: 77.4, dcKw: 233 },
    badges: [
      ['GT-Line', 87_590, electric(605, 239), 'AWD', { secondsTo100: 5.2, rangeKm: 484 }],
      ['GT', 99_590, electric(740, 430), 'AWD', { secondsTo100: 3.5, rangeKm: 424 }],
    ],
  },
  {
    ...{ ...sedan, weight: 4, size: [4800, 1875, 1460] },
    ...{ make: 'BYD', model: 'Seal', years: [2023, CURRENT] },
    figures: { batteryKwh: 82.5, dcKw: 150 },
    badges: [
      [
        'Premium',
        58_798,
        electric(360, 230),
        'RWD',
        { secondsTo100: 5.9, rangeKm: 570, kerbKg: 2055 },
      ],
      [
        'Performance',
        68_748,
        electric(670, 390),
        'AWD',
        { secondsTo100: 3.8, rangeKm: 520, kerbKg: 2185 },
      ],
    ],
  },
  {
    ...{ ...sedan, size: [4606, 1859, 1479], bodyName: 'Fastback', doors: 5 },
    ...{ make: 'Polestar', model: '2', years: [2024, CURRENT] },
    figures: { secondsTo100: 4.5, rangeKm: 591, batteryKwh: 82, dcKw: 205, towKg: 1500 },
    badges: [['Long range dual motor', 76_400, electric(740, 310), 'AWD']],
  },
  {
    ...{ ...suv, size: [4840, 2008, 1534] },
    ...{ make: 'Polestar', model: '4', years: [2024, CURRENT] },
    figures: { secondsTo100: 3.8, rangeKm: 590, batteryKwh: 100, dcKw: 200, kerbKg: 2355 },
    badges: [['Long range dual motor', 93_500, electric(686, 400), 'AWD']],
  },
  {
    ...{ ...sedan, seats: 4, size: [4963, 1966, 1379], ancap: 'unrated' },
    ...{ make: 'Porsche', model: 'Taycan', years: [2021, 2023] },
    figures: { secondsTo100: 4, rangeKm: 464, batteryKwh: 93.4, dcKw: 270, kerbKg: 2220 },
    badges: [['4S', 215_000, electric(650, 420), 'AWD']],
  },
  {
    ...{ ...sedan, size: [4783, 1852, 1448], bodyName: 'Gran Coupe', doors: 5, ancap: 4 },
    ...{ make: 'BMW', model: 'i4', years: [2022, 2024] },
    figures: { batteryKwh: 83.9, dcKw: 205 },
    badges: [
      ['eDrive40', 109_800, electric(430, 250), 'RWD', { secondsTo100: 5.7, rangeKm: 520 }],
      ['M50', 133_900, electric(795, 400), 'AWD', { secondsTo100: 3.9, rangeKm: 465 }],
    ],
  },
  {
    ...{ ...hatch, weight: 3, size: [4287, 1836, 1516] },
    ...{ make: 'MG', model: '4', years: [2023, CURRENT] },
    figures: { secondsTo100: 3.8, rangeKm: 400, batteryKwh: 64, dcKw: 140, kerbKg: 1800 },
    badges: [['XPower', 61_990, electric(600, 320), 'AWD']],
  },
  {
    ...{ ...suv, size: [4233, 1837, 1555] },
    ...{ make: 'Volvo', model: 'EX30', years: [2024, CURRENT] },
    figures: { secondsTo100: 3.6, rangeKm: 445, batteryKwh: 69, dcKw: 153, towKg: 1600 },
    badges: [['Ultra Twin Performance', 69_990, electric(543, 315), 'AWD']],
  },
  {
    ...{ ...hatch, size: [4324, 1809, 1540] },
    ...{ make: 'Cupra', model: 'Born', years: [2023, CURRENT] },
    figures: { secondsTo100: 7, rangeKm: 511, batteryKwh: 77, dcKw: 170 },
    badges: [['e-Boost', 64_990, electric(310, 170), 'RWD']],
  },
]
