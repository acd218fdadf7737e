import { isAbsent } from '../absence.ts'
import type { Car } from './car.ts'
import { type CertifiedSettings, certifiedBadge } from './certified.ts'
import type { SimpleFuel } from './kinds.ts'
import { isNewArrival } from './new-arrival.ts'
import { isSold } from './status.ts'

/** A site's settings for tags. */
export type TagSettings = {
  /** Whether electric and hybrid cars have a tag. */
  fuelTag: boolean
  certified: CertifiedSettings
  /** Days that a car counts as new arrival; default 8. */
  newArrivalDays?: number
  /** The site's words, keys as in `domain/site/interface-texts.ts`. */
  wording: Record<
    'justSold' | 'electric' | 'hybrid' | 'reserved' | 'comingSoon' | 'newArrival',
    string
  >
}

/** The tag on a car's picture. */
export type TagBanner = {
  kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'custom' | 'coming_soon' | 'new_arrival'
  text: string
}

// D14: a plug-in hybrid is tagged as a hybrid.
const fuelTags: Partial<Record<SimpleFuel, 'electric' | 'hybrid'>> = {
  Electric: 'electric',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'hybrid',
}

type TaggedCar = Pick<
  Car,
  'status' | 'simple_fuel' | 'reserved' | 'certified' | 'make' | 'tag' | 'created_at'
>

/**
 * The tag by priority: sold, then electric or hybrid if switched on, reserved, certified,
 * custom tag, coming soon, new arrival, none. Spec 4.03, 4.04, D14.
 */
export function tagBanner(
  car: TaggedCar,
  settings: TagSettings,
  { now }: { now: Date },
): TagBanner | undefined {
  const { wording, certified, newArrivalDays: days } = settings
  if (isSold(car)) return { kind: 'sold', text: wording.justSold }
  const fuel = settings.fuelTag && car.simple_fuel && fuelTags[car.simple_fuel]
  if (fuel) return { kind: 'fuel', text: wording[fuel] }
  if (car.reserved) return { kind: 'reserved', text: wording.reserved }
  if (certifiedBadge(car, certified).eligible) return { kind: 'certified', text: certified.label }
  if (car.tag && !isAbsent(car.tag)) return { kind: 'custom', text: car.tag }
  if (car.status === 'coming_soon') return { kind: 'coming_soon', text: wording.comingSoon }
  const isNew = isNewArrival(car, { now, days })
  return isNew ? { kind: 'new_arrival', text: wording.newArrival } : undefined
}
