import type { WheelStyle } from './bodies/look.ts'
import { at, mm } from './contour.ts'
import {
  clipPath,
  clipped,
  diagonalGradient,
  disc,
  element,
  fill,
  group,
  radialGradient,
  ring,
  stroke,
  url,
} from './svg.ts'
import { around, polar, SPOKES, spokePaths } from './wheel-spokes.ts'

/** A wheel's style, and its radius and that of its rim in millimetres. */
export type Wheel = { radius: number; rim: number; style: WheelStyle; dark: boolean }

const circle = (radius: number) =>
  `M${mm(-radius)} 0A${mm(radius)} ${mm(radius)} 0 1 1 ${mm(radius)} 0A${mm(radius)} ${mm(radius)} 0 1 1 ${mm(-radius)} 0Z`

/** Part of a circle around the origin, anticlockwise, by angles in radians. */
function arc(radius: number, from: number, to: number): string {
  const isLarge = to - from > Math.PI ? 1 : 0
  return `M${at(...polar(radius, from))}A${mm(radius)} ${mm(radius)} 0 ${isLarge} 0 ${at(...polar(radius, to))}`
}

/** Faces of the spokes, with their thickness below them and a bevel along each. */
function spokes(id: string, style: Exclude<WheelStyle, 'steel'>, rim: number, dark: boolean) {
  const kind = SPOKES[style]
  const face = spokePaths(kind, 'face', rim)
  return [
    fill(face, '#000', 0.55, { transform: 'translate(7 12)' }),
    fill(face, dark ? '#15181b' : '#596067', undefined, { transform: 'translate(3 6)' }),
    fill(face, url(`${id}metal`)),
    stroke(face, dark ? '#7b838b' : '#fff', 3, dark ? 0.5 : 0.75),
    fill(
      spokePaths(kind, 'groove', rim),
      dark ? '#0c0e10' : '#4e555c',
      style === 'six' ? 0.85 : 0.5,
    ),
  ]
}

function steelDish(id: string, rim: number): string[] {
  const holes = around(8).map((angle) => disc(...polar(rim * 0.64, angle), rim * 0.11, '#0d0f11'))
  const edges = around(8).map((angle) =>
    ring(...polar(rim * 0.64, angle), rim * 0.11, '#fff', 3, 0.3),
  )
  return [
    disc(5, -9, rim * 0.9, '#000', 0.5),
    disc(0, 0, rim * 0.9, url(`${id}metal`)),
    ring(0, 0, rim * 0.46, '#000', 7, 0.25),
    ring(0, 0, rim * 0.83, '#000', 6, 0.2),
    ...holes,
    ...edges,
  ]
}

function brake(rim: number): string[] {
  const [outer, inner] = [rim * 0.7, rim * 0.46]
  const [from, to] = [-0.42, 0.62]
  const caliper = `${arc(outer, from, to)}L${at(...polar(inner, to))}A${mm(inner)} ${mm(inner)} 0 0 1 ${at(...polar(inner, from))}Z`
  return [
    disc(0, 0, rim * 0.68, '#6d747a'),
    ring(0, 0, rim * 0.55, '#878e95', rim * 0.2, 0.7),
    ring(0, 0, rim * 0.68, '#c9ced2', 3, 0.5),
    disc(0, 0, rim * 0.36, '#24282c'),
    fill(caliper, '#31363b'),
  ]
}

function hub(id: string, rim: number): string[] {
  const nuts = around(5).map((angle) =>
    disc(...polar(rim * 0.185, angle + 0.6), rim * 0.032, '#191c1f'),
  )
  return [
    disc(3, -6, rim * 0.26, '#000', 0.35),
    disc(0, 0, rim * 0.26, url(`${id}metal`)),
    ...nuts,
    disc(0, 0, rim * 0.11, '#15181b'),
    ring(0, 0, rim * 0.11, '#fff', 3, 0.4),
  ]
}

