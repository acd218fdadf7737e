import { at, between, contour, type Point, polygon, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipPath, clipped, fill, roundStroke, stroke, url, verticalGradient } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

const BLACK_TRIM = '#2b3035'
const CHROME_TRIM = '#dfe4e8'
const POST = '#07090b'

export function glassDefs(id: string, frame: SideFrame): string {
  if (!frame.glass) return ''
  const { body } = frame
  const tint = verticalGradient(`${id}glass`, frame.glass.top, body.belt[0], [
    [0, '#1b2229'],
    [0.12, '#39444d'],
    [0.5, '#242c33'],
    [0.8, '#12171b'],
    [1, '#1f272d'],
  ])
  const sky = verticalGradient(`${id}sky`, frame.glass.top, body.belt[0], [
    [0, '#dfeaf2', 0.1],
    [0.55, '#c9d9e4', 0.34],
    [1, '#c9d9e4', 0.05],
  ])
  return clipPath(`${id}windows`, contour(body.glass)) + tint + sky
}

function seat(frame: SideFrame, x: number): string {
  const belt = frame.beltAt(x)
  const back: Point[] = [
    [x, belt - 60],
    [x + 20, belt + 150, 60, 4],
    [x + 60, belt + 235, 50, 6],
    [x + 150, belt + 225, 50, 4],
    [x + 190, belt + 110, 60, 4],
    [x + 220, belt - 60],
  ]
  return fill(contour(back), '#000', 0.42)
}

type Extent = NonNullable<SideFrame['glass']>

/** Seats and steering wheel behind the tinted glass. */
function cabin(frame: SideFrame, { left, right }: Extent): string {
  const usual = [0.36, 0.7].map((share) => left + (right - left) * share)
  const wheel = `M${at(left + 330, frame.beltAt(left) - 20)}l70 -90`
  const seats = (frame.body.seats ?? usual).map((x) => seat(frame, x))
  return seats.join('') + roundStroke(wheel, '#000', 26, 0.45)
}

/** The reflected sky, down to a horizon that rises towards the rear. */
function reflectedSky(id: string, frame: SideFrame, { left, right, top }: Extent): string {
  const horizon = (x: number) => frame.beltAt(x) + (top - frame.beltAt(x)) * 0.42
  const middle = (left + right) / 2
  const shape =
    `${quadratic([left, horizon(left) - 60], [middle, horizon(middle) + 90], [right, horizon(right) + 30])}` +
    `L${at(right, top + 40)}L${at(left, top + 40)}Z`
  return fill(shape, url(`${id}sky`))
}

/**
 * A slanted reflection across the windows, by the x of its start and end at the belt.
 */
function glint(
  frame: SideFrame,
  extent: Extent,
  from: number,
  to: number,
  opacity: number,
): string {
  const lean = 650
  const foot = frame.beltAt(from) - 60
  const head = extent.top + 40
  const band = polygon([
    [from, foot],
    [from + lean, head],
    [to + lean, head],
    [to, foot],
  ])
  return fill(band, '#fff', opacity)
}

function posts(frame: SideFrame, { top }: Extent): string {
  const { pillars, quarterPost, length } = frame.body
  const foot = (x: number) => frame.beltAt(x) - 70
  const pillarPaths = pillars.map(([from, to]) =>
    polygon([
      [from - 26, foot(from)],
      [from + 22, top + 40],
      [to + 12, top + 40],
      [to + 4, foot(to)],
    ]),
  )
  const thick = pillarPaths.length ? fill(pillarPaths.join(''), POST) : ''
  if (!quarterPost) return thick
  const lean = quarterPost > length / 2 ? -60 : 60
  const post = straight([quarterPost, foot(quarterPost)], [quarterPost + lean, top + 30])
  return thick + stroke(post, POST, 34)
}

