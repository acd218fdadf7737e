import { type Engine, PREMIUM, petrol } from './engines.ts'
import { CURRENT, type DemoModel } from './model.ts'

const bike = { body: 'Motorcycle', itemType: 'motorcycle', doors: 0, seats: 2, weight: 4 } as const
const adventure = { ...bike, bodyName: 'Adventure Motorcycle' } as const
const trail = { ...bike, bodyName: 'Trail Motorcycle' } as const

const CC_PER_LITRE = 1000

function engine(
  cc: number,
  cylinders: number,
  consumption: number,
  tankLitres: number,
  more: Partial<Engine> & { gears?: 5 | 6 } = {},
): Engine {
  const { gears = 6, ...rest } = more
  const litres = Math.round(cc / (CC_PER_LITRE / 10)) / 10
  const { torqueNm: _unknown, ...base } = petrol(litres, 0, consumption, `${gears} Speed Manual`)
  return { ...base, cc, cylinders, tankLitres, ...rest }
}

/** Motorcycles for long roads, with the figures that their makers publish; masses are wet. */
export const touringMotorcycles: DemoModel[] = [
  {
    ...adventure,
    size: [2280, 970, 1465],
    make: 'Kawasaki',
    model: 'KLR650',
    years: [2022, CURRENT],
    figures: { seatHeightMm: 870, kerbKg: 207 },
    badges: [
      ['Adventure', 11_999, engine(652, 1, 4.9, 23, { gears: 5, torqueNm: 53 }), 'RWD'],
      ['Standard', 10_599, engine(652, 1, 4.9, 23, { gears: 5, torqueNm: 53 }), 'RWD'],
    ],
  },
  {
    ...adventure,
    size: [2207, 953, 1430],
    make: 'BMW',
    model: 'R 1250 GS',
    series: 'K50',
    years: [2019, 2023],
    figures: { seatHeightMm: 850, kerbKg: 249 },
    badges: [
      [
        'Trophy',
        29_990,
        engine(1254, 2, 4.75, 20, { powerKw: 100, torqueNm: 143, fuel: PREMIUM }),
        'RWD',
      ],
      [
        'Rallye',
        28_990,
        engine(1254, 2, 4.75, 20, { powerKw: 100, torqueNm: 143, fuel: PREMIUM }),
        'RWD',
      ],
    ],
  },
  {
    ...adventure,
    size: [2370, 904, 1455],
    make: 'Yamaha',
    model: 'Ténéré 700',
    years: [2020, CURRENT],
    figures: { seatHeightMm: 875, kerbKg: 205 },
    badges: [['Low', 17_499, engine(689, 2, 4.3, 16, { powerKw: 54, torqueNm: 68 }), 'RWD']],
  },
  {
    ...adventure,
    size: [2330, 960, 1395],
    make: 'Honda',
    model: 'CRF1100L Africa Twin',
    years: [2020, CURRENT],
    figures: { seatHeightMm: 870, kerbKg: 226 },
    badges: [['Manual', 22_499, engine(1084, 2, 4.9, 18.8, { powerKw: 75, torqueNm: 105 }), 'RWD']],
  },
  {
    ...adventure,
    size: [2155, 830, 1410],
    make: 'Honda',
    model: 'CB500X',
    years: [2019, 2023],
    figures: { seatHeightMm: 830, kerbKg: 199 },
    badges: [['ABS', 9_499, engine(471, 2, 3.6, 17.7, { powerKw: 35, torqueNm: 43 }), 'RWD']],
  },
  {
    ...adventure,
    size: [2345, 975, 1310],
    make: 'Suzuki',
    model: 'V-Strom 800DE',
    years: [2023, CURRENT],
    figures: { seatHeightMm: 855, kerbKg: 230 },
    badges: [['DE', 18_590, engine(776, 2, 4.4, 20, { powerKw: 62, torqueNm: 78 }), 'RWD']],
  },
  {
    ...trail,
    size: [2255, 865, 1195],
    seats: 2,
    make: 'Suzuki',
    model: 'DR650SE',
    years: [2014, 2023],
    figures: { seatHeightMm: 885, kerbKg: 166 },
    badges: [['SE', 10_490, engine(644, 1, 4.8, 13, { gears: 5 }), 'RWD']],
  },
  {
    ...adventure,
    size: [2270, 930, 1460],
    make: 'Triumph',
    model: 'Tiger 900',
    series: 'C701',
    years: [2020, 2023],
    figures: { seatHeightMm: 850 },
    badges: [
      ['Rally Pro', 24_890, engine(888, 3, 5.2, 20, { powerKw: 70, torqueNm: 87 }), 'RWD'],
      ['GT Pro', 23_890, engine(888, 3, 5.2, 20, { powerKw: 70, torqueNm: 87 }), 'RWD'],
    ],
  },
  {
    ...adventure,
    size: [2190, 840, 1370],
    make: 'Royal Enfield',
    model: 'Himalayan',
    years: [2018, 2023],
    figures: { seatHeightMm: 800, kerbKg: 199 },
    badges: [
      ['411', 8_190, engine(411, 1, 3.3, 15, { gears: 5, powerKw: 18, torqueNm: 32 }), 'RWD'],
    ],
  },
  {
    ...adventure,
    size: [2165, 840, 1420],
    make: 'Kawasaki',
    model: 'Versys 650',
    years: [2018, CURRENT],
    figures: { seatHeightMm: 845, kerbKg: 219 },
    badges: [['L', 12_699, engine(649, 2, 4.5, 21), 'RWD']],
  },
]
