import type { Proportions } from './proportions.ts'
import { lengthened } from './reshape.ts'

/** An upright four-wheel drive with its spare wheel on the tailgate. */
export const offRoader: Proportions = {
  length: 4970,
  width: 1950,
  frontAxle: 900,
  rearAxle: 3760,
  wheelRadius: 405,
  wheelStyle: 'six',
  rimShare: 0.64,
  sill: 440,
  nose: [
    [150, 440, 60, 4],
    [8, 580, 90, 5],
    [4, 960, 70, 3],
  ],
  top: [
    [60, 1120, 90, 12],
    [1230, 1248, 80, 10],
    [1640, 1800, 160, 8],
    [2200, 1888, 380, 6],
    [4200, 1876, 160, 3],
    [4640, 1838, 80, 4],
    [4742, 1300, 50, 4],
  ],
  tail: [
    [4768, 1180, 50, 3],
    [4780, 760, 60, 3],
    [4760, 580, 60, 3],
    [4640, 520, 30],
  ],
  glass: [
    [1420, 1272, 26, 6],
    [1712, 1704, 110, 4],
    [2220, 1784, 260, 3],
    [4180, 1774, 80, 2],
    [4530, 1730, 70, 0],
    [4590, 1330, 60, 0],
    [4490, 1290, 50, 0],
  ],
  belt: [1248, 1290],
  shoulder: [1050, 1095],
  pillars: [
    [2400, 2470],
    [3400, 3470],
  ],
  doors: [
    [1400, 1410],
    [2410, 2415],
    [3380, 3440],
  ],
  handles: [2160, 3110],
  headLamp: [
    [0, 950, 16],
    [14, 1085, 30],
    [310, 1105, 26],
    [300, 985, 26],
    [200, 945, 20],
  ],
  tailLamp: [
    [4790, 1250],
    [4790, 880],
    [4660, 890],
    [4664, 1250],
  ],
  roofShare: 0.4,
  features: ['cladding', 'step', 'upright', 'spare'],
}

/** The same with two doors and a short wheelbase. */
export const shortOffRoader: Proportions = lengthened(
  {
    ...offRoader,
    pillars: [[2980, 3060]],
    doors: [
      [1400, 1410],
      [2990, 2995],
    ],
    handles: [2760],
    seats: [2180],
  },
  -760,
)