/** The black rear pillar that lets a roof float: from the side windows to the tailgate. */
function darkPillar(id: string, { body }: SideFrame): string {
  const { glass, top, features, look } = body
  if (look?.windows !== 'floating' || glass.length !== 6 || features.includes('boot')) return ''
  const [head, tip] = [pointOf(glass, 3), pointOf(glass, 4)]
  const [above, below] = [pointOf(top, -2), pointOf(top, -1)]
  const tail = (height: number) =>
    between(above, below, (above[1] - height) / (above[1] - below[1]))
  const foot = tip[1] + 10
  const pillar = polygon([
    [head[0] - 60, head[1] + 26],
    [tail(head[1])[0] + 40, head[1] + 14],
    [tail(foot)[0] + 60, foot],
    [tip[0] - 60, foot - 20],
  ])
  return clipped(`${id}body`, fill(pillar, '#101316'))
}

/** The side windows with cabin, reflections and pillars. */
export function sideWindows(id: string, frame: SideFrame): string {
  const { glass: extent, body } = frame
  if (!extent) return ''
  const { left, right } = extent
  const window = contour(body.glass)
  const hasBlackTrim = (['dark-trim', 'cladding', 'cargo'] as const).some(frame.has)
  const belowBelt = polygon([
    [left - 60, frame.beltAt(left) + 6],
    [right + 60, frame.beltAt(right) + 6],
    [right + 60, frame.beltAt(left) - 60],
    [left - 60, frame.beltAt(left) - 60],
  ])
  return (
    darkPillar(id, frame) +
    fill(window, url(`${id}glass`)) +
    clipped(
      `${id}windows`,
      cabin(frame, extent),
      reflectedSky(id, frame, extent),
      glint(frame, extent, left - 50, left + 250, 0.1),
      glint(frame, extent, left + 330, left + 400, 0.07),
      glint(frame, extent, right - 1100, right - 700, 0.06),
      fill(belowBelt, '#000', 0.35),
      posts(frame, extent),
    ) +
    stroke(window, '#08090b', 20) +
    stroke(window, hasBlackTrim ? BLACK_TRIM : CHROME_TRIM, 8, 0.9)
  )
}

/** The windscreen, seen edge-on. */
export function windscreen(id: string, frame: SideFrame): string {
  if (!frame.glass) return ''
  const [footX, footH] = pointOf(frame.body.top, 1)
  const [headX, headH] = pointOf(frame.body.top, 2)
  const pane: Point[] = [
    [footX - 60, footH - 30, 0, 16],
    [headX + 130, headH + 30, 30],
    [headX + 60, headH - 12, 30, -18],
    [footX + 120, footH - 8, 40],
  ]
  const middle = [(footX + headX) / 2 - 20, (footH + headH) / 2 + 36] as const
  const shine = quadratic([footX + 60, footH + 42], middle, [headX - 70, headH - 20])
  return clipped(`${id}body`, fill(contour(pane), '#141a1f'), stroke(shine, '#a9bac6', 8, 0.6))
}

/**
 * The rear screen, seen edge-on, with a spoiler above it if there is no separate boot.
 */
export function rearScreen(id: string, frame: SideFrame, paint: Paint): string {
  const { top, length } = frame.body
  if (!frame.glass || (['cargo', 'tub', 'tray', 'upright'] as const).some(frame.has)) return ''
  const endsInBoot = pointOf(top, -1)[0] > length - 120
  const head = pointOf(top, endsInBoot ? -3 : -2)
  const foot = pointOf(top, endsInBoot ? -2 : -1)
  const pane = straight(between(head, foot, -0.02), between(head, foot, 0.9))
  const shine = straight(between(head, foot, 0.04), between(head, foot, 0.8))
  const [x, height] = head
  const spoiler: Point[] = [
    [x - 420, height + 90],
    [x + 40, height + 20, 20],
    [x + 56, height - 30, 20],
    [x - 40, height - 34, 30],
    [x - 420, height + 34],
  ]
  return clipped(
    `${id}body`,
    stroke(pane, '#14191d', 66),
    stroke(shine, '#b8c6d0', 8, 0.45),
    frame.has('boot') ? '' : fill(contour(spoiler), paint.deepShade, 0.55),
  )
}
