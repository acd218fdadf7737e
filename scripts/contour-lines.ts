/** x to the right and y down. */
export type Point = readonly [x: number, y: number]

type Segment = readonly [Point, Point]

/** How far a line may be from the points that are left out, in units of the points. */
const TOLERANCE = 0.8

/**
 * The lines where a function has a value, by marching squares over cells of `step`: each line's
 * points in order, the last equal to the first where it is closed.
 */
export function contourLines(
  heightAt: (point: Point) => number,
  size: { readonly width: number; readonly height: number },
  step: number,
  level: number,
): Point[][] {
  const segments: Segment[] = []
  for (let x = 0; x < size.width; x += step) {
    for (let y = 0; y < size.height; y += step) {
      segments.push(...crossings([x, y], step, (point) => heightAt(point) - level))
    }
  }
  return joined(segments).map(simplified)
}

/** The lines through one cell: each crosses two of its edges. */
function crossings([x, y]: Point, step: number, valueAt: (point: Point) => number): Segment[] {
  const corners: Point[] = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ]
  const points = corners.flatMap((from, index): Point[] => {
    const to = corners[(index + 1) % corners.length] ?? from
    // Both cells at an edge compute the same point: from its upper left end.
    const [a, b] = from[0] + from[1] < to[0] + to[1] ? [from, to] : [to, from]
    const [va, vb] = [valueAt(a), valueAt(b)]
    if (va < 0 === vb < 0) return []
    const share = va / (va - vb)
    return [[a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]]
  })
  const [first, second, third, fourth] = points
  if (!first || !second) return []
  if (!third || !fourth) return [[first, second]]
  // A saddle: its middle decides which corners are connected.
  const isMiddleLike = valueAt([x + step / 2, y + step / 2]) < 0 === valueAt([x, y]) < 0
  return isMiddleLike
    ? [
        [first, second],
        [third, fourth],
      ]
    : [
        [first, fourth],
        [second, third],
      ]
}

/** Segments that share ends, as lines. */
function joined(segments: readonly Segment[]): Point[][] {
  const open = new Set(segments)
  const byEnd = new Map<string, Segment[]>()
  for (const segment of segments) {
    for (const end of segment) byEnd.set(String(end), [...(byEnd.get(String(end)) ?? []), segment])
  }
  const next = (end: Point): Point | undefined => {
    const segment = byEnd.get(String(end))?.find((candidate) => open.has(candidate))
    if (!segment) return undefined
    open.delete(segment)
    return String(segment[0]) === String(end) ? segment[1] : segment[0]
  }
  return segments.flatMap((segment) => {
    if (!open.delete(segment)) return []
    const line: Point[] = [...segment]
    for (let end = next(segment[1]); end; end = next(end)) line.push(end)
    for (let end = next(segment[0]); end; end = next(end)) line.unshift(end)
    return [line]
  })
}

/** Without the points that lie on the line between the others (Ramer, Douglas, Peucker). */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const distances = points.map((point) => distance(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1)),
    ...simplified(points.slice(farthest)).slice(1),
  ]
}

/** From a point to the line through `a` and `b`, or to `a` where they are equal. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
