import type { Feature, Proportions } from '../bodies/proportions.ts'
import { at, line, type Point } from '../contour.ts'

/** The dimensions that the parts of a side view share, in millimetres. */
export type SideFrame = {
  body: Proportions
  has: (feature: Feature) => boolean
  axles: readonly [front: number, rear: number]
  archRadius: number
  /** Horizontal distance of an arch from its axle at the height of the sill. */
  archReach: number
  roof: number
  /** Height of the body's lower edge in front of the front wheel and behind the rear wheel. */
  lowFront: number
  lowRear: number
  /** The outline as a closed path, and its upper part as points. */
  outline: string
  upper: Point[]
  /** The side windows' extent; absent for an open car. */
  glass: { left: number; right: number; top: number } | undefined
  shoulderAt: (x: number) => number
  beltAt: (x: number) => number
}

const ARCH_GAP = 36
const CLAD_ARCH_GAP = 54
const SHOULDER_CROWN = 26

/**
 * A required point of a body's proportions. @throws Error if it is missing, which is a bug in our
 * data
 */
export function pointOf(points: readonly Point[], index: number): Point {
  const point = points.at(index)
  if (!point)
    throw new Error(`Artwork body: expected a point ${index}, found ${points.length} points.`)
  return point
}

const maximum = (points: readonly Point[], axis: 0 | 1) => Math.max(...points.map((p) => p[axis]))
const minimum = (points: readonly Point[], axis: 0 | 1) => Math.min(...points.map((p) => p[axis]))

/** The points from nose to tail; a flat tray is no part of the painted body. */
function upperOf({ nose, top, tail, bed, sill, features }: Proportions): Point[] {
  if (!bed || !features.includes('tray')) return [...nose, ...top, ...tail]
  const cab = top.filter(([x]) => x < bed.from)
  return [
    ...nose,
    ...cab,
    [bed.from - 6, bed.rim, 20],
    [bed.from - 20, sill, 30],
    [bed.from - 60, sill],
  ]
}

/** The outline: over the top from nose to tail, then back along the sill and around both arches. */
function outlineOf(body: Proportions, archRadius: number, lowFront: number, lowRear: number) {
  const { sill, frontAxle, rearAxle, wheelRadius } = body
  const reachAt = (height: number) =>
    Math.sqrt(Math.max(1, archRadius ** 2 - (wheelRadius - height) ** 2))
  const arch = (axle: number, behind: number, ahead: number) => {
    const isMoreThanHalf = 2 * wheelRadius > behind + ahead ? 1 : 0
    const end = at(axle - reachAt(ahead), ahead)
    return `L${at(axle + reachAt(behind), behind)}A${archRadius} ${archRadius} 0 ${isMoreThanHalf} 0 ${end}`
  }
  const over = line(upperOf(body))
  const rear = body.features.includes('tray')
    ? ''
    : arch(rearAxle, Math.max(sill, lowRear - 10), sill)
  return `${over}${rear}${arch(frontAxle, sill, lowFront)}Z`
}

/** Derives the dimensions of a side view from a body's proportions. */
export function sideFrame(body: Proportions): SideFrame {
  const { length, wheelRadius, sill, belt, shoulder, glass, frontAxle, rearAxle } = body
  const has = (feature: Feature) => body.features.includes(feature)
  const archRadius = wheelRadius + (has('cladding') ? CLAD_ARCH_GAP : ARCH_GAP)
  const lowFront = pointOf(body.nose, 0)[1]
  const lowRear = pointOf(body.tail, -1)[1]
  const cowl = pointOf(body.top, 1)[0]
  const crown = body.look?.crown ?? SHOULDER_CROWN
  return {
    body,
    has,
    axles: [frontAxle, rearAxle],
    archRadius,
    archReach: Math.sqrt(archRadius ** 2 - (wheelRadius - sill) ** 2),
    roof: maximum(body.top, 1),
    lowFront,
    lowRear,
    outline: outlineOf(body, archRadius, lowFront, lowRear),
    upper: upperOf(body),
    glass: glass.length
      ? { left: minimum(glass, 0), right: maximum(glass, 0), top: maximum(glass, 1) }
      : undefined,
    shoulderAt: (x) => {
      const along = Math.min(1, Math.max(0, x / length))
      const straight = shoulder[0] + (shoulder[1] - shoulder[0]) * along
      return straight + crown * Math.sin(along * Math.PI)
    },
    beltAt: (x) => belt[0] + ((belt[1] - belt[0]) * (x - cowl)) / (length - cowl),
  }
}
