import { convertible } from './convertible.ts'
import { coupe } from './coupe.ts'
import { hatchback } from './hatchback.ts'
import { peopleMover } from './people-mover.ts'
import type { Proportions } from './proportions.ts'
import { sedan } from './sedan.ts'
import { suv } from './suv.ts'
import { ute } from './ute.ts'
import { van } from './van.ts'
import { wagon } from './wagon.ts'

/** The bodies that are drawn from proportions. */
export const carBodies = {
  sedan,
  hatchback,
  suv,
  ute,
  wagon,
  van,
  'people-mover': peopleMover,
  coupe,
  convertible,
} satisfies Record<string, Proportions>

export type CarBody = keyof typeof carBodies

/** Every body that `artwork` can draw; motorcycles and caravans are drawn separately. */
export type ArtworkBody = CarBody | 'motorcycle' | 'caravan'

export function isCarBody(body: ArtworkBody): body is CarBody {
  return body in carBodies
}
