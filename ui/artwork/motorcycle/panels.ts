import { at, contour, line, type Point, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { blurred, clipped, disc, fill, roundStroke, stroke, url } from '../svg.ts'
import { tube } from './tube.ts'

/** The painted panels, as closed paths. */
export const panelPaths = {
  tank: contour([
    [690, 900, 50, 4],
    [705, 1010, 80, 14],
    [900, 1078, 140, 14],
    [1090, 1010, 120, 4],
    [1190, 868, 50, -4],
    [1130, 806, 40],
    [960, 800, 60, 4],
    [880, 862, 60],
  ]),
  shroud: contour([
    [610, 985, 30, 4],
    [720, 1000, 40],
    [900, 880, 50, -6],
    [850, 790, 40],
    [560, 640, 26, 4],
    [520, 700, 26, 6],
  ]),
  tail: contour([
    [1200, 850, 30, -8],
    [1500, 900, 80, 4],
    [1840, 1020, 24],
    [1800, 960, 26, -4],
    [1560, 850, 70],
    [1330, 790, 50],
  ]),
  nose: contour([
    [452, 960, 30, 4],
    [486, 1056, 40, 8],
    [610, 1098, 40, 4],
    [690, 1010, 40, -2],
    [650, 930, 40],
    [540, 890, 40, 4],
  ]),
} as const

const SADDLE: Point[] = [
  [1100, 960, 50, -26],
  [1400, 905, 90, -14],
  [1530, 985, 60, 8],
  [1830, 1050, 30, 2],
  [1852, 1018, 20, -4],
  [1500, 892, 80, -6],
  [1190, 850, 40],
]

/** The dark inner panels under seat and tank. */
const INNER: Point[] = [
  [640, 960, 30],
  [760, 900, 60],
  [1180, 900, 60],
  [1420, 880, 60],
  [1300, 720, 80, -6],
  [1000, 740, 80],
  [760, 720, 60],
]

const PLATE: Point[] = [
  [1990, 760, 10],
  [2050, 716, 10],
  [2062, 580, 10],
  [2010, 600, 10],
]

/** Subframe, tail, seat, and the plate on its arm. */
export function seatAndTail(id: string, paint: Paint): string {
  const struts = `${straight([700, 900], [1120, 730])}L${at(1300, 860)}${straight([1120, 730], [1000, 860])}`
  const tailLight = quadratic([1200, 880], [1560, 920], [1920, 1030])
  const seam = `${quadratic([1150, 935], [1330, 880], [1440, 920])}Q${at(1530, 1000)} ${at(1800, 1046)}`
  const plateArm = line([
    [1780, 950],
    [1980, 800, 40],
    [2040, 690],
  ])
  return (
    fill(contour(INNER), '#1b1e21') +
    stroke(struts, '#43494e', 22) +
    fill(panelPaths.tail, url(`${id}paint`)) +
    clipped(`${id}tail`, stroke(tailLight, paint.highlight, 26, 0.7, blurred(`${id}soft`))) +
    fill(contour(SADDLE), '#141618') +
    stroke(seam, '#7b8288', 8, 0.65) +
    roundStroke(straight([1806, 978], [1852, 1012]), '#e0262b', 30) +
    tube(plateArm, 18, '#1b1e21') +
    fill(contour(PLATE), '#e4e7e9') +
    disc(1935, 870, 20, '#e78a1e')
  )
}

function tank(id: string, paint: Paint): string {
  const broad = blurred(`${id}broad`)
  const under = `${quadratic([700, 800], [930, 860], [1200, 830])}L${at(1160, 760)}L${at(700, 740)}Z`
  const sky = quadratic([700, 1000], [900, 1096], [1170, 900])
  return (
    fill(panelPaths.tank, url(`${id}paint`)) +
    clipped(
      `${id}tank`,
      stroke(sky, paint.highlight, 36, paint.isDark ? 0.75 : 0.9, broad),
      fill(under, paint.deepShade, 0.6, broad),
      stroke(quadratic([730, 1004], [900, 1066], [1080, 990]), '#fff', 9, 0.75),
    ) +
    stroke(panelPaths.tank, paint.deepShade, 6, 0.5)
  )
}

function headLight(): string {
  const housing: Point[] = [
    [452, 955, 20, 6],
    [474, 1030, 26, 4],
    [560, 1010, 30],
    [576, 950, 24],
    [520, 905, 30],
  ]
  const lens: Point[] = [
    [462, 962, 12, 4],
    [478, 1012, 16, 2],
    [536, 998, 18],
    [540, 962, 16],
  ]
  return (
    fill(contour(housing), '#12171b') +
    fill(contour(lens), '#e9f3f8') +
    roundStroke(straight([482, 1038], [580, 1022]), '#fff', 11)
  )
}

function flyScreen(): string {
  const screen: Point[] = [
    [500, 1068, 10, 6],
    [610, 1220, 40, 4],
    [668, 1206, 24],
    [630, 1090, 20],
  ]
  const shine = quadratic([508, 1076], [560, 1170], [612, 1218])
  return fill(contour(screen), '#93a7b5', 0.5) + stroke(shine, '#fff', 7, 0.7)
}

/** Tank, radiator shroud, and the nose with its lamp and screen. */
export function tankAndNose(id: string, paint: Paint): string {
  const noseLight = quadratic([470, 1040], [580, 1120], [700, 1000])
  return (
    tank(id, paint) +
    fill(panelPaths.shroud, url(`${id}paint`)) +
    fill(panelPaths.shroud, paint.deepShade, 0.22) +
    stroke(straight([618, 980], [880, 876]), paint.highlight, 9, 0.75) +
    stroke(straight([540, 690], [840, 806]), paint.deepShade, 14, 0.5) +
    fill(panelPaths.nose, url(`${id}paint`)) +
    clipped(`${id}nose`, stroke(noseLight, paint.highlight, 28, 0.8, blurred(`${id}soft`))) +
    headLight() +
    flyScreen()
  )
}
