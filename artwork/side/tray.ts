import { contour, line, type Point, polygon, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, fill, roundStroke, stroke, url, verticalGradient } from '../svg.ts'
import type { SideFrame } from './frame.ts'

const NO_BED = { from: 0, rim: 0 }
const bedOf = ({ body }: SideFrame) => body.bed ?? NO_BED

/** The gap between cab and tray, and the tray's rim. */
function tub(id: string, frame: SideFrame, paint: Paint): string {
  const { length, sill } = frame.body
  const { from, rim } = bedOf(frame)
  const gap = (x: number) => straight([x + 16, rim + 18], [x, sill + 20])
  return clipped(
    `${id}body`,
    stroke(gap(from + 22), paint.deepShade, 24),
    stroke(gap(from + 40), paint.highlight, 5, 0.5),
    stroke(straight([from + 60, rim + 4], [length, rim + 14]), '#15181b', 50),
    stroke(straight([from + 70, rim - 24], [length - 30, rim - 14]), paint.highlight, 6, 0.55),
    stroke(straight([length - 136, rim - 20], [length - 141, sill + 130]), paint.deepShade, 8),
  )
}

/** The sports bar behind the cab. */
function sportsBar(frame: SideFrame): string {
  const { from, rim } = bedOf(frame)
  const bar = (up: number, end: number) =>
    line([
      [from + 80, rim - 4],
      [from + 190, rim + 400 + up, 150, 12],
      [from + 470, rim + 352 + up, 150],
      [from + end, rim - 4 + up],
    ])
  return (
    roundStroke(bar(0, 760), '#16191c', 60) +
    roundStroke(bar(12, 744), '#8d959c', 8, 0.6) +
    stroke(straight([from + 330, rim], [from + 400, rim + 370]), '#16191c', 34)
  )
}

/** A painted canopy with a window, over the tub. */
function canopy(id: string, frame: SideFrame, paint: Paint): string {
  const { from, rim } = bedOf(frame)
  const end = frame.body.length - 40
  const head = frame.roof - 12
  const shell: Point[] = [
    [from + 56, rim - 2],
    [from + 56, head - 14, 40, 2],
    [end - 330, head - 20, 190, 4],
    [end, rim - 2],
  ]
  const pane: Point[] = [
    [from + 190, rim + 70, 40],
    [from + 190, head - 110, 40, 2],
    [end - 420, head - 116, 90],
    [end - 220, rim + 70, 50],
  ]
  const glint = polygon([
    [from + 420, rim + 76],
    [from + 690, head - 118],
    [from + 860, head - 118],
    [from + 590, rim + 76],
  ])
  return (
    fill(contour(shell), paint.base) +
    fill(contour(shell), url(`${id}canopy`)) +
    stroke(straight([from + 110, head - 34], [end - 400, head - 40]), paint.highlight, 20, 0.5) +
    fill(contour(pane), '#1a2026') +
    fill(glint, '#fff', 0.13) +
    stroke(contour(pane), '#07080a', 14) +
    stroke(straight([from + 60, rim + 6], [end - 6, rim + 6]), '#0c0e10', 14)
  )
}

/** A flat aluminium tray on the chassis, with headboard, drop sides and mudguard. */
function tray(id: string, frame: SideFrame): string {
  const { length, rearAxle, wheelRadius } = frame.body
  const { from } = bedOf(frame)
  const floor = wheelRadius * 2 + 120
  const top = floor + 290
  const start = from + 50
  const ribs = Array.from({ length: 3 }, (_, i) => start + ((length - start) * (i + 1)) / 4)
  const posts = [start + 20, start + 170].map((x) => straight([x, top], [x, frame.roof - 30]))
  const bars = [0.1, 0.45, 0.8].map((share) => {
    const height = top + (frame.roof - 40 - top) * share
    return straight([start + 14, height], [start + 40, height])
  })
  const guard: Point[] = [
    [rearAxle - wheelRadius - 70, wheelRadius + 40, 30],
    [rearAxle - wheelRadius - 30, floor - 64, 130],
    [rearAxle + wheelRadius + 30, floor - 64, 130],
    [rearAxle + wheelRadius + 80, wheelRadius - 60, 30],
    [rearAxle + wheelRadius + 46, wheelRadius - 60, 20],
    [rearAxle + wheelRadius - 10, floor - 96, 120],
    [rearAxle - wheelRadius + 10, floor - 96, 120],
  ]
  return (
    box([from - 120, 640, length - from, 130], 0, { fill: '#101214' }) +
    box([start, floor, length - start, 62], 6, { fill: '#2a2e32' }) +
    fill(contour(guard), '#17191c') +
    roundStroke(`${posts[0]}`, '#8b9299', 44) +
    roundStroke(`${posts[0]}`, '#f2f4f5', 12, 0.7) +
    stroke(bars.join(''), '#8b9299', 26) +
    box([start, top, length - start, top - floor], 8, { fill: url(`${id}tray`) }) +
    stroke(straight([start, top - 10], [length, top - 10]), '#fff', 14, 0.8) +
    stroke(straight([start, floor + 96], [length, floor + 96]), '#6d757c', 5, 0.6) +
    stroke(straight([start, floor + 190], [length, floor + 190]), '#6d757c', 5, 0.6) +
    ribs
      .map((x) => box([x - 12, top, 24, top - floor], 4, { fill: '#7c848b', opacity: 0.75 }))
      .join('') +
    box([length - 90, floor - 40, 90, 80], 10, { fill: '#a5131b' }) +
    box([length - 190, floor - 40, 92, 80], 10, { fill: '#c97a1c' })
  )
}

/** The gradients of aluminium and of a canopy's shade. */
export function trayDefs(id: string, frame: SideFrame, paint: Paint): string {
  if (!frame.body.bed) return ''
  const { rim } = frame.body.bed
  if (frame.has('canopy')) {
    return verticalGradient(`${id}canopy`, frame.roof, rim, [
      [0, paint.light, 0.9],
      [0.3, paint.base, 0],
      [1, paint.shade, 0.75],
    ])
  }
  if (!frame.has('tray')) return ''
  return verticalGradient(`${id}tray`, rim, rim - 380, [
    [0, '#e6eaed'],
    [0.3, '#bcc3c9'],
    [0.65, '#a3abb2'],
    [1, '#7d858c'],
  ])
}

/** What a ute has behind its cab. */
export function uteTray(id: string, frame: SideFrame, paint: Paint): string {
  if (frame.has('tray')) return tray(id, frame)
  if (!frame.has('tub')) return ''
  return (
    tub(id, frame, paint) +
    (frame.has('canopy') ? canopy(id, frame, paint) : '') +
    (frame.has('sports-bar') ? sportsBar(frame) : '')
  )
}
