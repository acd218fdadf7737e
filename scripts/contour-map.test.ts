import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contourLines, type Point } from './contour-lines.ts'
import { contourMap } from './contour-map.ts'

const size = { width: 100, height: 100 }
const fromMiddle = ([x, y]: Point) => Math.hypot(x - 50, y - 50)

test('the lines of a cone are closed circles', () => {
  const lines = contourLines(fromMiddle, size, 5, 30)
  expect(lines).toHaveLength(1)
  const [circle = []] = lines
  expect(circle.at(-1)).toEqual(circle[0])
  for (const point of circle) expect(Math.abs(fromMiddle(point) - 30)).toBeLessThan(1)
})

test('the lines of a slope end at the edges, with two points', () => {
  const lines = contourLines(([x]) => x, size, 5, 42)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.toSorted(([, a], [, b]) => a - b)).toEqual([
    [42, 0],
    [42, 100],
  ])
})

test('the map of the scene is the one that the script draws, and small', () => {
  const file = join(import.meta.dirname, '../ui/stage/contours.svg')
  const text = readFileSync(file, 'utf8')
  expect(text, 'run node scripts/contour-map.ts').toBe(contourMap())
  expect(brotliCompressSync(text).length).toBeLessThan(6_000)
})
