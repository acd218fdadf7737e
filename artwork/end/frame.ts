import type { Feature, Proportions } from '../bodies/proportions.ts'
import { contour, type Point } from '../contour.ts'

/**
 * A point of a symmetric shape: distance from the middle as a share of the width, then as in
 * `Point`.
 */
export type HalfPoint = readonly [share: number, height: number, fillet?: number, bulge?: number]

/** The dimensions that the parts of a front or rear view share, in millimetres. */
export type EndFrame = {
  body: Proportions
  has: (feature: Feature) => boolean
  isFront: boolean
  isVan: boolean
  /** Whether its rear lamps are upright, beside a tailgate or load doors. */
  isUpright: boolean
  middle: number
  roof: number
  belt: number
  /** Height of the bonnet's front edge, or of the tail lamps' upper edge. */
  edge: number
  /** Reference height of lamps and grille. */
  lamps: number
  low: number
  /** Half the roof's width as a share of the width. */
  roofShare: number
  glassTop: number
  glassFoot: number
  /** Closed path of a shape across the middle, from its right half from top to bottom. */
  symmetric: (points: readonly HalfPoint[]) => string
  /** Closed paths of two mirrored shapes, from the right one. */
  paired: (points: readonly HalfPoint[], fillet?: number) => string
  shell: string
  /** Windscreen or rear screen; empty for an open car from behind. */
  glass: string
}

const OPEN_SCREEN_HEIGHT = 1285
/** Least height of a screen in a tailgate. */
const REAR_SCREEN = 230
const DEFAULT_FILLET = 24
const CAR_ROOF_SHARE = 0.345

function symmetricPath(middle: number, width: number, points: readonly HalfPoint[]): string {
  const right = points.map(([share, ...rest]): Point => [middle + share * width, ...rest])
  const left = points.map(([share, height, fillet = 0], i): Point => {
    // A bulge belongs to the edge after its point; in the mirrored order, to the edge before it.
    return [middle - share * width, height, fillet, points[i - 1]?.[3] ?? 0]
  })
  return contour([...right, ...left.reverse()])
}

function pairedPath(
  middle: number,
  width: number,
  points: readonly HalfPoint[],
  fillet: number,
): string {
  const side = (sign: number) =>
    contour(
      points.map(([share, height, own]) => [middle + sign * share * width, height, own ?? fillet]),
    )
  return side(1) + side(-1)
}

type Dimensions = Omit<EndFrame, 'shell' | 'glass'>

function shellPath(frame: Dimensions): string {
  const { belt, roof, low, roofShare, body } = frame
  const top: HalfPoint[] = frame.has('open')
    ? [
        [0.02, belt + 40, 0, 8],
        [0.4, belt + 10, 120, 4],
      ]
    : [
        [0.01, roof, 0, 4],
        [roofShare, roof - 34, 130, 6],
        [0.447, belt + 20, 50, 2],
      ]
  return frame.symmetric([
    ...top,
    [0.496, belt - 130, 120, 8],
    [0.5, body.wheelRadius + 170, 110, 2],
    [0.488, low + 90, 90],
    [0.43, low, 50],
    [0.02, low - 6],
  ])
}

function glassPath(frame: Dimensions): string {
  const { belt, roof, isFront, roofShare, glassTop, glassFoot } = frame
  if (frame.has('open')) {
    if (!isFront) return ''
    return frame.symmetric([
      [0.01, roof - 8, 0, 4],
      [0.31, roof - 26, 60, 2],
      [0.41, belt + 12, 30, -6],
      [0.01, belt + 24],
    ])
  }
  return frame.symmetric([
    [0.01, glassTop, 0, 4],
    [roofShare - 0.035, glassTop - 24, 80, 2],
    [isFront ? 0.425 : roofShare + 0.025, glassFoot, 46, -8],
    [0.01, glassFoot + (isFront ? 26 : -6)],
  ])
}

function glassFootOf(
  body: Proportions,
  isFront: boolean,
  isVan: boolean,
  belt: number,
  top: number,
): number {
  if (isFront) return belt + 6
  if (body.features.includes('boot')) return belt + 30
  return isVan ? belt + 60 : Math.min(belt + 90, top - REAR_SCREEN)
}

/** Derives the dimensions of a front or rear view. */
export function endFrame(body: Proportions, isFront: boolean): EndFrame {
  const { width } = body
  const has = (feature: Feature) => body.features.includes(feature)
  const isVan = has('cargo')
  const middle = width / 2
  const roof = has('open') ? OPEN_SCREEN_HEIGHT : Math.max(...body.top.map((point) => point[1]))
  const belt = (isFront ? body.belt[0] : body.belt[1]) + (isVan ? 40 : 20)
  const edge =
    (isFront ? body.top[0]?.[1] : Math.max(...body.tailLamp.map((point) => point[1]))) ?? belt
  const lowEdge = (isFront ? body.nose[0]?.[1] : body.tail.at(-1)?.[1]) ?? body.sill
  const glassTop = roof - (isFront ? 62 : 110)
  const isHigh = has('tub') || has('tray') || has('step')
  const dimensions: Dimensions = {
    body,
    has,
    isFront,
    isVan,
    isUpright: isVan || has('tub') || has('tray') || has('upright'),
    middle,
    roof,
    belt,
    edge,
    lamps: edge - (isFront ? 30 : 40),
    low: lowEdge - (isHigh ? 80 : 50),
    roofShare: body.roofShare ?? CAR_ROOF_SHARE,
    glassTop,
    glassFoot: glassFootOf(body, isFront, isVan, belt, glassTop),
    symmetric: (points) => symmetricPath(middle, width, points),
    paired: (points, fillet = DEFAULT_FILLET) => pairedPath(middle, width, points, fillet),
  }
  return { ...dimensions, shell: shellPath(dimensions), glass: glassPath(dimensions) }
}
