import type { WheelStyle } from './bodies/proportions.ts'
import { at, mm, polygon } from './contour.ts'
import { diagonalGradient, disc, element, fill, group, radialGradient, ring, url } from './svg.ts'

/** A wheel's style, and its radius and that of its rim in millimetres. */
export type Wheel = { radius: number; rim: number; style: WheelStyle; dark: boolean }

type Spoke = {
  /** Half widths at the hub and at the rim, as shares of the rim radius. */
  hub: number
  tip: number
  /** Where it starts and ends, as shares of the rim radius. */
  from: number
  to: number
}

type Spokes = { count: number; face: Spoke; groove: Spoke; offsets: readonly number[] }

/**
 * Spokes at equal angles, each with a light groove; several `offsets` split a spoke.
 */
const SPOKES: Readonly<Record<Exclude<WheelStyle, 'steel'>, Spokes>> = {
  split: {
    count: 5,
    offsets: [-0.17, 0.17],
    face: { hub: 0.085, tip: 0.05, from: 0.12, to: 0.955 },
    groove: { hub: 0.028, tip: 0.018, from: 0.22, to: 0.94 },
  },
  ten: {
    count: 10,
    offsets: [0],
    face: { hub: 0.075, tip: 0.058, from: 0.1, to: 0.955 },
    groove: { hub: 0.022, tip: 0.024, from: 0.22, to: 0.93 },
  },
  six: {
    count: 6,
    offsets: [0],
    face: { hub: 0.13, tip: 0.19, from: 0.12, to: 0.95 },
    groove: { hub: 0.05, tip: 0.1, from: 0.34, to: 0.88 },
  },
}

const around = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.PI / 2 + (i * 2 * Math.PI) / count)

/**
 * A position by radius and angle around the wheel's centre, which is the origin.
 */
const polar = (radius: number, angle: number) =>
  [radius * Math.cos(angle), radius * Math.sin(angle)] as const

function spokePath({ hub, tip, from, to }: Spoke, angle: number, rim: number): string {
  const corner = (along: number, aside: number) =>
    polar(rim * Math.hypot(along, aside), angle + Math.atan2(aside, along))
  return polygon([corner(from, -hub), corner(to, -tip), corner(to, tip), corner(from, hub)])
}

function spokePaths({ count, offsets }: Spokes, spoke: Spoke, rim: number): string {
  const angles = around(count).flatMap((angle) => offsets.map((offset) => angle + offset))
  return angles.map((angle) => spokePath(spoke, angle, rim)).join('')
}

function spokes(style: Exclude<WheelStyle, 'steel'>, rim: number, metal: string, dark: boolean) {
  const kind = SPOKES[style]
  const face = spokePaths(kind, kind.face, rim)
  return [
    fill(face, '#000', 0.5, { transform: 'translate(5 9)' }),
    fill(face, metal),
    fill(spokePaths(kind, kind.groove, rim), dark ? '#5b6167' : '#fff', 0.55),
  ]
}

function steelDish(rim: number, metal: string): string[] {
  const holes = around(8).map((angle) => disc(...polar(rim * 0.62, angle), rim * 0.12, '#1a1c1f'))
  return [disc(5, -9, rim * 0.9, '#000', 0.5), disc(0, 0, rim * 0.9, metal), ...holes]
}

function caliper(rim: number): string {
  const [outer, inner] = [rim * 0.67, rim * 0.42]
  const [from, to] = [-0.42, 0.62]
  const d =
    `M${at(...polar(outer, from))}A${mm(outer)} ${mm(outer)} 0 0 0 ${at(...polar(outer, to))}` +
    `L${at(...polar(inner, to))}A${mm(inner)} ${mm(inner)} 0 0 1 ${at(...polar(inner, from))}Z`
  return fill(d, '#3b4045')
}

function hub(rim: number, metal: string): string[] {
  const nuts = around(5).map((angle) =>
    disc(...polar(rim * 0.19, angle + 0.6), rim * 0.03, '#23262a'),
  )
  return [
    disc(0, 0, rim * 0.27, metal),
    ...nuts,
    disc(0, 0, rim * 0.115, '#1d2023'),
    ring(0, 0, rim * 0.115, '#fff', 3, 0.35),
  ]
}

/** Definitions for `wheelAt`: the gradients, and the wheel, which every axle reuses. */
export function wheelDefs(id: string, { radius, rim, style, dark }: Wheel): string {
  const metal = url(`${id}metal`)
  const drawing = group(
    { id: `${id}wheel` },
    disc(0, 0, radius, url(`${id}tyre`)),
    ring(0, 0, radius * 0.985, '#000', 6, 0.5),
    ring(0, 0, (radius + rim) / 2 + 6, '#5b6066', 5, 0.28),
    disc(0, 0, rim * 1.035, '#0b0c0e'),
    disc(0, 0, rim, metal),
    disc(0, 0, rim * 0.935, url(`${id}barrel`)),
    disc(0, 0, rim * 0.66, '#7a8187'),
    ring(0, 0, rim * 0.66, '#d6dadd', 3, 0.35),
    disc(0, 0, rim * 0.34, '#2b2f33'),
    caliper(rim),
    ...(style === 'steel' ? steelDish(rim, metal) : spokes(style, rim, metal, dark)),
    ...hub(rim, metal),
    ring(0, 0, rim * 0.967, url(`${id}lip`), rim * 0.05),
  )
  return wheelGradients(id, dark) + drawing
}

function wheelGradients(id: string, dark: boolean): string {
  const metal = dark
    ? diagonalGradient(`${id}metal`, [
        [0, '#595f65'],
        [0.5, '#2c2f33'],
        [1, '#17191b'],
      ])
    : diagonalGradient(`${id}metal`, [
        [0, '#fbfcfc'],
        [0.4, '#c3c9ce'],
        [0.72, '#8b939a'],
        [1, '#6a7178'],
      ])
  const tyre = radialGradient(`${id}tyre`, [
    [0.6, '#2c2e31'],
    [0.86, '#232528'],
    [0.93, '#17181a'],
    [1, '#0b0c0d'],
  ])
  const barrel = radialGradient(`${id}barrel`, [
    [0, '#2a2d31'],
    [0.7, '#17191c'],
    [1, '#08090a'],
  ])
  return metal + tyre + barrel + lipGradient(id)
}

/** The polished edge of a rim. */
export function lipGradient(id: string): string {
  return diagonalGradient(`${id}lip`, [
    [0, '#fff'],
    [0.5, '#8f969c', 0.5],
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
  return fill(lid, '#000', 0.55) + fill(crescent, '#000', 0.3)
}
