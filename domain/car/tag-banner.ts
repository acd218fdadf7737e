import { isAbsent } from '../absence.ts'
import type { Car } from './car.ts'
import { type CertifiedSettings, certifiedBadge } from './certified.ts'
import type { SimpleFuel } from './kinds.ts'
import { isNewArrival } from './new-arrival.ts'
import { awaited, isSold } from './status.ts'

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
  /** Whether it says that a buyer cannot have the car now: reserved, or coming soon. */
  held?: true
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
 * custom tag, coming soon, new arrival, none. One that goes before reserved or coming soon has that
 * after it, `Hybrid · Reserved`: a buyer learns it from every list. Spec 4.01, 4.03, 4.04, D14.
 */
export function tagBanner(
  car: TaggedCar,
  settings: TagSettings,
  { now }: { now: Date },
): TagBanner | undefined {
  const first = firstTag(car, settings, { now })
  if (first === undefined || first.kind === 'sold') return first
  const state = awaited(car)
  if (state === undefined || state === 'preorder') return first
  const word = settings.wording[heldWords[state]]
  return { ...first, held: true, ...(first.kind !== state && { text: `${first.text} · ${word}` }) }
}

const heldWords = { reserved: 'reserved', coming_soon: 'comingSoon' } as const

function firstTag(
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
