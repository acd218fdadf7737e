import type { ItemType, SimpleBody } from '#domain/car/kinds.ts'
import type { EngineName } from './engines.ts'

/** Badge, price when new in whole dollars, engine, driven axles. */
export type Badge = readonly [
  name: string,
  price: number,
  engine: EngineName,
  drive: 'FWD' | 'RWD' | 'AWD' | '4WD',
]

/** A model that demo stock is generated from. */
export type DemoModel = {
  make: string
  model: string
  series: string
  body: SimpleBody
  /** The maker's name for the body, where it differs. */
  bodyName?: string
  itemType?: ItemType
  doors: number
  seats: number
  /** Length, width and height, mm. */
  size: readonly [number, number, number]
  /** First and last year of sale; the last is `CURRENT` if still sold new. */
  years: readonly [number, number]
  /** Relative frequency. */
  weight: number
  badges: readonly [Badge, ...Badge[]]
}

export const CURRENT = 9999
