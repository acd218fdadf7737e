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

function firstTag(car: TaggedCar, settings: TagSettings, at: { now: Date }): TagBanner | undefined {
  const first = tagCandidates(car, settings, at).find(({ applies }) => applies)
  return first && { kind: first.kind, text: first.text }
}

/** A tag that a car may have, and whether it applies. */
export type TagCandidate = Pick<TagBanner, 'kind' | 'text'> & { applies: boolean }

/** Every tag in the order of its priority: the first that applies is the car's. Spec 4.04, D14. */
export function tagCandidates(
  car: TaggedCar,
  { wording, certified, fuelTag, newArrivalDays: days }: TagSettings,
  { now }: { now: Date },
): TagCandidate[] {
  const fuel = car.simple_fuel && fuelTags[car.simple_fuel]
  const custom = isAbsent(car.tag) ? '' : (car.tag ?? '')
  const isCertified = certifiedBadge(car, certified).eligible
  return [
    { kind: 'sold', text: wording.justSold, applies: isSold(car) },
    { kind: 'fuel', text: fuel ? wording[fuel] : '', applies: fuelTag && fuel !== undefined },
    { kind: 'reserved', text: wording.reserved, applies: car.reserved === true },
    { kind: 'certified', text: certified.label, applies: isCertified },
    { kind: 'custom', text: custom, applies: custom !== '' },
    { kind: 'coming_soon', text: wording.comingSoon, applies: car.status === 'coming_soon' },
    { kind: 'new_arrival', text: wording.newArrival, applies: isNewArrival(car, { now, days }) },
  ]
}
