import {
  blur,
  blurred,
  disc,
  element,
  fill,
  group,
  radialGradient,
  type Stop,
  url,
  verticalGradient,
} from './svg.ts'

/** The drawing's size in SVG units (8:5); crop it with `object-fit: cover`. */
export const artworkSize = { width: 1200, height: 750 } as const

/** The y of the ground under the wheels, and of the edge between floor and wall, in SVG units. */
export const GROUND = 560
const HORIZON = 470

type Scene = {
  wall: readonly [top: string, bottom: string]
  floor: readonly [edge: string, middle: string]
  glow: readonly [colour: string, opacity: number]
  shadow: number
  /** Opacity of the reflection on the floor, 0 to 1. */
  reflection: number
}

const scenes = {
  studio: {
    wall: ['#eef0f2', '#dfe3e6'],
    floor: ['#cfd4d8', '#e9ecee'],
    glow: ['#fff', 0.95],
    shadow: 0.5,
    reflection: 0.22,
  },
  warm: {
    wall: ['#f5efe4', '#eadfcd'],
    floor: ['#d9cab2', '#efe6d8'],
    glow: ['#fffaf0', 0.95],
    shadow: 0.42,
    reflection: 0.16,
  },
  mint: {
    wall: ['#e8f3ee', '#d3e7de'],
    floor: ['#bfd8cc', '#e2f0e9'],
    glow: ['#fff', 0.95],
    shadow: 0.4,
    reflection: 0.16,
  },
  night: {
    wall: ['#0d0f12', '#1b1f25'],
    floor: ['#0a0b0d', '#1d2127'],
    glow: ['#6f7d8f', 0.34],
    shadow: 0.85,
    reflection: 0.34,
  },
  plain: {
    wall: ['#f4f5f6', '#f4f5f6'],
    floor: ['#e7e9eb', '#f1f2f3'],
    glow: ['#fff', 0.95],
    shadow: 0.38,
    reflection: 0,
  },
} satisfies Record<string, Scene>

/** `none` has a transparent background and only the shadow. */
export type ArtworkBackdrop = keyof typeof scenes | 'none'

export const artworkBackdrops: readonly ArtworkBackdrop[] = [
  ...(Object.keys(scenes) as (keyof typeof scenes)[]),
  'none',
]

/** A vehicle on the ground, for its shadow and its reflection; lengths in millimetres. */
export type ShadowCaster = {
  length: number
  wheels: readonly number[]
  wheelRadius: number
  /** The path and colour of its reflection; absent if it has none. */
  silhouette?: { path: string; colour: string }
  /** Whether it is seen from the front or rear, where the tyres' shadows are narrower. */
  endOn: boolean
}

const NO_SCENE = { shadow: 0.4, reflection: 0 }
const sceneOf = (name: ArtworkBackdrop) => (name === 'none' ? NO_SCENE : scenes[name])

/** Wall, floor and light behind the vehicle; empty for `none`. */
export function backdrop(id: string, name: ArtworkBackdrop): string {
  if (name === 'none') return ''
  const { wall, floor, glow } = scenes[name]
  const { width, height } = artworkSize
  const softening: Stop[] = [
    [0, wall[1]],
    [0.5, wall[1], 0.7],
    [1, wall[1], 0],
  ]
  const floorStops: Stop[] = [
    [0, floor[0]],
    [0.55, floor[1]],
    [1, floor[0]],
  ]
  const glowArea = { gradientUnits: 'userSpaceOnUse', cx: width / 2, cy: 300, r: 560 }
  const glowStops: Stop[] = [
    [0, ...glow],
    [1, glow[0], 0],
  ]
  const rect = (y: number, tall: number, paint: string) =>
    element('rect', { y, width, height: tall, fill: url(`${id}${paint}`) })
  return (
    verticalGradient(`${id}wall`, 0, -HORIZON, [
      [0, wall[0]],
      [1, wall[1]],
    ]) +
    verticalGradient(`${id}floor`, -HORIZON, -height, floorStops) +
    verticalGradient(`${id}horizon`, 70 - HORIZON, -70 - HORIZON, softening) +
    radialGradient(`${id}glow`, glowStops, glowArea) +
    rect(0, HORIZON, 'wall') +
    rect(HORIZON, height - HORIZON, 'floor') +
    rect(0, height, 'glow') +
    rect(HORIZON - 70, 140, 'horizon')
  )
}

const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity?: number) =>
  element('ellipse', {
    cx: Math.round(x),
    cy: y,
    rx: Math.round(rx),
    ry: Math.round(ry),
    fill: colour,
    opacity,
  })

/**
 * The soft shadow around a vehicle, the darker one between its wheels and the contact shadow of
 * each tyre, in millimetres.
 */
export function groundShadow(id: string, name: ArtworkBackdrop, on: ShadowCaster): string {
  const { shadow } = sceneOf(name)
  const { length, wheels, wheelRadius, endOn } = on
  const [first, last] = [Math.min(...wheels), Math.max(...wheels)]
  const reach = (last - first) / 2 + wheelRadius * (endOn ? 0.7 : 1.35)
  const around = ellipse(
    length / 2,
    34,
    length * (endOn ? 0.56 : 0.5),
    length * 0.012 + 40,
    '#0a0d11',
  )
  const between = ellipse((first + last) / 2, 2, reach, 36, '#07090b')
  const contacts = wheels.map((x) =>
    ellipse(x + 6, 4, wheelRadius * (endOn ? 0.42 : 0.62), 15, '#000', 0.85),
  )
  return (
    blur(`${id}wide`, 60, 'thin') +
    blur(`${id}near`, 24, 'thin') +
    blur(`${id}contact`, 9, 'thin') +
    group({ ...blurred(`${id}wide`), opacity: shadow }, around) +
    group({ ...blurred(`${id}near`), opacity: Math.min(1, shadow + 0.2) }, between) +
    group(blurred(`${id}contact`), ...contacts)
  )
}

/**
 * The reflection on the floor, which fades with distance; empty if the scene or the view has none.
 */
export function reflection(id: string, name: ArtworkBackdrop, on: ShadowCaster): string {
  const strength = sceneOf(name).reflection
  if (!strength || !on.silhouette || on.endOn) return ''
  const depth = 640
  const area = { x: -200, y: 0, width: on.length + 400, height: depth }
  const fade: Stop[] = [
    [0, '#fff', strength],
    [1, '#fff', 0],
  ]
  const mask = element(
    'mask',
    { id: `${id}mirror`, maskUnits: 'userSpaceOnUse', ...area },
    element('rect', { ...area, fill: url(`${id}fade`) }),
  )
  const image = group(
    { transform: 'scale(1 -1)', ...blurred(`${id}polish`) },
    fill(on.silhouette.path, on.silhouette.colour),
    ...on.wheels.map((x) => disc(x, on.wheelRadius, on.wheelRadius, '#101214')),
  )
  return (
    blur(`${id}polish`, 24) +
    verticalGradient(`${id}fade`, 0, -depth, fade) +
    mask +
    group({ mask: url(`${id}mirror`) }, image)
  )
}
