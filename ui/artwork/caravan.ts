import { at, contour, type Point, polygon, straight } from './contour.ts'
import type { Paint } from './paint.ts'
import {
  blur,
  blurred,
  box,
  clipPath,
  clipped,
  disc,
  element,
  fill,
  horizontal,
  roundStroke,
  stroke,
  url,
  vertical,
} from './svg.ts'
import type { Drawing } from './views.ts'
import { wheelAt, wheelDefs } from './wheel.ts'

const LENGTH = 7300
const HEIGHT = 3000
const WHEEL_RADIUS = 345
const AXLES = [4180, 4930] as const
/** Where the body begins behind the drawbar, and where it ends. */
const FRONT = 1250
const BACK = 7260

const SHELL: Point[] = [
  [FRONT + 30, 640, 60],
  [FRONT + 10, 1100, 60, 6],
  [FRONT + 120, 2350, 240, 20],
  [FRONT + 560, 2790, 330, 20],
  [BACK - 300, 2830, 180, 4],
  [BACK, 2600, 160, 10],
  [BACK + 10, 700, 90],
  [BACK - 400, 560, 60],
  [FRONT + 300, 560, 60],
]

function defs(id: string, paint: Paint): string {
  const grey = '#55606a'
  const wheel = {
    radius: WHEEL_RADIUS,
    rim: WHEEL_RADIUS * 0.66,
    style: 'six',
    dark: true,
  } as const
  return (
    wheelDefs(id, wheel) +
    blur(`${id}broad`, 40) +
    clipPath(`${id}body`, contour(SHELL)) +
    vertical(`${id}shell`, 2830, 560, [
      [0, '#fff'],
      [0.1, '#f4f6f7'],
      [0.45, '#e6e9eb'],
      [0.7, '#dfe3e6'],
      [1, '#b4bbc1'],
    ]) +
    horizontal(`${id}ends`, FRONT, BACK, [
      [0, grey, 0.5],
      [0.06, grey, 0.12],
      [0.16, '#fff', 0.25],
      [0.3, '#fff', 0],
      [0.9, grey, 0],
      [1, grey, 0.5],
    ]) +
    vertical(`${id}accent`, 1500, 900, [
      [0, paint.light],
      [0.4, paint.base],
      [1, paint.shade],
    ]) +
    vertical(`${id}glass`, 2300, 1500, [
      [0, '#4b5863'],
      [0.5, '#1e262d'],
      [1, '#0f1418'],
    ]) +
    checkerPlate(id)
  )
}

/** The stamped metal along the lower body. */
function checkerPlate(id: string): string {
  const bars = 'M12 34L34 12M56 78L78 56M57 12L79 34M11 57L33 79'
  return element(
    'pattern',
    { id: `${id}plate`, width: 90, height: 90, patternUnits: 'userSpaceOnUse' },
    element('rect', { width: 90, height: 90, fill: '#50565c' }) + roundStroke(bars, '#8e959b', 9),
  )
}

/** Drawbar, coupling, jockey wheel and gas bottles. */
function drawbar(): string {
  const bottle = (x: number) =>
    box([x, 1240, 230, 640], 90, { fill: '#c9ced2' }) +
    box([x + 30, 1240, 50, 640], 25, { fill: '#fff', opacity: 0.75 }) +
    box([x + 160, 1240, 70, 640], 35, { fill: '#000', opacity: 0.22 }) +
    box([x + 70, 1310, 90, 80], 22, { fill: '#7d848a' })
  const coupling = polygon([
    [60, 545],
    [220, 610],
    [220, 520],
  ])
  const crank = `${straight([505, 760], [505, 900])}${straight([440, 900], [580, 900])}`
  return (
    stroke(straight([150, 560], [FRONT + 500, 560]), '#1b1e21', 110) +
    stroke(straight([150, 596], [FRONT + 300, 596]), '#6d7479', 10) +
    fill(coupling, '#2a2e32') +
    box([470, 760, 70, 640], 20, { fill: '#3a3f44' }) +
    disc(505, 120, 118, '#1b1d20') +
    disc(505, 120, 52, '#8a9197') +
    roundStroke(crank, '#24282b', 34) +
    bottle(640) +
    bottle(900)
  )
}

/** The coloured stripe along the flank and the dark one under it. */
function stripes(id: string): string {
  const end = BACK + 60
  const wide =
    `M${at(FRONT, 1330)}C${at(2900, 1380)} ${at(4300, 1150)} ${at(end, 1560)}` +
    `V-1330C${at(4400, 940)} ${at(2900, 1150)} ${at(FRONT, 1130)}Z`
  const thin =
    `M${at(FRONT, 1090)}C${at(2900, 1110)} ${at(4400, 900)} ${at(end, 1260)}` +
    `V-1190C${at(4400, 830)} ${at(2900, 1050)} ${at(FRONT, 1040)}Z`
  return fill(wide, url(`${id}accent`)) + fill(thin, '#2b3136')
}

