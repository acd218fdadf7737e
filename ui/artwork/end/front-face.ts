import { mm, quadratic } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipPath, clipped, disc, fill, ring, stroke, url, verticalGradient } from '../svg.ts'
import { apron, shifted } from './face-parts.ts'
import type { EndFrame, HalfPoint } from './frame.ts'
import { numberPlate } from './shell.ts'

/**
 * Three grilles, selected by the seed; a van has its own narrow one. Heights are relative to the
 * lamps.
 */
const GRILLES: readonly (readonly HalfPoint[])[] = [
  [
    [0.01, -10],
    [0.225, -18, 40],
    [0.25, -90, 50],
    [0.17, -270, 70],
    [0.01, -284],
  ],
  [
    [0.01, -30],
    [0.24, -34, 34],
    [0.27, -120, 50],
    [0.22, -190, 50],
    [0.01, -198],
  ],
  [
    [0.01, 0],
    [0.2, -6, 50],
    [0.24, -150, 60],
    [0.2, -300, 70],
    [0.01, -310],
  ],
]
const VAN_GRILLE: readonly HalfPoint[] = [
  [0.01, -90],
  [0.22, -84, 30],
  [0.24, -190, 30],
  [0.01, -200],
]

function intakes({ low, symmetric, paired }: EndFrame): string {
  const middle = symmetric([
    [0.01, low + 260],
    [0.27, low + 262, 40],
    [0.31, low + 120, 50],
    [0.01, low + 100],
  ])
  const outer = paired(
    [
      [0.37, low + 250],
      [0.455, low + 300],
      [0.46, low + 130],
      [0.36, low + 120],
    ],
    30,
  )
  const fogLamps = paired(
    [
      [0.385, low + 205, 10],
      [0.44, low + 228, 10],
      [0.44, low + 210],
      [0.385, low + 188],
    ],
    8,
  )
  return fill(middle + outer, '#101214') + fill(fogLamps, '#e9f0f4')
}

function grille(id: string, frame: EndFrame, paint: Paint, style: number): string {
  const { middle, lamps, body, has } = frame
  const shape = frame.symmetric(
    shifted(frame.isVan ? VAN_GRILLE : (GRILLES[style] ?? VAN_GRILLE), lamps),
  )
  const half = body.width * 0.3
  const bars = Array.from(
    { length: 9 },
    (_, i) => `M${mm(middle - half)} ${mm(40 + i * 32 - lamps)}h${mm(half * 2)}`,
  )
  return (
    clipPath(`${id}grille`, shape) +
    verticalGradient(`${id}mesh`, lamps, lamps - 260, [
      [0, '#2a2f34'],
      [1, '#0b0d0e'],
    ]) +
    fill(shape, url(`${id}mesh`)) +
    clipped(`${id}grille`, stroke(bars.join(''), '#6e757b', 7, 0.5)) +
    stroke(shape, has('cladding') || paint.isDark ? '#3b4146' : '#c9cfd3', 11)
  )
}

function headLamps({ lamps, middle, body, paired }: EndFrame, paint: Paint): string {
  const housing = paired([
    [0.245, lamps - 50],
    [0.44, lamps + 52],
    [0.487, lamps + 40],
    [0.478, lamps - 66],
    [0.36, lamps - 100],
  ])
  const runningLight = paired(
    [
      [0.262, lamps - 44],
      [0.44, lamps + 44, 14],
      [0.478, lamps + 32, 10],
      [0.47, lamps + 12],
      [0.436, lamps + 24, 12],
      [0.27, lamps - 58],
    ],
    8,
  )
  const lenses = [-0.415, -0.345, 0.345, 0.415].map((share) => {
    const x = middle + share * body.width
    const height = lamps - 30 + (Math.abs(share) > 0.4 ? 22 : 0)
    return disc(x, height, 37, '#e7f0f5') + ring(x, height, 37, '#56636e', 11)
  })
  return (
    fill(housing, '#12161a') +
    stroke(housing, paint.deepShade, 9, 0.7) +
    fill(runningLight, '#fff') +
    lenses.join('')
  )
}

/** Bonnet edge, apron, intakes, grille, lamps and plate of a front. */
export function frontFace(id: string, frame: EndFrame, paint: Paint): string {
  const { middle, edge, body, low } = frame
  const half = body.width * 0.27
  const bonnetEdge = quadratic(
    [middle - half, edge + 4],
    [middle, edge + 34],
    [middle + half, edge + 4],
  )
  return (
    clipped(
      `${id}body`,
      stroke(bonnetEdge, paint.deepShade, 8, 0.7),
      apron(frame),
      intakes(frame),
      grille(id, frame, paint, body.face ?? 0),
    ) +
    headLamps(frame, paint) +
    numberPlate(middle, low + 150)
  )
}
