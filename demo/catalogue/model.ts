import type { ItemType, SimpleBody } from '#domain/car/kinds.ts'
import type { Engine, EngineName } from './engines.ts'

/** Figures that the maker publishes for a model or a badge; absent where it publishes none. */
export type Figures = {
  secondsTo100?: number
  /** On a full battery: by WLTP, of American models by EPA. */
  rangeKm?: number
  batteryKwh?: number
  dcKw?: number
  kerbKg?: number
  towKg?: number
  gvmKg?: number
  seatHeightMm?: number
}

/** Badge, price when new in whole dollars, engine, driven axles, figures beyond those of the model. */
export type Badge = readonly [
  name: string,
  price: number,
  engine: EngineName | Engine,
  drive: 'FWD' | 'RWD' | 'AWD' | '4WD',
  figures?: Figures,
]

/** A model that demo stock is generated from. */
export type DemoModel = {
  make: string
  model: string
  /** Absent where buyers do not use one, as in the United States. */
  series?: string
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
  figures?: Figures
  /** Stars; 5 unless stated, absent for motorcycles and models that were never rated. */
  ancap?: number | 'unrated'
  badges: readonly [Badge, ...Badge[]]
}

export const CURRENT = 9999
