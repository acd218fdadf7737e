import type { Look } from '../bodies/look.ts'
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

/** The grille of each look; a van has its own narrow one. Heights are relative to the lamps. */
const GRILLES: Readonly<Record<Look['grille'], readonly HalfPoint[]>> = {
  shield: [
    [0.01, -10],
    [0.225, -18, 40],
    [0.25, -90, 50],
    [0.17, -270, 70],
    [0.01, -284],
  ],
  wide: [
    [0.01, -34],
    [0.25, -38, 30],
    [0.27, -104, 40],
    [0.22, -158, 50],
    [0.01, -164],
  ],
  tall: [
    [0.01, 0],
    [0.2, -6, 50],
    [0.24, -150, 60],
    [0.2, -300, 70],
    [0.01, -310],
  ],
  block: [
    [0.01, -16],
    [0.26, -18, 20],
    [0.26, -176, 20],
    [0.01, -178],
  ],
  frame: [
    [0.01, -4],
    [0.22, -6, 26],
    [0.255, -150, 40],
    [0.215, -290, 40],
    [0.01, -294],
  ],
  veil: [
    [0.01, -110],
    [0.26, -116, 40],
    [0.31, -200, 60],
    [0.25, -310, 60],
    [0.01, -316],
  ],
}
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

function grille(id: string, frame: EndFrame, paint: Paint): string {
  const { middle, lamps, body, has } = frame
  const kind = body.look?.grille ?? 'shield'
  const shape = frame.symmetric(shifted(frame.isVan ? VAN_GRILLE : GRILLES[kind], lamps))
  const half = body.width * 0.32
  const bar = (drop: number) => `M${mm(middle - half)} ${mm(drop - lamps)}h${mm(half * 2)}`
  const bars = Array.from({ length: 9 }, (_, i) => bar(40 + i * 32)).join('')
  const isOutlined = kind !== 'veil'
  const isBlack = has('cladding') || paint.isDark
  return (
    clipPath(`${id}grille`, shape) +
    verticalGradient(`${id}mesh`, lamps, lamps - 260, [
      [0, '#2a2f34'],
      [1, '#0b0d0e'],
    ]) +
    fill(shape, url(`${id}mesh`)) +
    clipped(
      `${id}grille`,
      stroke(bars, '#6e757b', 7, 0.5),
      kind === 'block' ? stroke(bar(97), paint.base, 34) : '',
    ) +
    (isOutlined
      ? stroke(
          shape,
          isBlack && kind !== 'frame' ? '#3b4146' : '#c9cfd3',
          kind === 'frame' ? 18 : 11,
        )
      : '')
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
  const isGloss = body.look?.grille === 'veil'
  return (
    fill(panel, isGloss ? '#14181b' : paint.base, isGloss ? 1 : 0.6) +
    stroke(panel, paint.deepShade, 8, 0.55) +
    stroke(bar, '#14181c', 34) +
    roundStroke(bar, '#f4fafc', 11)
  )
}

/** Housings, running light and lenses of a head lamp, in half-widths and heights from the lamps. */
type FrontLamp = {
  housings: readonly (readonly HalfPoint[])[]
  light: readonly HalfPoint[]
  lenses: readonly (readonly [share: number, height: number, radius: number])[]
}

const WIDE_HOUSING: readonly HalfPoint[] = [
  [0.245, -50],
  [0.44, 52],
  [0.487, 40],
  [0.478, -66],
  [0.36, -100],
]

/** The head lamps of each look, as in the side view. */
const LAMPS: Readonly<Record<Look['headLamp'], FrontLamp>> = {
  swept: {
    housings: [WIDE_HOUSING],
    light: [
      [0.262, -44],
      [0.44, 44, 14],
      [0.478, 32, 10],
      [0.47, 12],
      [0.436, 24, 12],
      [0.27, -58],
    ],
    lenses: [
      [0.415, -8, 37],
      [0.345, -30, 37],
    ],
  },
  slim: {
    housings: [
      [
        [0.26, -46],
        [0.44, 30],
        [0.489, 22],
        [0.484, -34],
        [0.36, -68],
      ],
    ],
    light: [
      [0.28, -50, 8],
      [0.36, -56, 8],
      [0.476, -24, 8],
      [0.475, -40, 8],
      [0.36, -70, 8],
      [0.28, -62, 8],
    ],
    lenses: [
      [0.42, 2, 22],
      [0.36, -20, 22],
    ],
  },
  square: {
    housings: [
      [
        [0.29, 6],
        [0.47, 2],
        [0.482, -164],
        [0.29, -160],
      ],
    ],
    light: [
      [0.3, -8, 8],
      [0.462, -12, 8],
      [0.462, -28, 8],
      [0.3, -24, 8],
    ],
    lenses: [[0.382, -90, 58]],
  },
  split: {
    housings: [
      [
        [0.26, -30, 12],
        [0.44, 36, 12],
        [0.488, 26, 12],
        [0.484, -8, 12],
        [0.3, -56, 12],
      ],
      [
        [0.375, -130],
        [0.476, -116],
        [0.482, -262],
        [0.385, -256],
      ],
    ],
    light: [
      [0.275, -32, 8],
      [0.44, 22, 8],
      [0.478, 14, 8],
      [0.478, -2, 8],
      [0.436, 4, 8],
      [0.285, -44, 8],
    ],
    lenses: [[0.43, -190, 42]],
  },
  hooked: {
    housings: [WIDE_HOUSING],
    light: [
      [0.27, -50, 6],
      [0.288, -54, 6],
      [0.31, -84, 10],
      [0.475, -54, 6],
      [0.474, -34, 6],
      [0.3, -62, 10],
    ],
    lenses: [
      [0.415, -8, 34],
      [0.345, -26, 34],
    ],
  },
}

function headLamps({ lamps, middle, body, paired }: EndFrame, paint: Paint): string {
  const { housings, light, lenses } = LAMPS[body.look?.headLamp ?? 'swept']
  const housing = housings.map((points) => paired(shifted(points, lamps))).join('')
  const eyes = lenses.flatMap(([share, height, radius]) =>
    [share, -share].map((at) => {
      const place = [middle + at * body.width, lamps + height, radius] as const
      return disc(...place, '#e7f0f5') + ring(...place, '#56636e', radius * 0.28)
    }),
  )
  return (
    fill(housing, '#12161a') +
    stroke(housing, paint.deepShade, 9, 0.7) +
    fill(paired(shifted(light, lamps), 8), '#fff') +
    eyes.join('')
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
      frame.has('electric') ? closedNose(frame, paint) : grille(id, frame, paint),
    ) + headLamps(frame, paint)
  )
}
