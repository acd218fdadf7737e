import type { Look } from '../bodies/look.ts'
import { mm, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipped, fill, roundStroke, stroke } from '../svg.ts'
import { apron, shifted } from './face-parts.ts'
import type { EndFrame, HalfPoint } from './frame.ts'

const BRIGHT_RED = '#ff4b45'
const LENS_RED = '#7e0d14'

function lightBar({ middle, body, lamps }: EndFrame): string {
  const half = body.width * 0.24
  const bar = (below: number) => `M${mm(middle - half)} ${mm(below - lamps)}h${mm(half * 2)}`
  return stroke(bar(26), '#5e0a10', 46) + stroke(bar(22), BRIGHT_RED, 13)
}

type Lamps = {
  lens: readonly HalfPoint[]
  glow: readonly HalfPoint[]
  reversing: readonly HalfPoint[]
}

/** Lamps that extend around the corners into the lid. */
const WIDE_LAMPS: Lamps = {
  lens: [
    [0.2, -30],
    [0.44, 34],
    [0.492, 10],
    [0.486, -120],
    [0.38, -110],
    [0.22, -76],
  ],
  glow: [
    [0.225, -36],
    [0.43, 14, 14],
    [0.474, -6, 14],
    [0.468, -30, 10],
    [0.425, -12, 14],
    [0.235, -56],
  ],
  reversing: [
    [0.39, -60],
    [0.465, -54],
    [0.463, -90],
    [0.39, -84],
  ],
}

/** Upright lamps beside a tailgate or load doors. */
const UPRIGHT_LAMPS: Lamps = {
  lens: [
    [0.44, 20],
    [0.488, 10],
    [0.494, -330],
    [0.44, -330],
  ],
  glow: [
    [0.45, 0],
    [0.48, -6],
    [0.483, -130],
    [0.45, -130],
  ],
  reversing: [
    [0.452, -180],
    [0.483, -180],
    [0.484, -240],
    [0.452, -240],
  ],
}

/** The lamps of each look at a tailgate or a boot. */
const LAMPS: Readonly<Record<Look['tailLamp'], Lamps>> = {
  wedge: WIDE_LAMPS,
  bar: {
    lens: [
      [0.22, -10],
      [0.46, 8],
      [0.491, -2],
      [0.49, -64],
      [0.22, -58],
    ],
    glow: [
      [0.2, -18],
      [0.47, -10],
      [0.474, -34],
      [0.2, -36],
    ],
    reversing: [
      [0.4, -40],
      [0.46, -38],
      [0.46, -54],
      [0.4, -54],
    ],
  },
  upright: {
    lens: [
      [0.42, 50],
      [0.474, 40],
      [0.494, -210],
      [0.432, -214],
    ],
    glow: [
      [0.432, 36],
      [0.466, 28],
      [0.476, -90],
      [0.44, -92],
    ],
    reversing: [
      [0.445, -130],
      [0.479, -130],
      [0.482, -180],
      [0.446, -182],
    ],
  },
  hook: {
    lens: [
      [0.25, 4],
      [0.45, 16],
      [0.492, 2],
      [0.494, -150],
      [0.43, -150],
      [0.42, -62],
      [0.26, -56],
    ],
    glow: [
      [0.265, -8],
      [0.448, 2],
      [0.478, -8],
      [0.481, -138],
      [0.462, -138],
      [0.456, -26],
      [0.266, -28],
    ],
    reversing: [
      [0.36, -36],
      [0.42, -36],
      [0.42, -52],
      [0.36, -52],
    ],
  },
}

function tailLamps({ lamps, paired }: EndFrame, paint: Paint, shapes: Lamps): string {
  const lens = paired(shifted(shapes.lens, lamps))
  return (
    fill(lens, LENS_RED) +
    stroke(lens, paint.deepShade, 9, 0.6) +
    fill(paired(shifted(shapes.glow, lamps), 8), BRIGHT_RED) +
    fill(paired(shifted(shapes.reversing, lamps), 8), '#f2f4f5', 0.85)
  )
}

function bumperFittings({ low, paired, has }: EndFrame): string {
  const exhausts = paired(
    [
      [0.31, low + 66],
      [0.42, low + 76],
      [0.42, low + 20],
      [0.31, low + 14],
    ],
    18,
  )
  const reflectors = paired(
    [
      [0.39, low + 220],
      [0.46, low + 240],
      [0.46, low + 214],
      [0.39, low + 194],
    ],
    6,
  )
  return (has('electric') ? '' : fill(exhausts, '#565c62')) + fill(reflectors, '#b5141c')
}

/** The edges of the boot lid or hatch, a ute's tailgate, or a van's two doors. */
function openings(frame: EndFrame, paint: Paint): string {
  const { glassFoot, glassTop, lamps, low, middle, isUpright } = frame
  const top = frame.has('tub') ? lamps + 60 : glassFoot - 40
  const share = isUpright ? 0.42 : 0.385
  const lid = frame.symmetric([
    [0.01, top],
    [share, top - (isUpright ? 0 : 20), 50],
    [isUpright ? share : 0.4, lamps - 60, isUpright ? 0 : 60],
    [isUpright ? share : 0.36, low + 250, 60],
    [0.01, low + 240],
  ])
  const handle = straight([middle - 110, lamps - 20], [middle + 110, lamps - 20])
  return (
    stroke(lid, paint.deepShade, 8, 0.6) +
    (frame.has('tub') ? roundStroke(handle, '#17191c', 40) : '') +
    (frame.isVan
      ? stroke(straight([middle, glassTop + 60], [middle, low + 250]), paint.deepShade, 10, 0.8)
      : '')
  )
}

/** The post between the windows of a van's two doors. */
function doorPost({ middle, glassTop, glassFoot }: EndFrame, paint: Paint): string {
  const post = straight([middle, glassTop + 10], [middle, glassFoot - 20])
  return stroke(post, paint.base, 110) + stroke(post, paint.deepShade, 10, 0.8)
}

/**
 * Lid, apron, lamps and plate of a rear; some looks, and electric cars, have a bar between the lamps.
 */
export function rearFace(id: string, frame: EndFrame, paint: Paint): string {
  const { body, isUpright } = frame
  const kind = body.look?.tailLamp ?? 'wedge'
  const hasBar = kind === 'bar' || frame.has('electric')
  return (
    clipped(`${id}body`, openings(frame, paint), apron(frame), bumperFittings(frame)) +
    (frame.isVan ? doorPost(frame, paint) : '') +
    (hasBar && !isUpright ? lightBar(frame) : '') +
    // A flat tray hides the cab's lamps and has its own.
    (frame.has('tray') ? '' : tailLamps(frame, paint, isUpright ? UPRIGHT_LAMPS : LAMPS[kind]))
  )
}
