import { type Kit, type KitWord, styleOf } from '../kit.ts'
import { type CarBody, carBodies } from './bodies.ts'
import type { WheelStyle } from './look.ts'
import { inLook, lookNames } from './looks.ts'
import { offRoader, shortOffRoader } from './off-roader.ts'
import type { Feature, Proportions } from './proportions.ts'
import { lengthened, raised, withHigherRoof } from './reshape.ts'
import { singleCab } from './ute.ts'

const ELECTRIC_WHEELS: readonly WheelStyle[] = ['aero', 'five', 'aero', 'split']
const ROUGH_WHEELS: readonly WheelStyle[] = ['six', 'five', 'steel', 'ten']
/** The style with black rims and window trim. */
const DARK_STYLE = 2

const FEATURES: Partial<Record<KitWord, Feature>> = {
  electric: 'electric',
  rails: 'rails',
  racks: 'racks',
  bullbar: 'bullbar',
  snorkel: 'snorkel',
  spoiler: 'spoiler',
  twotone: 'two-tone',
  tray: 'tray',
  canopy: 'canopy',
  sportsbar: 'sports-bar',
}

function formOf(name: CarBody, has: (word: KitWord) => boolean): Proportions {
  const body: Proportions = carBodies[name]
  if (name === 'ute') return has('twodoor') ? singleCab : body
  if (name === 'van') {
    if (has('large')) return withHigherRoof(lengthened(body, 520), 330)
    return has('small') ? withHigherRoof(lengthened(body, -560), -60) : body
  }
  if (has('offroad')) return offRoader
  if (has('short')) return shortOffRoader
  if (has('small')) return withHigherRoof(lengthened(body, name === 'suv' ? -300 : -340), 55)
  if (has('large'))
    return withHigherRoof(lengthened(body, name === 'suv' ? 260 : 140), name === 'suv' ? 70 : 10)
  return has('twodoor') ? withTwoDoors(body) : body
}

function withTwoDoors(body: Proportions): Proportions {
  const [first = [0, 0], middle = [0, 0]] = body.doors
  const [pillar = [0, 0]] = body.pillars
  const { quarterPost: _, ...rest } = body
  return {
    ...rest,
    doors: [first, [middle[0] + 360, middle[1] + 370]],
    pillars: [[pillar[0] + 360, pillar[1] + 360]],
    handles: body.handles.slice(0, 1).map((x) => x + 340),
  }
}

function wheelsOf(body: Proportions, isElectric: boolean, style: number): WheelStyle {
  if (body.wheelStyle === 'steel') return style === 1 ? 'five' : 'steel'
  const isRough = body.features.includes('step') || body.features.includes('tub')
  const rough = ROUGH_WHEELS[(style + (body.look?.windows.length ?? 0)) % ROUGH_WHEELS.length]
  const own = (isElectric ? ELECTRIC_WHEELS : body.look?.wheels)?.[style]
  return (isRough ? rough : own) ?? body.wheelStyle
}

function featuresOf(body: Proportions, kit: Kit, isDark: boolean): Feature[] {
  const added = kit.flatMap((word) => FEATURES[word] ?? [])
  const replaced: readonly Feature[] = added.includes('tray') ? ['tub', 'step'] : []
  const own = body.features.filter((feature) => !replaced.includes(feature))
  return [...new Set([...own, ...added, ...(isDark ? ['dark-trim' as const] : [])])]
}

const LIFT_MM = 50

/** The proportions, features and styling of a body with a kit. */
export function shapeOf(name: CarBody, kit: Kit): Proportions {
  const has = (word: KitWord) => kit.includes(word)
  const form = inLook(formOf(name, has), lookNames.find(has) ?? 'flowing')
  const style = styleOf(kit)
  const wheelStyle = wheelsOf(form, has('electric'), style)
  const isDark = style === DARK_STYLE && wheelStyle !== 'steel'
  return {
    ...(has('lifted') ? raised(form, LIFT_MM) : form),
    wheelStyle,
    features: featuresOf(form, kit, isDark),
  }
}
