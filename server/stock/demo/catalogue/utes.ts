import { CURRENT, type DemoModel } from './model.ts'

const ute = {
  body: 'Ute',
  bodyName: 'Double Cab Pick-up',
  doors: 4,
  seats: 5,
  size: [5325, 1900, 1815],
} as const

export const utes: DemoModel[] = [
  {
    ...ute,
    ...{ make: 'Toyota', model: 'Hilux', series: 'GUN126R', years: [2016, CURRENT], weight: 14 },
    figures: { towKg: 3500, gvmKg: 3050 },
    badges: [
      ['Workmate', 42_990, 'd24manual', '4WD'],
      ['SR', 53_990, 'd28', '4WD'],
      ['SR5', 63_260, 'd28', '4WD'],
      ['Rogue', 70_560, 'd28', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Ford', model: 'Ranger', series: 'PY', years: [2022, CURRENT], weight: 9 },
    figures: { towKg: 3500, gvmKg: 3280 },
    badges: [
      ['XL', 50_980, 'd20bi', '4WD'],
      ['XLT', 65_990, 'd20bi', '4WD'],
      ['Sport', 69_640, 'd30v6', '4WD'],
      ['Wildtrak', 73_690, 'd30v6', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Ford', model: 'Ranger', series: 'PX MkIII', years: [2018, 2022], weight: 6 },
    figures: { towKg: 3500, gvmKg: 3200 },
    badges: [
      ['XL', 47_500, 'd22auto', '4WD'],
      ['XLT', 59_390, 'd20bi', '4WD'],
      ['Wildtrak', 64_790, 'd20bi', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Isuzu', model: 'D-MAX', series: 'RG', years: [2020, CURRENT], weight: 6 },
    figures: { towKg: 3500, gvmKg: 3100 },
    badges: [
      ['SX', 45_000, 'd30manual', '4WD'],
      ['LS-M', 57_200, 'd30', '4WD'],
      ['LS-U', 63_500, 'd30', '4WD'],
      ['X-Terrain', 70_500, 'd30', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Mitsubishi', model: 'Triton', series: 'MR', years: [2019, 2024], weight: 4 },
    figures: { towKg: 3100, gvmKg: 2900 },
    badges: [
      ['GLX', 39_240, 'd24manual', '4WD'],
      ['GLX+', 43_490, 'd24', '4WD'],
      ['GLS', 50_390, 'd24', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Mitsubishi', model: 'Triton', series: 'MV', years: [2024, CURRENT], weight: 4 },
    figures: { towKg: 3500, gvmKg: 3200 },
    badges: [
      ['GLX', 43_690, 'd24', '4WD'],
      ['GLS', 59_090, 'd24', '4WD'],
      ['GSR', 63_840, 'd24', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Mazda', model: 'BT-50', series: 'TF', years: [2020, CURRENT], weight: 4 },
    figures: { towKg: 3500, gvmKg: 3100 },
    badges: [
      ['XT', 50_190, 'd30', '4WD'],
      ['XTR', 59_290, 'd30', '4WD'],
      ['GT', 63_190, 'd30', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Nissan', model: 'Navara', series: 'D23', years: [2015, CURRENT], weight: 4 },
    figures: { towKg: 3500, gvmKg: 3150 },
    badges: [
      ['SL', 48_990, 'd23', '4WD'],
      ['ST-X', 58_270, 'd23', '4WD'],
      ['PRO-4X', 61_990, 'd23', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Volkswagen', model: 'Amarok', series: 'NF', years: [2023, CURRENT], weight: 2 },
    figures: { towKg: 3500, gvmKg: 3350 },
    badges: [
      ['Life', 56_990, 'd20bi', '4WD'],
      ['Style', 70_990, 'd30v6', '4WD'],
      ['PanAmericana', 75_990, 'd30v6', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Holden', model: 'Colorado', series: 'RG', years: [2013, 2020], weight: 3 },
    figures: { towKg: 3500, gvmKg: 3150 },
    badges: [
      ['LS', 43_990, 'd28manual', '4WD'],
      ['LTZ', 52_490, 'd28', '4WD'],
      ['Z71', 57_190, 'd28', '4WD'],
    ],
  },
  {
    ...ute,
    ...{ make: 'Toyota', model: 'Landcruiser', series: 'VDJ79R', years: [2013, 2024], weight: 2 },
    figures: { towKg: 3500, gvmKg: 3300 },
    badges: [
      ['Workmate', 76_800, 'd45v8', '4WD'],
      ['GXL', 81_300, 'd45v8', '4WD'],
    ],
  },
]
