import type { ItemType, SimpleBody } from '#domain/car/kinds.ts'
import type { EngineName } from './engines.ts'

/** Badge, price when new in whole dollars, engine, driven wheels. */
export type Badge = readonly [
  name: string,
  price: number,
  engine: EngineName,
  drive: 'FWD' | 'RWD' | 'AWD' | '4WD',
]

/** Facts of a model that demo stock is made of. */
export type DemoModel = {
  make: string
  model: string
  series: string
  body: SimpleBody
  /** The maker's words for the body where they differ. */
  bodyWords?: string
  itemType?: ItemType
  doors: number
  seats: number
  /** Length, width and height, mm. */
  size: readonly [number, number, number]
  /** First and last year of sale; a last year of 9999 is still sold. */
  years: readonly [number, number]
  /** How often it turns up, against the others. */
  share: number
  badges: readonly [Badge, ...Badge[]]
}

/** Still sold new. */
export const CURRENT = 9999
