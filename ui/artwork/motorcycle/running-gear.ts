import { contour, line, type Point, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { disc, fill, ring, roundStroke, stroke, url } from '../svg.ts'
import { tube } from './tube.ts'

/** The height of both axles and the x of each. */
export type Axles = { height: number; front: number; rear: number }

const FRAME_ON_DARK_PAINT = '#8c1c22'
const SPRING_ON_LIGHT_PAINT = '#b6232a'
const SPRING = '#c9a227'

export function swingArm({ height, rear }: Axles, paint: Paint): string {
  const arm = line([
    [1180, 420],
    [1500, 372, 80],
    [rear, height],
  ])
  const chain = straight([1230, 440], [rear + 4, height + 4])
  const spring = straight([1270, 470], [1360, 800])
  return (
    tube(arm, 74, '#3a3f44') +
    tube(chain, 20, '#55595d') +
    stroke(`${straight([1150, 760], [1480, 850])}L1640-880`, '#1d2023', 44) +
    tube(spring, 40, paint.isLight ? SPRING_ON_LIGHT_PAINT : SPRING)
  )
}

function cover(x: number, height: number, radius: number): string {
  return disc(x, height, radius, '#464c52') + ring(x, height, radius, '#a8afb5', 7, 0.65)
}

export function engine(id: string): string {
  const block: Point[] = [
    [760, 420, 50],
    [770, 760, 40],
    [1060, 800, 40],
    [1230, 640, 60],
    [1240, 420, 60],
    [1100, 330, 60, 8],
    [860, 330, 60],
  ]
  const radiator: Point[] = [
    [720, 800, 20],
    [660, 560, 30],
    [740, 540, 20],
    [800, 780, 20],
  ]
  const fins = Array.from({ length: 7 }, (_, i) =>
    straight([820 - i * 6, 690 - i * 26], [1010 - i * 6, 720 - i * 26]),
  )
  const slats = Array.from({ length: 8 }, (_, i) =>
    straight([680 + i * 4, 570 + i * 27], [746 + i * 4, 578 + i * 27]),
  )
  return (
    fill(contour(block), url(`${id}engine`)) +
    cover(1075, 470, 118) +
    disc(1075, 470, 78, '#2d3135') +
    ring(1075, 470, 78, '#878e94', 5, 0.5) +
    cover(888, 452, 64) +
    stroke(fins.join(''), '#a1a8ae', 9, 0.65) +
    fill(contour(radiator), '#1a1d20') +
    stroke(slats.join(''), '#4d5358', 6)
  )
}

/** The frame's tubes, red against dark paint, and the painted belly pan. */
export function frameTubes(paint: Paint): string {
  const colour = paint.isDark ? FRAME_ON_DARK_PAINT : '#2b2f33'
  const lower = line([
    [720, 900],
    [930, 600, 60],
    [1190, 480],
  ])
  const upper = line([
    [740, 960],
    [1130, 800, 60],
    [1240, 520],
  ])
  const belly = contour([
    [640, 420, 60, 4],
    [690, 520, 40],
    [1010, 470, 40],
    [1180, 400, 50],
    [1100, 300, 60, 6],
    [740, 300, 80, 4],
  ])
  return (
    tube(lower, 46, colour) +
    tube(upper, 46, colour) +
    fill(belly, paint.shade) +
    stroke(straight([690, 500], [1010, 452]), paint.highlight, 9, 0.6)
  )
}

export function exhaust(id: string): string {
  const pipe = line([
    [760, 560],
    [720, 400, 120],
    [980, 300, 90],
    [1340, 330, 60],
    [1400, 380],
  ])
  const silencer: Point[] = [
    [1370, 330, 40],
    [1380, 450, 50],
    [1860, 560, 40, 2],
    [1890, 500, 26],
    [1860, 440, 40],
    [1460, 318, 50],
  ]
  return (
    tube(pipe, 52, '#7c8388', '#fff') +
    fill(contour(silencer), url(`${id}silencer`)) +
    stroke(straight([1862, 560], [1890, 470]), '#0f1112', 26)
  )
}

/** Fork, brake caliper and front mudguard. */
export function frontEnd(id: string, { height, front }: Axles, paint: Paint): string {
  const caliper: Point[] = [
    [front - 20, height + 190, 20],
    [front + 40, height + 210, 20],
    [front + 70, height + 110, 20],
    [front + 20, height + 90, 20],
  ]
  const guard: Point[] = [
    [40, 560, 20, 30],
    [330, 690, 60, 12],
    [560, 640, 30],
    [470, 610, 60],
    [330, 650, 60, 10],
  ]
  return (
    fill(contour(caliper), '#b38a1d') +
    tube(straight([front, height], [655, 1040]), 66, '#2b2f33') +
    stroke(straight([front + 130, height + 300], [640, 1010]), url(`${id}alloy`), 48) +
    stroke(straight([front + 120, height + 296], [628, 1010]), '#fff', 8, 0.5) +
    fill(contour(guard), paint.base) +
    stroke(quadratic([70, 590], [280, 712], [520, 648]), paint.highlight, 10, 0.7)
  )
}

/** Handlebar, grip and mirror. */
export function handlebar(): string {
  const bar = line([
    [650, 1060],
    [690, 1130, 40],
    [800, 1150, 40],
    [880, 1100],
  ])
  const mirror: Point[] = [
    [690, 1226, 14],
    [700, 1286, 22, 3],
    [800, 1284, 22],
    [806, 1232, 16],
  ]
  return (
    tube(bar, 34, '#191c1f') +
    roundStroke(straight([800, 1146], [890, 1096]), '#0e1011', 50) +
    tube(straight([720, 1140], [740, 1230]), 12, '#191c1f') +
    fill(contour(mirror), '#191c1f')
  )
}
