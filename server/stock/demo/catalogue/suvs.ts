import { CURRENT, type DemoModel } from './model.ts'

const suv = { body: 'SUV', doors: 5, seats: 5, size: [4600, 1855, 1685] } as const
const sevenSeater = { ...suv, seats: 7, size: [4830, 1890, 1790] } as const

export const suvs: DemoModel[] = [
  {
    ...suv,
    ...{ make: 'Toyota', model: 'RAV4', series: 'AXAH52R', years: [2019, CURRENT], weight: 12 },
    badges: [
      ['GX', 42_260, 'h25', 'FWD'],
      ['GXL', 45_760, 'h25', 'FWD'],
      ['Cruiser', 51_410, 'h25', 'FWD'],
      ['Edge', 58_360, 'h25awd', 'AWD'],
    ],
  },
  {
    ...sevenSeater,
    ...{ make: 'Toyota', model: 'Kluger', series: 'AXUH78R', years: [2021, CURRENT], weight: 4 },
    badges: [
      ['GX', 60_920, 'h25awd', 'AWD'],
      ['GXL', 69_300, 'h25awd', 'AWD'],
      ['Grande', 82_540, 'h25awd', 'AWD'],
    ],
  },
  {
    ...sevenSeater,
    ...{
      make: 'Toyota',
      model: 'Landcruiser Prado',
      series: 'GDJ150R',
      years: [2015, 2024],
      weight: 5,
    },
    figures: { towKg: 3000, gvmKg: 2990 },
    badges: [
      ['GX', 62_830, 'd28', '4WD'],
      ['GXL', 69_830, 'd28', '4WD'],
      ['VX', 77_557, 'd28', '4WD'],
    ],
  },
  {
    ...sevenSeater,
    ...{
      make: 'Toyota',
      model: 'Landcruiser',
      series: 'FJA300R',
      years: [2021, CURRENT],
      weight: 2,
    },
    figures: { towKg: 3500, gvmKg: 3280 },
    badges: [
      ['GXL', 108_990, 'd33v6', '4WD'],
      ['Sahara', 139_990, 'd33v6', '4WD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Mazda', model: 'CX-5', series: 'KF', years: [2017, CURRENT], weight: 8 },
    badges: [
      ['Maxx', 37_240, 'p20', 'FWD'],
      ['Maxx Sport', 41_990, 'p25', 'AWD'],
      ['Touring', 44_690, 'p25', 'AWD'],
      ['Akera', 52_590, 'p25', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4275, 1765, 1535] },
    ...{ make: 'Mazda', model: 'CX-3', series: 'DK', years: [2015, CURRENT], weight: 4 },
    badges: [
      ['Neo Sport', 28_310, 'p20', 'FWD'],
      ['Maxx Sport', 30_650, 'p20', 'FWD'],
      ['Akari', 40_130, 'p20', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Hyundai', model: 'Tucson', series: 'NX4', years: [2021, CURRENT], weight: 6 },
    badges: [
      ['Base', 39_100, 'p20', 'FWD'],
      ['Elite', 47_500, 't16', 'AWD'],
      ['Highlander', 53_500, 't16', 'AWD'],
    ],
  },
  {
    ...{ ...suv, size: [4350, 1825, 1580] },
    ...{ make: 'Hyundai', model: 'Kona', series: 'SX2', years: [2023, CURRENT], weight: 4 },
    badges: [
      ['Base', 32_000, 'p20cvt', 'FWD'],
      ['Premium', 40_000, 't16', 'AWD'],
      ['Electric', 54_000, 'ev50', 'FWD'],
    ],
  },
  {
    ...sevenSeater,
    ...{ make: 'Hyundai', model: 'Santa Fe', series: 'MX5', years: [2024, CURRENT], weight: 3 },
    badges: [
      ['Elite', 60_500, 'h25awd', 'AWD'],
      ['Calligraphy', 75_000, 'h25awd', 'AWD'],
    ],
  },
  {
    ...suv,
    ...{ make: 'Kia', model: 'Sportage', series: 'NQ5', years: [2021, CURRENT], weight: 5 },
    badges: [
      ['S', 37_000, 'p20', 'FWD'],
      ['SX', 42_000, 'p20', 'FWD'],
      ['GT-Line', 52_370, 't16', 'AWD'],
    ],
  },
  {
    ...sevenSeater,
    ...{ make: 'Kia', model: 'Sorento', series: 'MQ4', years: [2020, CURRENT], weight: 3 },
    badges: [
      ['Sport', 57_500, 'd22', 'AWD'],
      ['Sport+', 61_500, 'd22', 'AWD'],
      ['GT-Line', 69_000, 'd22', 'AWD'],
    ],
  },
  {
    ...sevenSeater,
    ...{ make: 'Ford', model: 'Everest', series: 'UB', years: [2022, CURRENT], weight: 4 },
    figures: { towKg: 3500, gvmKg: 3150 },
    badges: [
      ['Trend', 65_990, 'd20bi', '4WD'],
      ['Sport', 69_990, 'd30v6', '4WD'],
      ['Platinum', 79_490, 'd30v6', '4WD'],
    ],
  },
  {
    ...sevenSeater,
    ...{ make: 'Isuzu', model: 'MU-X', series: 'RJ', years: [2021, CURRENT], weight: 4 },
    figures: { towKg: 3500, gvmKg: 2800 },
    badges: [
      ['LS-M', 60_400, 'd30', '4WD'],
      ['LS-U', 67_400, 'd30', '4WD'],
      ['LS-T', 73_400, 'd30', '4WD'],
    ],
  },
]
