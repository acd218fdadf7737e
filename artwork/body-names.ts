import { entriesOf, lastNamed } from '#domain/name-matching.ts'
import { type ArtworkBody, carBodies } from './bodies/bodies.ts'

export const artworkBodies: readonly ArtworkBody[] = [
  ...(Object.keys(carBodies) as (keyof typeof carBodies)[]),
  'motorcycle',
  'caravan',
]

const DEFAULT_BODY: ArtworkBody = 'suv'

/** Synonyms of bodies in feeds and makers' data. */
const BODY_SYNONYMS: Readonly<Record<string, ArtworkBody>> = {
  hatch: 'hatchback',
  liftback: 'hatchback',
  'sports back': 'hatchback',
  saloon: 'sedan',
  suvs: 'suv',
  'four wheel drive': 'suv',
  '4x4': 'suv',
  crossover: 'suv',
  'cab chassis': 'ute',
  pickup: 'ute',
  'pick up': 'ute',
  'dual cab': 'ute',
  truck: 'ute',
  tray: 'ute',
  estate: 'wagon',
  'panel van': 'van',
  commercial: 'van',
  minivan: 'people-mover',
  minibus: 'people-mover',
  bus: 'people-mover',
  mpv: 'people-mover',
  cabriolet: 'convertible',
  roadster: 'convertible',
  soft: 'convertible',
  motorbike: 'motorcycle',
  bike: 'motorcycle',
  scooter: 'motorcycle',
  'camper trailer': 'caravan',
  camper: 'caravan',
}

const bodyEntries = entriesOf(artworkBodies, BODY_SYNONYMS)

/**
 * The body of a name: `simple_body` values ("People Mover", "Cab Chassis"), their slugs, or any
 * text that contains one ("Dual Cab Ute"). Unknown or empty text gives an SUV, the most common body
 * in Australian stock.
 */
export function bodyOf(text: string): ArtworkBody {
  return lastNamed(text, bodyEntries) ?? DEFAULT_BODY
}
