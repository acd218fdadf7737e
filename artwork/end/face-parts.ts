import { fill } from '../svg.ts'
import type { EndFrame, HalfPoint } from './frame.ts'

export const shifted = (points: readonly HalfPoint[], by: number) =>
  points.map(([share, height, ...rest]): HalfPoint => [share, height + by, ...rest])

/** The unpainted plastic along the lower edge of either end. */
export function apron({ has, low, symmetric }: EndFrame): string {
  const isClad = has('cladding')
  const shape = symmetric([
    [0.01, low + (isClad ? 150 : 110)],
    [0.35, low + (isClad ? 160 : 120), 60],
    [0.5, low + (isClad ? 240 : 60), 40],
    [0.5, low - 60],
    [0.01, low - 60],
  ])
  return fill(shape, '#17191c')
}
