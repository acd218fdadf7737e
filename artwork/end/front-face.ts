import { mm, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  clipPath,
  clipped,
  disc,
  fill,
  ring,
  roundStroke,
  stroke,
  url,
  verticalGradient,
} from '../svg.ts'
import { apron, shifted } from './face-parts.ts'
import type { EndFrame, HalfPoint } from './frame.ts'

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

/** The closed nose of an electric car: a panel of its paint or of black gloss, under a light bar. */
function closedNose(frame: EndFrame, paint: Paint): string {
  const { lamps, middle, body, symmetric } = frame
  const panel = symmetric([
    [0.01, lamps - 20],
    [0.23, lamps - 34, 40],
    [0.27, lamps - 130, 60],
    [0.2, lamps - 190, 60],
    [0.01, lamps - 196],
  ])
  const half = body.width * 0.255
  const bar = straight([middle - half, lamps - 30], [middle + half, lamps - 30])
  const isGloss = body.face === 1
  return (
    fill(panel, isGloss ? '#14181b' : paint.base, isGloss ? 1 : 0.6) +
    stroke(panel, paint.deepShade, 8, 0.55) +
    stroke(bar, '#14181c', 34) +
    roundStroke(bar, '#f4fafc', 11)
  )
}

/** The running lights of each face, as in the side view. */
function runningLights({ lamps, paired, body }: EndFrame): string {
  if (body.face === 1) {
    return paired(
      [
        [0.27, lamps - 50],
        [0.288, lamps - 54],
        [0.31, lamps - 84, 10],
        [0.475, lamps - 54],
        [0.474, lamps - 34],
        [0.3, lamps - 62, 10],
      ],
      6,
    )
  }
  if (body.face === 2) {
    const bar = (from: number, to: number, rise: number) =>
      paired(
        [
          [from, lamps - 26 + rise],
          [to, lamps - 6 + rise],
          [to, lamps - 24 + rise],
          [from, lamps - 44 + rise],
        ],
        6,
      )
    return bar(0.3, 0.37, 24) + bar(0.395, 0.475, 54)
  }
  return paired(
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
}

function headLamps(frame: EndFrame, paint: Paint): string {
  const { lamps, middle, body, paired } = frame
  const housing = paired([
    [0.245, lamps - 50],
    [0.44, lamps + 52],
    [0.487, lamps + 40],
    [0.478, lamps - 66],
    [0.36, lamps - 100],
  ])
  const lenses = [-0.415, -0.345, 0.345, 0.415].map((share) => {
    const x = middle + share * body.width
    const height = lamps - 30 + (Math.abs(share) > 0.4 ? 22 : 0)
    return disc(x, height, 37, '#e7f0f5') + ring(x, height, 37, '#56636e', 11)
  })
  return (
    fill(housing, '#12161a') +
    stroke(housing, paint.deepShade, 9, 0.7) +
    fill(runningLights(frame), '#fff') +
    lenses.join('')
  )
}

/** Bonnet edge, apron, intakes, grille, lamps and plate of a front. */
export function frontFace(id: string, frame: EndFrame, paint: Paint): string {
  const { middle, edge, body } = frame
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
      frame.has('electric') ? closedNose(frame, paint) : grille(id, frame, paint, body.face ?? 0),
    ) + headLamps(frame, paint)
  )
}
