import { at, contour, line, type Point, polygon, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { blurred, box, clipped, fill, roundStroke, stroke, url } from '../svg.ts'
import type { CaravanPlan } from './plan.ts'

/** Stripes on a white caravan, where its own paint would not show. */
const STRIPES_ON_WHITE = ['#3f5f78', '#8a5a34', '#56653f']

/** The colour of a caravan's stripes. */
export const stripesOf = (paint: Paint, style: number): string =>
  (paint.isLight ? STRIPES_ON_WHITE[style] : undefined) ?? paint.base

/** A band along the flank that rises and widens towards the rear, or two level ones. */
function stripes({ front, back, floor, top, style }: CaravanPlan, paint: Paint): string {
  const colour = stripesOf(paint, style)
  const wall = top - floor
  const up = (share: number) => floor + wall * share
  if (style === 1) {
    return (
      box([front - 40, up(0.44), back - front + 80, 210], 0, { fill: colour }) +
      box([front - 40, up(0.33), back - front + 80, 44], 0, { fill: '#2b3136' })
    )
  }
  if (style === 2) {
    const wedge = polygon([
      [front - 40, up(0.2)],
      [front - 40, up(0.56)],
      [front + 900, up(0.4)],
      [back + 60, up(0.4)],
      [back + 60, up(0.2)],
    ])
    const line2 = straight([front + 930, up(0.46)], [back + 60, up(0.46)])
    return fill(wedge, '#30363b') + stroke(line2, colour, 60)
  }
  const wave = (from: number, to: number) =>
    `M${at(front - 40, up(from))}C${at(front + 1700, up(from + 0.02))} ${at(back - 2400, up(to - 0.16))} ${at(back + 60, up(to))}`
  const wide = `${wave(0.36, 0.5)}V${-up(0.36)}C${at(back - 2400, up(0.2))} ${at(front + 1700, up(0.3))} ${at(front - 40, up(0.28))}Z`
  return fill(wide, colour) + stroke(wave(0.245, 0.33), '#2b3136', 46)
}

/** Rows of rivets between the panels of an aluminium shell. */
function rivets({ front, back, floor, top }: CaravanPlan): string {
  const seams = Array.from({ length: 5 }, (_, i) => front + ((back - front) * (i + 1)) / 6)
  const rows = seams.map((x) => straight([x, floor], [x, top])).join('')
  const level = straight([front, floor + 560], [back, floor + 560])
  const dots = { 'stroke-dasharray': '1 46', 'stroke-linecap': 'round' }
  return (
    stroke(rows + level, '#6b757d', 5, 0.6) +
    stroke(rows + level, '#47505a', 15, 0.55, { ...dots, transform: 'translate(18 0)' })
  )
}

/** Checker plate along the lower wall and, against stones, up the front. */
function plates(id: string, { front, back, floor, isOffRoad, kind }: CaravanPlan): string {
  const plate = url(`${id}plate`)
  const [left, width] = [front - 60, back - front + 120]
  const guard = polygon([
    [left, floor + 240],
    [left, floor + 1180],
    [front + 150, floor + 1060],
    [front + 420, floor + 240],
  ])
  return (
    box([left, floor + 250, width, 300], 0, { fill: plate }) +
    (isOffRoad && kind !== 'camper' ? fill(guard, plate) : '') +
    box([left, floor + 262, width, 22], 0, { fill: '#c3c9cd' })
  )
}

/** The walls with their gloss, stripes, rivets and plates, over the underbody. */
export function shell(id: string, plan: CaravanPlan, paint: Paint): string {
  const { front, back, floor, top, kind } = plan
  const outline = contour(plan.shell)
  const [left, width] = [front - 60, back - front + 120]
  const sky = straight([front - 40, top - 190], [back + 60, top - 210])
  const underbody = box([front + 120, floor + 30, back - front - 240, 170], 0, { fill: '#0d0f10' })
  return (
    underbody +
    fill(outline, url(`${id}shell`)) +
    clipped(
      `${id}body`,
      kind === 'silver' ? rivets(plan) : kind === 'camper' ? '' : stripes(plan, paint),
      kind === 'silver' ? '' : plates(id, plan),
      stroke(sky, '#fff', 90, 0.7, blurred(`${id}broad`)),
      box([left, top + 20, width, top], 0, { fill: url(`${id}ends`) }),
      stroke(outline, '#5d666e', 26, 0.7),
      stroke(outline, '#fff', 9, 0.7),
    )
  )
}

/** The raised roof of a pop-top: canvas with its windows, and the lid. */
export function popTop({ front, back, top }: CaravanPlan): string {
  const [from, to] = [front + 520, back - 260]
  const canvas: Point[] = [
    [from, top - 30],
    [from + 20, top + 400],
    [to - 20, top + 400],
    [to, top - 30],
  ]
  const lid: Point[] = [
    [from - 190, top + 380, 30],
    [from - 120, top + 480, 80, 4],
    [to + 60, top + 500, 90, 4],
    [to + 120, top + 380, 30],
  ]
  const folds = Array.from({ length: 9 }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / 9
    return straight([x, top + 10], [x + 12, top + 380])
  })
  const mesh = [0.2, 0.62].map((share) =>
    box([from + (to - from) * share, top + 330, 760, 240], 30, { fill: '#3d454c' }),
  )
  return (
    fill(polygon(canvas.map(([x, height]) => [x, height] as const)), '#a9a595') +
    stroke(folds.join(''), '#7d796b', 12, 0.5) +
    mesh.join('') +
    stroke(straight([from, top - 14], [to, top - 14]), '#000', 30, 0.25) +
    fill(contour(lid), '#eef1f3') +
    stroke(straight([from - 120, top + 396], [to + 90, top + 396]), '#9aa3aa', 26) +
    stroke(contour(lid), '#6f7880', 9, 0.7)
  )
}

/** The folded tent under its cover on a camper trailer, and the hatches of its kitchen. */
export function camperTop({ front, back, floor, top }: CaravanPlan): string {
  const cover: Point[] = [
    [front + 10, top - 20, 30],
    [front + 30, top + 190, 120, 6],
    [front + 400, top + 300, 180, 10],
    [back - 260, top + 300, 180, 10],
    [back + 10, top + 170, 120],
    [back + 20, top - 20, 30],
  ]
  const straps = [0.25, 0.5, 0.75].map((share) => {
    const x = front + (back - front) * share
    return straight([x, top - 90], [x, top + 304])
  })
  const shine = line([
    [front + 120, top + 220],
    [front + 420, top + 274, 120, 6],
    [back - 280, top + 274],
  ])
  const hatch = (from: number, to: number) => {
    const left = front + (back - front) * from
    return box([left, top - 110, (back - front) * (to - from), top - floor - 480], 24, {
      stroke: '#000',
      'stroke-opacity': 0.45,
      'stroke-width': 11,
    })
  }
  return (
    fill(contour(cover), '#3a4046') +
    stroke(shine, '#8b949b', 26, 0.6) +
    stroke(straps.join(''), '#16191c', 34) +
    hatch(0.06, 0.36) +
    hatch(0.7, 0.94) +
    roundStroke(straight([front + 420, top - 330], [front + 560, top - 330]), '#16191c', 30) +
    stroke(straight([front - 20, top - 16], [back + 10, top - 16]), '#15181b', 36)
  )
}
