import { contour, type Point, polygon, straight } from '../contour.ts'
import { box, disc, fill, roundStroke, stroke } from '../svg.ts'
import type { CaravanPlan } from './plan.ts'

const STEEL = '#1b1e21'

function gasBottle(x: number, foot: number): string {
  return (
    box([x, foot + 620, 230, 620], 90, { fill: '#c9ced2' }) +
    box([x + 30, foot + 600, 50, 560], 25, { fill: '#fff', opacity: 0.75 }) +
    box([x + 160, foot + 620, 70, 620], 35, { fill: '#000', opacity: 0.22 }) +
    box([x + 70, foot + 690, 90, 80], 22, { fill: '#7d848a' })
  )
}

function jerryCan(x: number, foot: number): string {
  const cross = `${straight([x + 50, foot + 90], [x + 200, foot + 380])}${straight([x + 200, foot + 90], [x + 50, foot + 380])}`
  return (
    box([x, foot + 470, 250, 470], 34, { fill: '#5a6447' }) +
    box([x, foot + 470, 90, 470], 34, { fill: '#fff', opacity: 0.14 }) +
    stroke(cross, '#3c442e', 16) +
    box([x + 60, foot + 520, 130, 60], 16, { fill: '#3c442e' })
  )
}

/** Drawbar, coupling and jockey wheel, with gas bottles, or cans and a box against stones. */
export function drawbar({ front, floor, isOffRoad, kind }: CaravanPlan): string {
  const bar = floor + 70
  const coupling = polygon([
    [40, bar - 30],
    [60, bar + 50],
    [240, bar + 56],
    [240, bar - 46],
  ])
  const crank = `${straight([475, bar + 200], [475, bar + 340])}${straight([410, bar + 340], [550, bar + 340])}`
  const rough =
    jerryCan(640, bar + 50) +
    box([920, bar + 470, 420, 420], 24, { fill: '#4b5157' }) +
    box([920, bar + 470, 420, 60], 20, { fill: '#8e959b' })
  const smooth = kind === 'silver' || kind === 'touring' || kind === 'poptop'
  return (
    stroke(straight([150, bar], [front + 500, bar]), STEEL, 110) +
    stroke(straight([150, bar + 36], [front + 300, bar + 36]), '#6d7479', 10) +
    fill(coupling, '#2a2e32') +
    disc(96, bar + 6, 34, '#0e1011') +
    box([440, bar + 200, 70, bar + 80], 20, { fill: '#3a3f44' }) +
    disc(475, 120, 118, '#1b1d20') +
    disc(475, 120, 52, '#8a9197') +
    roundStroke(crank, '#24282b', 34) +
    (isOffRoad ? rough : smooth ? gasBottle(640, bar + 50) + gasBottle(900, bar + 50) : '')
  )
}

/** The spats over the axles, which follow the wheels. */
export function wheelArches({ axles, wheelRadius, floor, isOffRoad }: CaravanPlan): string {
  const first = Math.min(...axles)
  const last = Math.max(...axles)
  const top = wheelRadius * 2 + (isOffRoad ? 130 : 90)
  const arch = (reach: number, head: number, foot: number): Point[] => [
    [first - reach - 110, foot, 30],
    [first - reach + 40, head, 150, 8],
    [last + reach - 40, head, 150, 8],
    [last + reach + 110, foot, 30],
  ]
  const reach = wheelRadius + 30
  const foot = Math.min(floor - 10, wheelRadius + 60)
  const shine = straight([first - reach + 110, top + 52], [last + reach - 110, top + 52])
  return (
    fill(contour(arch(reach + 36, top + 64, foot)), '#31363a') +
    fill(contour(arch(reach, top, foot - 10)), '#0c0e0f') +
    stroke(shine, '#9ba2a8', 9, 0.7)
  )
}

/** The spare wheel and cans on the rear bar of an off-road caravan. */
export function rearBar({ back, floor, isOffRoad, wheelRadius }: CaravanPlan): string {
  if (!isOffRoad) return ''
  return (
    stroke(straight([back - 60, floor + 90], [back + 250, floor + 90]), STEEL, 90) +
    box([back + 40, floor + 190 + wheelRadius * 2, 210, wheelRadius * 2], 80, { fill: '#1a1c1f' }) +
    box([back + 90, floor + 40 + wheelRadius * 2, 150, wheelRadius * 2 - 300], 40, {
      fill: '#34393e',
    })
  )
}
