import { contour, line, type Point, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { disc, fill, group, ring, stroke, url } from '../svg.ts'
import type { BikePlan } from './plan.ts'
import { tube } from './tube.ts'

const SPRING_ON_LIGHT_PAINT = '#b6232a'
const SPRING = '#c9a227'

/** Swing arm, chain, and the spring with its coils. */
export function swingArm({ rear, swingArm: [x, height], spring }: BikePlan, paint: Paint): string {
  const arm = line([
    [x, height],
    [x + (rear.x - x) * 0.55, height - 50, 90],
    [rear.x, rear.radius],
  ])
  const chain = `${straight([x, height + 44], [rear.x, rear.radius + 60])}${straight([x, height - 36], [rear.x, rear.radius - 60])}`
  const coil = straight(...spring)
  return (
    stroke(coil, '#1b1e21', 66) +
    stroke(coil, paint.isLight ? SPRING_ON_LIGHT_PAINT : SPRING, 58, 1, {
      'stroke-dasharray': '13 12',
    }) +
    stroke(chain, '#43484d', 16) +
    stroke(chain, '#8d949a', 5, 0.7, { 'stroke-dasharray': '10 8' }) +
    tube(arm, 70, '#3f454a', '#c3cad0')
  )
}

/** A finned cylinder with its head, leaning by degrees towards the rear. */
function cylinder(id: string, { engine }: BikePlan, angle: number): string {
  const { radius, cylinderLength: length, isBright } = engine
  const half = radius * 0.82
  const barrel: Point[] = [
    [-half, radius * 0.4, 10],
    [-half, length - 70, 20],
    [half, length - 70, 20],
    [half, radius * 0.4, 10],
  ]
  const head: Point[] = [
    [-half * 1.04, length - 90, 20],
    [-half * 0.9, length, 50],
    [half * 0.9, length, 50],
    [half * 1.04, length - 90, 20],
  ]
  const count = Math.floor((length - radius * 0.6 - 60) / 24)
  const fins = Array.from({ length: count }, (_, i) => {
    const height = radius * 0.62 + i * 24
    return straight([-half * 1.08, height], [half * 1.08, height])
  })
  return group(
    { transform: `translate(${engine.x} ${-engine.height}) rotate(${angle})` },
    fill(contour(barrel), isBright ? '#3b4045' : '#24282c'),
    stroke(fins.join(''), isBright ? '#c3cad0' : '#6f767c', 10, 0.85),
    fill(contour(head), url(`${id}${isBright ? 'chrome' : 'steel'}`)),
    stroke(straight([-half * 0.8, length - 22], [half * 0.8, length - 22]), '#fff', 6, 0.4),
  )
}

function cover(x: number, height: number, radius: number, colour: string): string {
  return (
    disc(x, height, radius, colour) +
    ring(x, height, radius - 4, '#e3e8eb', 6, 0.5) +
    ring(x, height, radius * 0.62, '#000', 6, 0.35) +
    disc(x - radius * 0.2, height + radius * 0.24, radius * 0.34, '#fff', 0.12)
  )
}

/** Cylinders, crankcase, gearbox and their covers. */
export function engine(id: string, plan: BikePlan): string {
  const { x, height, radius, cylinders, isBright } = plan.engine
  const metal = url(`${id}${isBright ? 'chrome' : 'steel'}`)
  const crankcase: Point[] = [
    [x - radius * 1.25, height - radius * 0.5, 60],
    [x - radius * 1.1, height + radius * 0.75, 60],
    [x + radius * 1.2, height + radius * 0.75, 60],
    [x + radius * 2.1, height + radius * 0.45, 60],
    [x + radius * 2.15, height - radius * 0.5, 60],
    [x + radius * 1.2, height - radius * 1.15, 70],
    [x - radius * 0.8, height - radius * 1.15, 70],
  ]
  return (
    cylinders.map((angle) => cylinder(id, plan, angle)).join('') +
    fill(contour(crankcase), '#2b2f33') +
    stroke(contour(crankcase), '#7d848a', 6, 0.5) +
    cover(x - radius * 0.1, height - radius * 0.1, radius * 0.84, metal) +
    cover(x + radius * 1.45, height - radius * 0.02, radius * 0.5, metal) +
    stroke(
      straight(
        [x - radius * 1.1, height - radius * 0.98],
        [x + radius * 1.5, height - radius * 0.98],
      ),
      '#0c0d0e',
      10,
      0.6,
    )
  )
}

/** Fork, caliper, and the yokes that hold the fork. */
export function frontEnd(id: string, { front, fork }: BikePlan): string {
  const { x, radius, disc: brake } = front
  const [headX, headH] = fork.head
  const share = (fork.bootTo - radius) / (headH - radius)
  const boot: readonly [number, number] = [x + (headX - x) * share, fork.bootTo]
  const caliper: Point[] = [
    [x + brake * 0.55, radius + brake * 0.95, 24],
    [x + brake * 1.05, radius + brake * 0.95, 24],
    [x + brake * 1.2, radius + brake * 0.2, 24],
    [x + brake * 0.75, radius + brake * 0.15, 24],
  ]
  const upper = straight(boot, fork.head)
  const colour = fork.gold ? '#b1893a' : url(`${id}alloy`)
  return (
    fill(contour(caliper), '#2b3034') +
    stroke(contour(caliper), '#9aa1a7', 5, 0.6) +
    stroke(upper, '#0e1011', fork.width) +
    stroke(upper, colour, fork.width * 0.78) +
    stroke(upper, '#fff', 7, 0.5, { transform: 'translate(-10 0)' }) +
    tube(straight([x, radius], boot), fork.width, '#2b2f33', '#aab2b8') +
    tube(straight([headX - 50, headH - 130], [headX + 70, headH - 110]), 46, '#22262a') +
    disc(x, radius, 30, '#15181a')
  )
}
