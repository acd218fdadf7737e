import { expect, test } from 'vitest'
import { icons } from './icons.ts'
import { iconPath } from './path.ts'

test('a second path that starts with a relative move starts at the origin, not where the first ended', () => {
  const node = [
    ['path', { d: 'M12 19V5' }],
    ['path', { d: 'm6 9 6 6 6-6' }],
  ] as const
  expect(iconPath(node)).toBe('M12 19V5M6 9l6 6 6-6')
})

test('a relative move that a command follows keeps that command', () => {
  expect(iconPath([['path', { d: 'm21 21-4.34-4.34' }]])).toBe('M21 21l-4.34-4.34')
  expect(iconPath([['path', { d: 'm9 18h3' }]])).toBe('M9 18h3')
})

test('circles, lines, rounded rectangles and polygons become paths', () => {
  expect(iconPath([['circle', { cx: 12, cy: 12, r: 3 }]])).toBe(
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  )
  expect(iconPath([['line', { x1: 2, x2: 22, y1: 10, y2: 10 }]])).toBe('M2 10L22 10')
  expect(iconPath([['rect', { x: 2, y: 5, width: 20, height: 14, rx: 2 }]])).toBe(
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  )
  expect(iconPath([['polygon', { points: '3 11 22 2 13 21' }]])).toBe('M3 11 22 2 13 21z')
})

test('an unknown shape is an error that names it', () => {
  expect(() => iconPath([['text', {}]])).toThrow('An icon has the shape "text"')
})

test('every icon of the set is one path inside its box', () => {
  for (const [name, node] of Object.entries(icons)) {
    expect(iconPath(node), name).toMatch(/^M[\d.]+ [\d.]+/)
    expect(iconPath(node), name).not.toMatch(/NaN|undefined/)
  }
})
