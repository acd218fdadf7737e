import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contourLines, type Point } from './contour-lines.ts'

// Draws the map of the scene `plate`: `node scripts/contour-map.ts`. It has no edges: it repeats.

const SIZE = { width: 1400, height: 900 }
/** The distance of the points that the height is taken at, in SVG units. */
const STEP = 20
const LEVELS = 26
/** Each fifth line is thicker, as on survey maps. */
const INDEX_LEVEL = 5
const COLOUR = '#b08a5a'
/** Shorter lines are specks. */
const MIN_POINTS = 6

/** Waves over the whole map: how often each repeats across and down, its phase and its height. */
const waves = [
  { across: 1, down: 0, phase: 0.6, height: 1 },
  { across: 0, down: 1, phase: 2.1, height: 0.8 },
  { across: 1, down: 1, phase: 4.4, height: 0.75 },
  { across: 2, down: -1, phase: 1.3, height: 0.6 },
  { across: 1, down: -2, phase: 5.2, height: 0.45 },
  { across: 3, down: 1, phase: 3.7, height: 0.28 },
  { across: 2, down: 3, phase: 0.2, height: 0.2 },
  { across: -4, down: 2, phase: 2.9, height: 0.14 },
]

/** The height at a point, from -1 to 1; the same at opposite edges. */
function heightAt([x, y]: Point): number {
  const sum = waves.reduce((total, { across, down, phase, height }) => {
    const turns = (across * x) / SIZE.width + (down * y) / SIZE.height
    return total + height * Math.sin(2 * Math.PI * turns + phase)
  }, 0)
  return sum / waves.reduce((total, { height }) => total + height, 0)
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** A line through the middles between its points, which are the control points of its curves. */
function curve(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const isClosed = first[0] === last[0] && first[1] === last[1]
  const start = isClosed ? between(first, points[1] ?? first) : first
  const controls = isClosed ? [...others, points[1] ?? first] : others
  let [x, y] = rounded(start)
  let path = `M${x} ${y}`
  for (const [index, control] of controls.slice(0, -1).entries()) {
    const next = controls[index + 1] ?? control
    const isEnd = !isClosed && index === controls.length - 2
    const [cx, cy] = rounded(control)
    const [ex, ey] = rounded(isEnd ? next : between(control, next))
    path += `q${cx - x} ${cy - y} ${ex - x} ${ey - y}`
    ;[x, y] = [ex, ey]
  }
  return isClosed ? `${path}z` : path
}

/** The SVG of the map. */
export function contourMap(): string {
  const paths = { plain: '', index: '' }
  for (let level = 1; level < LEVELS; level++) {
    const height = (2 * level) / LEVELS - 1
    const lines = contourLines(heightAt, SIZE, STEP, height)
    const kind = level % INDEX_LEVEL === 0 ? 'index' : 'plain'
    paths[kind] += lines
      .filter(({ length }) => length >= MIN_POINTS)
      .map(curve)
      .join('')
  }
  const { width, height } = SIZE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${COLOUR}">` +
    `<path stroke-opacity=".6" d="${paths.plain.replaceAll(' -', '-')}"/>` +
    `<path stroke-opacity=".75" stroke-width="1.8" d="${paths.index.replaceAll(' -', '-')}"/></svg>\n`
  )
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../ui/stage/contours.svg'), contourMap())
}
