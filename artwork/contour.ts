/**
 * A point of a contour in millimetres: x from the front, height above the ground, radius of the
 * fillet at the point (default 0), and how far the edge to the next point bulges outwards when
 * drawn clockwise (default 0).
 */
export type Point = readonly [x: number, height: number, fillet?: number, bulge?: number]

type Position = readonly [x: number, height: number]

/** A quadratic curve, by its ends and its control point. */
type Curve = { from: Position; control: Position; to: Position }

const FILLET_TENSION = 0.42
/** Maximum share of an edge for a fillet, so that the fillets at both ends fit. */
const MAX_FILLET_SHARE = 0.49
const MIN_FILLET_MM = 0.5

/** Millimetres as SVG text, rounded: one is a fifth of a pixel at full size. */
export function mm(value: number): string {
  return String(Math.round(value))
}

/** A point as SVG text; SVG's y axis points down. */
export function at(x: number, height: number): string {
  return `${mm(x)} ${mm(-height)}`
}

/** Linear interpolation from `a` to `b` by `t`, 0 to 1. */
export function between(a: Position | Point, b: Position | Point, t: number): Position {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

const distance = (a: Position, b: Position) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The straight or bulging edge between two points. */
function edge(a: Point, b: Point): Curve {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const push = ((a[3] ?? 0) * 2) / length
  const [midX, midY] = between(a, b, 0.5)
  return { from: [a[0], a[1]], control: [midX - dy * push, midY + dx * push], to: [b[0], b[1]] }
}

/** The part of a curve from `t0` to `t1`, by its polar form (blossom). */
function part({ from, control, to }: Curve, t0: number, t1: number): Curve {
  const polar = (s: number, t: number) =>
    between(between(from, control, s), between(control, to, s), t)
  return { from: polar(t0, t0), control: polar(t0, t1), to: polar(t1, t1) }
}

/** The edge from `a` to `b`, shortened by the fillets at its ends. */
function trimmedEdge(a: Point, b: Point, filletA: number, filletB: number): Curve {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const start = Math.min(filletA / length, MAX_FILLET_SHARE)
  return part(edge(a, b), start, 1 - Math.min(filletB / length, MAX_FILLET_SHARE))
}

/** A rounded corner, tangent to both edges. */
function fillet(before: Curve, after: Curve): string {
  const gap = distance(before.to, after.from)
  if (gap < MIN_FILLET_MM) return ''
  const reach = gap * FILLET_TENSION
  const out = between(
    before.to,
    before.control,
    -reach / (distance(before.control, before.to) || 1),
  )
  const back = between(
    after.from,
    after.control,
    -reach / (distance(after.from, after.control) || 1),
  )
  return `C${at(...out)} ${at(...back)} ${at(...after.from)}`
}

function trace(curves: Curve[], closed: boolean): string {
  const [first] = curves
  if (!first) return ''
  const steps = curves.map((curve, i) => {
    const next = curves[i + 1] ?? (closed ? first : undefined)
    return `Q${at(...curve.control)} ${at(...curve.to)}${next ? fillet(curve, next) : ''}`
  })
  return `M${at(...first.from)}${steps.join('')}${closed ? 'Z' : ''}`
}

/**
 * A closed SVG path through the points. Every edge is a shallow arc and every corner a fillet: car
 * lines are long radii with short transitions, which a free spline does not reproduce.
 */
export function contour(points: readonly Point[]): string {
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return trimmedEdge(point, next, point[2] ?? 0, next[2] ?? 0)
  })
  return trace(curves, true)
}

/**
 * An open SVG path through the points in the same way; fillets at its ends are ignored.
 */
export function line(points: readonly Point[]): string {
  const last = points.length - 1
  const curves = points.slice(0, -1).map((point, i) => {
    const next = points[i + 1] ?? point
    return trimmedEdge(point, next, i > 0 ? (point[2] ?? 0) : 0, i + 1 < last ? (next[2] ?? 0) : 0)
  })
  return trace(curves, false)
}

/** A closed SVG path with straight edges. */
export function polygon(points: readonly Position[]): string {
  return `M${points.map(([x, height]) => at(x, height)).join('L')}Z`
}

/** An SVG path of one straight line. */
export function straight(from: Position, to: Position): string {
  return `M${at(...from)}L${at(...to)}`
}

/** An SVG path of one quadratic Bézier curve. */
export function quadratic(from: Position, control: Position, to: Position): string {
  return `M${at(...from)}Q${at(...control)} ${at(...to)}`
}
