import { describe, expect, it } from 'vitest'
import { contour, line } from './contour.ts'

describe('contour', () => {
  it('joins sharp corners without a fillet and closes the path', () => {
    expect(
      contour([
        [0, 0],
        [0, 100],
        [100, 100],
      ]),
    ).toBe('M0 0Q0 -50 0 -100Q50 -100 100 -100Q50 -50 0 0Z')
  })

  it('rounds a corner by its fillet', () => {
    const square = contour([
      [0, 0],
      [0, 100, 20],
      [100, 100],
      [100, 0],
    ])
    expect(square).toContain('Q0 -40 0 -80C0 -92 8 -100 20 -100')
  })

  it('bulges an edge outwards when drawn clockwise', () => {
    expect(
      contour([
        [0, 0, 0, 10],
        [0, 100],
        [100, 0],
      ]),
    ).toMatch(/^M0 0Q-20 -50 0 -100/)
  })

  it('draws an open line with sharp ends', () => {
    expect(
      line([
        [0, 0, 30],
        [100, 0, 30],
      ]),
    ).toBe('M0 0Q50 0 100 0')
  })
})
