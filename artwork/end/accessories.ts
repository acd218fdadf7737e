import { contour, line, type Point, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { box, disc, fill, ring, roundStroke, stroke } from '../svg.ts'
import type { EndFrame } from './frame.ts'

const BLACK = '#15181b'
const EDGE = '#8d959c'
const SIDES = [1, -1] as const

/** Roof rails, or a luggage platform on its feet. */
function roofLoad({ has, middle, roof, roofShare, body }: EndFrame): string {
  const x = (share: number) => middle + share * body.width
  if (has('racks')) {
    const reach = roofShare - 0.03
    const feet = SIDES.map((side) =>
      straight([x(side * reach * 0.86), roof - 20], [x(side * reach * 0.86), roof + 70]),
    )
    return (
      stroke(feet.join(''), BLACK, 40) +
      roundStroke(straight([x(-reach), roof + 78], [x(reach), roof + 78]), BLACK, 52) +
      roundStroke(straight([x(-reach), roof + 96], [x(reach), roof + 96]), EDGE, 9, 0.7)
    )
  }
  if (!has('rails')) return ''
  const rails = SIDES.map((side) =>
    straight([x(side * (roofShare - 0.05)), roof - 14], [x(side * (roofShare - 0.05)), roof + 14]),
  )
  return roundStroke(rails.join(''), BLACK, 34)
}

/** The snorkel, on the car's left side as in the side view. */
function snorkel({ middle, roof, body, belt, isFront }: EndFrame): string {
  const side = isFront ? 1 : -1
  const x = (share: number) => middle + side * share * body.width
  const pipe = line([
    [x(0.46), belt - 60],
    [x(0.43), belt + 80, 40],
    [x(0.4), roof + 70],
  ])
  const left = x(0.4) - 62
  return (
    (isFront ? roundStroke(pipe, BLACK, 60) + roundStroke(pipe, EDGE, 8, 0.4) : '') +
    box([left, roof + 200, 124, 150], 26, { fill: BLACK }) +
    box([left + 16, roof + 180, 92, 100], 14, { fill: '#2c3136' })
  )
}

/** Channel, hoop, wings and lights of a bull bar. */
function bullBar({ middle, low, edge, lamps, body, symmetric }: EndFrame): string {
  const x = (share: number) => middle + share * body.width
  const channel = symmetric([
    [0.01, low + 310],
    [0.34, low + 320, 40],
    [0.5, low + 270, 60],
    [0.5, low + 130, 60],
    [0.3, low + 70, 60],
    [0.01, low + 70],
  ])
  const hoop = line([
    [x(-0.22), low + 280],
    [x(-0.19), edge + 30, 110],
    [x(0.19), edge + 30, 110],
    [x(0.22), low + 280],
  ])
  const wing = (side: number) =>
    line([
      [x(side * 0.21), lamps + 20],
      [x(side * 0.44), lamps + 80, 90],
      [x(side * 0.475), low + 280],
    ])
  const wings = SIDES.map(wing).join('')
  const lights = SIDES.map(
    (side) =>
      disc(x(side * 0.1), low + 410, 92, '#1d2125') +
      disc(x(side * 0.1), low + 410, 74, '#e6eff4') +
      ring(x(side * 0.1), low + 410, 84, '#7d858c', 10, 0.8),
  )
  const indicators = SIDES.map((side) =>
    box([x(side * 0.4) - 60, low + 240, 120, 46], 14, { fill: '#e78a1e' }),
  )
  return (
    roundStroke(wings, BLACK, 44) +
    fill(channel, BLACK) +
    stroke(straight([x(-0.34), low + 306], [x(0.34), low + 306]), EDGE, 8, 0.6) +
    roundStroke(hoop, BLACK, 54) +
    roundStroke(hoop, EDGE, 8, 0.4) +
    lights.join('') +
    indicators.join('')
  )
}

/** The spare wheel on the tailgate. */
function spareWheel({ middle, belt, body }: EndFrame): string {
  const [x, height] = [middle + 150, belt - 190]
  const radius = body.wheelRadius * 0.92
  return (
    disc(x + 8, height - 14, radius + 10, '#000', 0.35) +
    disc(x, height, radius, '#1a1c1f') +
    ring(x, height, radius - 34, '#000', 6, 0.5) +
    disc(x, height, radius * 0.68, '#2b2f33') +
    ring(x, height, radius * 0.66, '#7d858c', 8, 0.7) +
    disc(x, height, radius * 0.24, '#16191c')
  )
}

/** The wing at the end of a roof or a boot lid, from behind. */
function spoiler({ has, middle, body, glassTop, edge, roofShare }: EndFrame, paint: Paint): string {
  const height = has('boot') ? edge + 60 : glassTop + 26
  const reach = (has('boot') ? 0.4 : roofShare - 0.01) * body.width
  const wing: Point[] = [
    [middle - reach, height - 40, 24],
    [middle - reach + 30, height + 30, 40, 5],
    [middle + reach - 30, height + 30, 40],
    [middle + reach, height - 40, 24],
  ]
  return (
    fill(contour(wing), paint.base) +
    stroke(contour(wing), paint.deepShade, 8, 0.6) +
    roundStroke(
      straight([middle - reach * 0.8, height + 20], [middle + reach * 0.8, height + 20]),
      paint.highlight,
      8,
      0.6,
    ) +
    box([middle - 110, height - 6, 220, 22], 8, { fill: '#a5131b' })
  )
}

/** The hatch of a canopy above the tailgate. */
function canopy({ lamps, roof, symmetric, body }: EndFrame, paint: Paint): string {
  const rim = body.bed?.rim ?? lamps
  const shell = symmetric([
    [0.01, roof - 10, 0, 3],
    [0.37, roof - 40, 110, 3],
    [0.455, rim + 10, 20],
    [0.01, rim + 10],
  ])
  const pane = symmetric([
    [0.01, roof - 110, 0, 3],
    [0.32, roof - 124, 60],
    [0.385, rim + 80, 40],
    [0.01, rim + 76],
  ])
  return (
    fill(shell, paint.base) +
    stroke(shell, paint.deepShade, 10, 0.6) +
    fill(pane, '#1a2026') +
    stroke(pane, '#07080a', 14)
  )
}

/** The tailboard of a flat tray, with the headboard's bars above it and the chassis below. */
function tray({ middle, roof, body }: EndFrame): string {
  const floor = body.wheelRadius * 2 + 120
  const half = body.width * 0.5
  const top = floor + 290
  const [left, width] = [middle - half, half * 2]
  const posts = [-0.86, -0.3, 0.3, 0.86].map((share) =>
    straight([middle + share * half, top], [middle + share * half, roof - 40]),
  )
  const hinges = [-0.6, 0, 0.6].map((share) =>
    box([middle + share * half - 20, top, 40, 290], 6, { fill: '#7c848b', opacity: 0.7 }),
  )
  const lamps = SIDES.map(
    (side) =>
      box([middle + side * half * 0.8 - 130, floor - 50, 260, 110], 16, { fill: '#17191c' }) +
      box([middle + side * half * 0.8 - 112, floor - 66, 120, 78], 10, { fill: '#a5131b' }) +
      box([middle + side * half * 0.8 + 14, floor - 66, 98, 78], 10, { fill: '#c97a1c' }),
  )
  return (
    box([left - 20, floor, width + 40, floor - body.wheelRadius - 60], 30, { fill: '#141618' }) +
    stroke(posts.join(''), '#9aa2a9', 34) +
    stroke(straight([left + 110, roof - 50], [left + width - 110, roof - 50]), '#c3cad0', 44) +
    box([left, top, width, 290], 8, { fill: '#c2c9ce' }) +
    box([left, top, width, 60], 8, { fill: '#eef1f3' }) +
    box([left, floor + 70, width, 70], 8, { fill: '#8a929a' }) +
    hinges.join('') +
    lamps.join('')
  )
}

/** What stands behind the shell. */
export function behindRoof(frame: EndFrame): string {
  return roofLoad(frame) + (frame.has('snorkel') && !frame.isFront ? snorkel(frame) : '')
}

/** What is bolted to the front. */
export function frontAccessories(frame: EndFrame): string {
  return (frame.has('snorkel') ? snorkel(frame) : '') + (frame.has('bullbar') ? bullBar(frame) : '')
}

/** What is bolted to the rear, or built on it. */
export function rearAccessories(frame: EndFrame, paint: Paint): string {
  const { has } = frame
  return (
    (has('canopy') ? canopy(frame, paint) : '') +
    (has('tray') ? tray(frame) : '') +
    (has('spare') ? spareWheel(frame) : '') +
    (has('spoiler') ? spoiler(frame, paint) : '')
  )
}
