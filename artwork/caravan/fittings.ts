import { contour, type Point, polygon, straight } from '../contour.ts'
import { box, disc, fill, roundStroke, stroke, url } from '../svg.ts'
import type { CaravanPlan } from './plan.ts'

/** Where the windows begin, as a share of the wall in front of the door. */
const WINDOWS_FROM = 0.13

/** A tinted window: left edge, lower edge, width and height. */
function tintedWindow(
  id: string,
  [x, foot, width, height]: readonly [number, number, number, number],
  radius: number,
): string {
  const head = foot + height
  const glint = polygon([
    [x + width * 0.2, foot + 24],
    [x + width * 0.46, head - 24],
    [x + width * 0.66, head - 24],
    [x + width * 0.4, foot + 24],
  ])
  return (
    box([x - 10, head + 10, width + 20, height + 20], radius + 10, { fill: '#fff', opacity: 0.5 }) +
    box([x, head, width, height], radius, { fill: '#0c0f12' }) +
    box([x + 20, head - 20, width - 40, height - 40], radius - 16, { fill: url(`${id}glass`) }) +
    fill(glint, '#fff', 0.14) +
    stroke(straight([x + 60, head - 34], [x + width - 60, head - 34]), '#fff', 8, 0.25)
  )
}

/** The windows, between the front end and the door and behind it. */
export function windows(id: string, plan: CaravanPlan): string {
  const { front, back, top, kind, door = back } = plan
  const height = kind === 'poptop' ? 460 : 580
  const foot = top - height - (kind === 'poptop' ? 230 : 440)
  const radius = kind === 'silver' ? 120 : 56
  const room = door - front
  const panes = [
    [front + room * WINDOWS_FROM, foot, room * 0.27, height],
    [front + room * 0.52, foot + 40, room * 0.25, height - 40],
    [door + 800, foot + 60, back - door - 1060, height - 60],
  ] as const
  return panes
    .filter(([, , width]) => width > 250)
    .map((pane) => tintedWindow(id, pane, radius))
    .join('')
}

/** The door with its window, handle and folding step. */
export function door(id: string, { door: x, floor, top, kind }: CaravanPlan): string {
  if (x === undefined) return ''
  const head = Math.min(top - 130, floor + 1960)
  const pane = [x + 110, head - 120, 480, Math.min(560, head - floor - 900)] as const
  const radius = kind === 'silver' ? 130 : 50
  return (
    box([x, head, 700, head - floor - 60], radius, {
      fill: '#fff',
      'fill-opacity': 0.08,
      stroke: '#626b73',
      'stroke-width': 15,
    }) +
    box([x + 9, head - 7, 700, head - floor - 60], radius, {
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.8,
    }) +
    box(pane, kind === 'silver' ? 90 : 44, {
      fill: url(`${id}glass`),
      stroke: '#0c0f12',
      'stroke-width': 16,
    }) +
    box([x + 50, floor + 930, 60, 130], 22, { fill: '#1b1f23' }) +
    box([x + 60, floor - 70, 580, 54], 14, { fill: '#272b2f' }) +
    stroke(
      `M${x + 140} ${-floor + 70}V${-floor}M${x + 560} ${-floor + 70}V${-floor}`,
      '#272b2f',
      30,
    )
  )
}

/** The rolled-up awning in its rail, with its arms. */
function awning({ front, back, door = back, top }: CaravanPlan): string {
  const [from, to] = [front + (door - front) * WINDOWS_FROM - 90, Math.min(back - 90, door + 750)]
  const roll = straight([from, top - 130], [to, top - 130])
  const arms = `${straight([from + 20, top - 130], [from + 20, top - 1150])}${straight([to - 20, top - 130], [to - 20, top - 1150])}`
  return (
    roundStroke(arms, '#98a1a8', 28) +
    roundStroke(roll, '#737c84', 124) +
    roundStroke(straight([from, top - 104], [to, top - 104]), '#f6f8f9', 36) +
    roundStroke(straight([from, top - 176], [to, top - 176]), '#3f474e', 16, 0.7) +
    disc(from, top - 130, 50, '#5d666e') +
    disc(to, top - 130, 50, '#5d666e')
  )
}

function cooler({ front, top }: CaravanPlan): string {
  const x = front + 1900
  const shape: Point[] = [
    [x, top - 10, 30],
    [x + 80, top + 170, 90, 4],
    [x + 900, top + 170, 90],
    [x + 990, top - 10, 30],
  ]
  return (
    fill(contour(shape), '#d7dce0', undefined, { stroke: '#8f989f', 'stroke-width': 10 }) +
    stroke(straight([x + 130, top + 158], [x + 860, top + 158]), '#fff', 16)
  )
}

/** Hatches, vents, awning, air conditioner and lamps. */
export function fittings(plan: CaravanPlan): string {
  const { front, back, floor, top, kind, door: doorX = back } = plan
  const rim = (colour: string, width: number) => ({ stroke: colour, 'stroke-width': width })
  const x = front + (doorX - front) * 0.8
  const vents = [0, 60, 120, 180].map((by) => `M${x + 40} ${-(top - 620 - by)}h380`).join('')
  const lamps =
    box([back - 56, floor + 700, 62, 300], 24, { fill: '#b5141c' }) +
    box([front + 60, floor + 420, 110, 40], 16, { fill: '#e78a1e' }) +
    box([back - 200, floor + 200, 110, 36], 14, { fill: '#b5141c' })
  if (kind === 'camper') return lamps
  return (
    box([front + 260, floor + 600, 620, 280], 30, rim('#8e979e', 10)) +
    box([x, top - 580, 460, 280], 30, { fill: '#dfe4e7', ...rim('#98a1a8', 12) }) +
    stroke(vents, '#8a939a', 14) +
    (plan.hasAwning ? awning(plan) : '') +
    (kind === 'poptop' ? '' : cooler(plan)) +
    lamps
  )
}
