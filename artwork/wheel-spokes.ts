import type { WheelStyle } from './bodies/look.ts'
import { polygon } from './contour.ts'

type Spoke = {
  /** Half widths at the hub and at the rim, as shares of the rim radius. */
  hub: number
  tip: number
  /** Where it starts and ends, as shares of the rim radius. */
  from: number
  to: number
}

/** Spokes at equal angles, each with a groove; several `offsets` split a spoke. */
export type Spokes = { count: number; face: Spoke; groove: Spoke; offsets: readonly number[] }

export const SPOKES: Readonly<Record<Exclude<WheelStyle, 'steel'>, Spokes>> = {
  split: {
    count: 5,
    offsets: [-0.17, 0.17],
    face: { hub: 0.1, tip: 0.062, from: 0.12, to: 0.96 },
    groove: { hub: 0.02, tip: 0.014, from: 0.3, to: 0.94 },
  },
  ten: {
    count: 10,
    offsets: [0],
    face: { hub: 0.078, tip: 0.07, from: 0.1, to: 0.96 },
    groove: { hub: 0.016, tip: 0.02, from: 0.3, to: 0.93 },
  },
  five: {
    count: 5,
    offsets: [0],
    face: { hub: 0.17, tip: 0.13, from: 0.12, to: 0.96 },
    groove: { hub: 0.05, tip: 0.03, from: 0.34, to: 0.94 },
  },
  mesh: {
    count: 7,
    offsets: [-0.16, 0.16],
    face: { hub: 0.062, tip: 0.05, from: 0.12, to: 0.96 },
    groove: { hub: 0.012, tip: 0.012, from: 0.3, to: 0.93 },
  },
  six: {
    count: 6,
    offsets: [0],
    face: { hub: 0.14, tip: 0.2, from: 0.12, to: 0.95 },
    groove: { hub: 0.05, tip: 0.1, from: 0.38, to: 0.86 },
  },
  aero: {
    count: 5,
    offsets: [0],
    face: { hub: 0.2, tip: 0.52, from: 0.34, to: 0.93 },
    groove: { hub: 0.012, tip: 0.012, from: 0.44, to: 0.9 },
  },
}

/** The angles of `count` things around a wheel, the first at the top, in radians. */
export const around = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.PI / 2 + (i * 2 * Math.PI) / count)

/** A position by radius and angle around the wheel's centre, which is the origin. */
export const polar = (radius: number, angle: number) =>
  [radius * Math.cos(angle), radius * Math.sin(angle)] as const

function spokePath({ hub, tip, from, to }: Spoke, angle: number, rim: number): string {
  const corner = (along: number, aside: number) =>
    polar(rim * Math.hypot(along, aside), angle + Math.atan2(aside, along))
  return polygon([corner(from, -hub), corner(to, -tip), corner(to, tip), corner(from, hub)])
}

/** All spokes of a wheel as one path; `part` is their face or their groove. */
export function spokePaths(spokes: Spokes, part: 'face' | 'groove', rim: number): string {
  const angles = around(spokes.count).flatMap((angle) =>
    spokes.offsets.map((offset) => angle + offset),
  )
  return angles.map((angle) => spokePath(spokes[part], angle, rim)).join('')
}