function shell(id: string): string {
  const outline = contour(SHELL)
  const [left, width] = [FRONT - 40, BACK - FRONT + 100]
  const underbody = polygon([
    [FRONT + 200, 600],
    [BACK - 200, 600],
    [BACK - 200, 330],
    [FRONT + 900, 330],
  ])
  const sky = `M${at(FRONT, 2500)}C${at(2800, 2560)} ${at(5200, 2560)} ${at(BACK + 50, 2500)}`
  return (
    fill(underbody, '#0d0f10') +
    fill(outline, url(`${id}shell`)) +
    clipped(
      `${id}body`,
      stripes(id),
      box([left, 900, width, 400], 0, { fill: url(`${id}plate`) }),
      box([left, 912, width, 24], 0, { fill: '#c3c9cd' }),
      box([left, 900, width, 400], 0, { fill: '#000', opacity: 0.12 }),
      stroke(sky, '#fff', 70, 0.8, blurred(`${id}broad`)),
      box([left, 2900, width, 2400], 0, { fill: url(`${id}ends`) }),
      stroke(outline, '#7b858d', 44, 0.8),
      stroke(outline, '#fff', 12, 0.8),
    )
  )
}

/** A tinted window: left edge, lower edge, width and height. */
function tintedWindow(id: string, x: number, foot: number, width: number, height: number): string {
  const head = foot + height
  const glint = polygon([
    [x + width * 0.2, foot + 24],
    [x + width * 0.46, head - 24],
    [x + width * 0.66, head - 24],
    [x + width * 0.4, foot + 24],
  ])
  return (
    box([x, head, width, height], 56, { fill: '#0c0f12' }) +
    box([x + 20, head - 20, width - 40, height - 40], 40, { fill: url(`${id}glass`) }) +
    fill(glint, '#fff', 0.14) +
    stroke(straight([x + 60, head - 34], [x + width - 60, head - 34]), '#fff', 8, 0.22)
  )
}

function door(id: string): string {
  const frame = [5560, 2480, 720, 1800] as const
  return (
    box(frame, 50, { fill: '#fff', 'fill-opacity': 0.35, stroke: '#6c757d', 'stroke-width': 16 }) +
    box([5569, 2473, 720, 1800], 50, { stroke: '#fff', 'stroke-width': 5, opacity: 0.8 }) +
    box([5660, 2360, 520, 640], 44, {
      fill: url(`${id}glass`),
      stroke: '#0c0f12',
      'stroke-width': 16,
    }) +
    fill('M5760-1740L5900-2350H6010L5870-1740Z', '#fff', 0.13) +
    box([5610, 1560, 60, 130], 22, { fill: '#1b1f23' }) +
    box([5620, 470, 600, 60], 14, { fill: '#272b2f' }) +
    stroke('M5700-470V-560M6140-470V-560', '#272b2f', 30)
  )
}

/** Hatches, vents, the rolled-up awning, the roof's air conditioner and the lamps. */
function fittings(): string {
  const cooler: Point[] = [
    [3300, 2810, 30],
    [3380, 2990, 90, 4],
    [4260, 2990, 90],
    [4340, 2815, 30],
  ]
  const vents = [2090, 2030, 1970, 1910, 1850].map((height) => `M4480-${height}h440`).join('')
  const rim = (stroke: string, width: number) => ({ stroke, 'stroke-width': width })
  return (
    box([4400, 1500, 420, 300], 30, rim('#9aa3aa', 12)) +
    box([4440, 2160, 520, 380], 36, { fill: '#dfe4e7', ...rim('#98a1a8', 12) }) +
    stroke(vents, '#8a939a', 14) +
    roundStroke('M2000-2660H6900', '#848d94', 120) +
    roundStroke('M2000-2690H6900', '#f6f8f9', 34) +
    roundStroke('M2000-2612H6900', '#4d555b', 18, 0.7) +
    fill(contour(cooler), '#d7dce0', undefined, rim('#a3abb1', 10)) +
    stroke('M3420-2978H4230', '#fff', 16) +
    box([BACK - 60, 1250, 64, 300], 24, { fill: '#b5141c' }) +
    box([FRONT + 60, 900, 90, 40], 16, { fill: '#e78a1e' })
  )
}

/** The spats over both axles. */
function wheelArches(): string {
  const [first, second] = AXLES
  const well: Point[] = [
    [first - 470, 520, 30],
    [first - 330, 830, 120, 8],
    [second + 330, 830, 120, 8],
    [second + 470, 520, 30],
  ]
  const spat: Point[] = [
    [first - 500, 540, 30],
    [first - 350, 880, 120, 8],
    [second + 350, 880, 120, 8],
    [second + 500, 540, 30],
    [second + 430, 540, 20],
    [second + 310, 810, 120],
    [first - 310, 810, 120],
    [first - 430, 540, 20],
  ]
  const shine = straight([first - 340, 868], [second + 340, 868])
  return (
    fill(contour(well), '#15181a') +
    fill(contour(spat), '#31363a') +
    stroke(shine, '#9ba2a8', 10, 0.7)
  )
}

/**
 * A twin-axle touring caravan from its left side, white with stripes in the paint's colour; in
 * millimetres.
 */
export function caravan(id: string, paint: Paint): Drawing {
  return {
    defs: defs(id, paint),
    shapes:
      drawbar() +
      shell(id) +
      tintedWindow(id, 1880, 1560, 1080, 620) +
      tintedWindow(id, 3260, 1640, 900, 540) +
      tintedWindow(id, 6480, 1660, 520, 500) +
      door(id) +
      fittings() +
      wheelArches() +
      AXLES.map((axle) => wheelAt(id, axle, WHEEL_RADIUS)).join(''),
    height: HEIGHT,
    length: LENGTH,
    wheels: AXLES,
    wheelRadius: WHEEL_RADIUS,
    silhouette: { path: contour(SHELL), colour: '#dfe3e6' },
    endOn: false,
  }
}
