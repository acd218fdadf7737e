import { at, contour, type Point, polygon, straight } from '../contour.ts'
import { blurred, box, clipped, fill, stroke, url } from '../svg.ts'
import { AXLES, BACK, FRONT, SHELL } from './dimensions.ts'

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

/** Walls and roof over the underbody; stripes and gloss are clipped to the outline. */
export function shell(id: string): string {
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

/** The wheel spats over both axles. */
export function wheelArches(): string {
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