function tyre(id: string, radius: number, rim: number): string[] {
  const wall = rim + (radius - rim) * 0.52
  return [
    disc(0, 0, radius, url(`${id}tyre`)),
    ring(0, 0, radius * 0.985, '#000', 7, 0.6),
    ring(0, 0, rim + (radius - rim) * 0.82, '#000', 3, 0.5),
    stroke(arc(wall, 0.5, 2.75), '#8a9198', (radius - rim) * 0.28, 0.17),
    stroke(arc(wall, 3.5, 5.9), '#6f767d', (radius - rim) * 0.16, 0.1),
  ]
}

/** Definitions for `wheelAt`: the gradients, and the wheel, which every axle reuses. */
export function wheelDefs(id: string, { radius, rim, style, dark }: Wheel): string {
  const inner = rim * 0.94
  const drawing = group(
    { id: `${id}wheel` },
    ...tyre(id, radius, rim),
    disc(0, 0, rim * 1.03, '#08090a'),
    disc(0, 0, rim, url(`${id}metal`)),
    clipped(
      `${id}rim`,
      disc(0, 0, inner, url(`${id}barrel`)),
      stroke(arc(inner * 0.93, 3.5, 6), dark ? '#4a5056' : '#9aa2a9', rim * 0.1, 0.6),
      ...brake(rim),
      disc(0, rim * 0.16, inner, '#000', 0.22),
    ),
    ...(style === 'steel' ? steelDish(id, rim) : spokes(id, style, rim, dark)),
    ...hub(id, rim),
    ring(0, 0, rim * 0.967, url(`${id}lip`), rim * 0.05),
    ring(0, 0, rim * 0.93, '#000', 5, 0.45),
  )
  return clipPath(`${id}rim`, circle(inner)) + wheelGradients(id, dark) + drawing
}

function wheelGradients(id: string, dark: boolean): string {
  const metal = dark
    ? diagonalGradient(`${id}metal`, [
        [0, '#5c6369'],
        [0.5, '#2b2f33'],
        [1, '#16181a'],
      ])
    : diagonalGradient(`${id}metal`, [
        [0, '#f6f8f9'],
        [0.4, '#c6ccd1'],
        [0.72, '#99a1a8'],
        [1, '#767e85'],
      ])
  const rubber = radialGradient(`${id}tyre`, [
    [0.6, '#1b1d1f'],
    [0.72, '#2a2c2f'],
    [0.9, '#212325'],
    [0.95, '#141517'],
    [1, '#0a0b0c'],
  ])
  const barrel = radialGradient(`${id}barrel`, [
    [0, '#2a2d31'],
    [0.7, '#131518'],
    [0.92, '#1d2023'],
    [1, '#3a3f44'],
  ])
  return metal + rubber + barrel + lipGradient(id)
}

/** The polished edge of a rim. */
export function lipGradient(id: string): string {
  return diagonalGradient(`${id}lip`, [
    [0, '#fff'],
    [0.5, '#8f969c', 0.6],
    [1, '#c8cdd1', 0.8],
  ])
}

/** The wheel of `wheelDefs` on the ground, at the axle's x. */
export function wheelAt(id: string, axle: number, radius: number): string {
  return element('use', { href: `#${id}wheel`, x: mm(axle), y: mm(-radius) })
}

/** The shadow of an arch on its wheel. */
export function archShade(axle: number, radius: number, arch: number): string {
  const half = radius * 0.98
  const lid =
    `M${at(axle - arch + 4, radius + 30)}A${mm(arch - 4)} ${mm(arch - 4)} 0 0 1 ${at(axle + arch - 4, radius + 30)}` +
    `L${at(axle + half, radius + 30)}A${radius} ${radius} 0 0 0 ${at(axle - half, radius + 30)}Z`
  const crescent =
    `M${at(axle - half, radius + 40)}A${radius} ${radius} 0 0 1 ${at(axle + half, radius + 40)}` +
    `A${mm(radius * 1.15)} ${mm(radius * 0.62)} 0 0 0 ${at(axle - half, radius + 40)}Z`
  return fill(lid, '#000', 0.6) + fill(crescent, '#000', 0.34)
}
