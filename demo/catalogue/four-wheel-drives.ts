import { AUTO8, diesel, PREMIUM, petrol } from './engines.ts'
import { CURRENT, type DemoModel } from './model.ts'
import { moreSuvs } from './more-suvs.ts'
import { suvs } from './suvs.ts'
import { utes } from './utes.ts'

const notInOtherLists: DemoModel[] = [
  {
    make: 'Nissan',
    model: 'Patrol',
    series: 'Y62',
    years: [2013, CURRENT],
    weight: 3,
    body: 'SUV',
    doors: 5,
    seats: 7,
    size: [5315, 1995, 1940],
    ancap: 'unrated',
    figures: { towKg: 3500, gvmKg: 3500 },
    badges: [
      [
        'Ti',
        84_160,
        petrol(5.6, 560, 14.4, '7 Speed Sports Automatic', {
          powerKw: 298,
          cylinders: 8,
          tankLitres: 140,
          fuel: PREMIUM,
        }),
        '4WD',
      ],
      [
        'Ti-L',
        97_160,
        petrol(5.6, 560, 14.4, '7 Speed Sports Automatic', {
          powerKw: 298,
          cylinders: 8,
          tankLitres: 140,
          fuel: PREMIUM,
        }),
        '4WD',
      ],
    ],
  },
  {
    make: 'Mitsubishi',
    model: 'Pajero Sport',
    series: 'QF',
    years: [2020, 2024],
    weight: 3,
    body: 'SUV',
    doors: 5,
    seats: 7,
    size: [4825, 1815, 1835],
    figures: { towKg: 3100, gvmKg: 2775 },
    badges: [
      ['GLS', 53_740, diesel(2.4, 430, 8, AUTO8, { powerKw: 133, tankLitres: 68 }), '4WD'],
      ['Exceed', 59_690, diesel(2.4, 430, 8, AUTO8, { powerKw: 133, tankLitres: 68 }), '4WD'],
    ],
  },
]

/** Four-wheel drives whose towing capacity is published. */
export const fourWheelDrives: DemoModel[] = [
  ...utes,
  ...suvs,
  ...moreSuvs,
  ...notInOtherLists,
].filter(({ figures, badges }) => figures?.towKg !== undefined && badges[0][3] === '4WD')
