import { expect, test } from 'vitest'
import { afterDrag, afterKey } from './size.ts'

const limits = { initial: 286, min: 220, max: 480 }
const closable = { ...limits, canClose: true }

test.each([
  ['inside', 300.4, limits, 300],
  ['below the least width', 100, limits, 220],
  ['above the most', 900, limits, 480],
  ['below half of the least width, of a pane that closes', 109, closable, 0],
  ['at half of it', 110, closable, 220],
])('a pointer %s', (_, size, of, expected) => {
  expect(afterDrag(size, of)).toBe(expected)
})

test.each([
  ['→', 'ArrowRight', 286, limits, 302],
  ['←', 'ArrowLeft', 286, limits, 270],
  ['← near the least width', 'ArrowLeft', 225, limits, 220],
  ['← at the least width', 'ArrowLeft', 220, limits, 220],
  ['← at the least width of a pane that closes', 'ArrowLeft', 220, closable, 0],
  ['→ at the most', 'ArrowRight', 480, limits, 480],
  ['→ of a closed pane', 'ArrowRight', 0, closable, 220],
  ['Home', 'Home', 300, limits, 220],
  ['Home of a pane that closes', 'Home', 300, closable, 0],
  ['End', 'End', 300, limits, 480],
  ['Enter', 'Enter', 300, limits, 286],
  ['Enter of a pane that closes', 'Enter', 300, closable, 0],
  ['Enter of a closed pane', 'Enter', 0, closable, 286],
  ['another key', 'a', 300, limits, undefined],
])('%s', (_, key, size, of, expected) => {
  expect(afterKey({ key, shiftKey: false }, size, of, true)).toBe(expected)
})

test('with Shift a step is larger, and from right to left the arrows change places', () => {
  expect(afterKey({ key: 'ArrowRight', shiftKey: true }, 286, limits, true)).toBe(350)
  expect(afterKey({ key: 'ArrowLeft', shiftKey: false }, 286, limits, false)).toBe(302)
  expect(afterKey({ key: 'ArrowRight', shiftKey: false }, 286, limits, false)).toBe(270)
})
