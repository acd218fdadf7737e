import type { Point } from '../contour.ts'
import type { Look } from './look.ts'
import type { Proportions } from './proportions.ts'
import { raised, reshaped, withHigherRoof } from './reshape.ts'

/** The word of each look in a kit; a kit without one has the look of `flowing`. */
export const lookNames = [
  'squared',
  'sporting',
  'stately',
  'taut',
  'rugged',
  'broad',
  'angular',
  'layered',
  'smooth',
] as const

export type LookName = (typeof lookNames)[number] | 'flowing'

export const looks: Readonly<Record<LookName, Look>> = {
  flowing: {
    windows: 'pointed',
    headLamp: 'swept',
    tailLamp: 'wedge',
    grille: 'shield',
    wheels: ['split', 'ten', 'five', 'mesh'],
  },
  squared: {
    roof: 16,
    crease: -30,
    bonnet: 46,
    upright: 160,
    kick: 24,
    corner: 0.7,
    crown: 6,
    windows: 'kicked',
    headLamp: 'slim',
    tailLamp: 'hook',
    grille: 'frame',
    arches: 'angular',
    wheels: ['five', 'split', 'six', 'ten'],
  },
  sporting: {
    crease: -24,
    waist: 26,
    roof: -60,
    bonnet: -14,
    screen: -130,
    fall: 84,
    upright: -120,
    corner: 1.15,
    crown: 54,
    windows: 'short',
    headLamp: 'slim',
    tailLamp: 'bar',
    grille: 'tall',
    wheels: ['ten', 'mesh', 'split', 'five'],
    rim: 0.02,
  },
  stately: {
    waist: -16,
    crease: 52,
    bonnet: 30,
    screen: -70,
    upright: 50,
    corner: 0.85,
    crown: 4,
    windows: 'six',
    headLamp: 'hooked',
    tailLamp: 'hook',
    grille: 'frame',
    arches: 'painted',
    wheels: ['split', 'mesh', 'ten', 'five'],
    rim: 0.04,
  },
  taut: {
    crease: 64,
    waist: 14,
    roof: -10,
    bonnet: 10,
    fall: 20,
    corner: 0.8,
    crown: 0,
    slash: true,
    windows: 'short',
    headLamp: 'hooked',
    tailLamp: 'bar',
    grille: 'wide',
    arches: 'painted',
    wheels: ['mesh', 'five', 'split', 'ten'],
    rim: 0.03,
  },
  rugged: {
    waist: -10,
    crease: 30,
    ride: 24,
    roof: 44,
    bonnet: 96,
    upright: 250,
    fall: -44,
    corner: 0.45,
    crown: 0,
    windows: 'six',
    headLamp: 'square',
    tailLamp: 'upright',
    grille: 'block',
    arches: 'angular',
    wheels: ['six', 'five', 'six', 'split'],
    rim: -0.05,
  },
  broad: {
    roof: 10,
    crease: -40,
    waist: 36,
    bonnet: 72,
    upright: 170,
    corner: 0.7,
    crown: 16,
    windows: 'floating',
    headLamp: 'split',
    tailLamp: 'upright',
    grille: 'wide',
    wheels: ['five', 'six', 'ten', 'split'],
  },
  angular: {
    crease: -10,
    waist: 44,
    bonnet: 40,
    kick: 34,
    upright: -20,
    corner: 0.75,
    crown: 30,
    slash: true,
    windows: 'floating',
    headLamp: 'split',
    tailLamp: 'hook',
    grille: 'veil',
    arches: 'angular',
    wheels: ['mesh', 'five', 'split', 'six'],
    rim: 0.02,
  },
  layered: {
    crease: 20,
    bonnet: 20,
    screen: 60,
    fall: 70,
    crown: 40,
    slash: true,
    windows: 'kicked',
    headLamp: 'slim',
    tailLamp: 'bar',
    grille: 'veil',
    wheels: ['five', 'split', 'mesh', 'ten'],
    rim: 0.02,
  },
  smooth: {
    waist: 10,
    crease: -60,
    roof: -20,
    bonnet: -30,
    screen: 170,
    fall: 110,
    upright: -130,
    corner: 1.3,
    crown: 34,
    windows: 'six',
    headLamp: 'swept',
    tailLamp: 'bar',
    grille: 'veil',
    arches: 'painted',
    wheels: ['aero', 'five', 'aero', 'split'],
  },
}

/** A body in a look. Its wheels and its length stay. */
export function inLook(body: Proportions, name: LookName): Proportions {
  // The cabin of an open car has its own places.
  const isOpen = body.features.includes('open')
  const look = { ...looks[name], ...(isOpen && { roof: 0, screen: 0, waist: 0 }) }
  const lines = reshaped(body, look)
  const high = withHigherRoof(raised(lines, look.ride ?? 0), look.roof ?? 0)
  const glass = windowsOf(high, look)
  const { quarterPost, ...rest } = high
  const end = glass.at(-1)?.[0] ?? 0
  const features = body.features.filter(
    (feature) =>
      !(feature === 'cladding' && look.arches === 'painted' && !body.bed) &&
      !(feature === 'spare' && look.arches !== 'angular'),
  )
  return {
    ...rest,
    ...(quarterPost && quarterPost < end - 80 && { quarterPost }),
    glass,
    look,
    features,
    rimShare: body.rimShare + (look.rim ?? 0),
  }
}

/** The side windows, whose rear end differs; of open cars, vans and upright tails they stay. */
function windowsOf({ glass, features, bed }: Proportions, { windows }: Look): Point[] {
  if (bed) return cabWindows(glass, windows)
  const [foot, head, roof, top, tip, end] = glass
  if (!foot || !head || !roof || !top || !tip || !end || glass.length !== 6) return glass
  const front = [foot, head, roof]
  const [x, h] = [tip[0] - top[0], end[1]]
  switch (windows) {
    case 'pointed':
      return glass
    case 'short':
      return [
        ...front,
        [top[0] - 190, top[1] + 8, 150, 6],
        [tip[0] - 300, tip[1] + 6, 50, 0],
        [end[0] - 330, h - 4, 70, -2],
      ]
    case 'kicked':
      return [
        ...front,
        [top[0] + x * 0.3, top[1] - 8, 120, 6],
        [tip[0] + 40, tip[1] + 50, 36, 0],
        [end[0] - 430, h - 4, 130, -3],
      ]
    default:
      if (features.includes('boot'))
        return [...front, [top[0] + 40, top[1] - 6, 260, 10], [tip[0] + 70, h + 34, 24, 0], end]
      return [
        ...front,
        [top[0] + x * 0.72, top[1] - 20, 90, 4],
        [tip[0] + 70, h + 44, 40, 0],
        [tip[0] - 20, h + 2, 40, 0],
      ]
  }
}

/** The windows of a ute's cab: the last rises at its foot, or leans. */
function cabWindows(glass: readonly Point[], windows: Look['windows']): Point[] {
  const front = glass.slice(0, 3)
  const [top, tip, low, end] = glass.slice(3)
  if (!top || !tip || !low || !end) return [...glass]
  if (windows === 'kicked')
    return [...front, top, tip, [low[0] + 6, low[1] + 90, 40], [end[0] - 190, end[1], 90]]
  if (windows === 'short')
    return [...front, top, [tip[0] - 60, tip[1] + 6, 90], [low[0] - 10, low[1] + 10, 30], end]
  if (windows === 'floating')
    return [
      ...front,
      top,
      [tip[0] + 30, tip[1] + 30, 30],
      [low[0] - 90, low[1] - 24, 30],
      [end[0] - 60, end[1], 10],
    ]
  return [...glass]
}
