import type { CarType, ItemType, SimpleBody } from '#domain/car/kinds.ts'

/** Filters whose drop-down lists values of the stock. */
export type ListedFilter = 'make' | 'simple_body' | 'simple_fuel' | 'transmission' | 'location_name'

export interface HeroOption {
  readonly value: string
  readonly count: number
}

/** What the stock holds, as the hero shows it. */
export interface HeroData {
  /** What the stock is counted as. */
  readonly itemType: ItemType
  /** Cars for sale. */
  readonly count: number
  readonly byType: Readonly<Partial<Record<CarType, number>>>
  /** Values in stock, in the order of the alphabet. */
  readonly options: Readonly<Partial<Record<ListedFilter, readonly HeroOption[]>>>
  /** The shortcuts that lead to at least one car. */
  readonly bodies: readonly SimpleBody[]
}
