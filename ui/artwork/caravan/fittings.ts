import { contour, type Point, polygon, straight } from '../contour.ts'
import { box, disc, fill, roundStroke, stroke, url } from '../svg.ts'
import { BACK, FRONT } from './dimensions.ts'

/** Drawbar, coupling, jockey wheel and gas bottles. */
export function drawbar(): string {
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

/** A tinted window: left edge, lower edge, width and height. */
export function tintedWindow(
  id: string,
  x: number,
  foot: number,
  width: number,
  height: number,
): string {
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

export function door(id: string): string {
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
export function fittings(): string {
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
