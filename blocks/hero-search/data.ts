import type { CarType, ItemType, SimpleBody } from '#domain/car/kinds.ts'

/** Filters whose drop-down lists values from the stock. */
export type ListedFilter = 'make' | 'simple_body' | 'simple_fuel' | 'transmission' | 'location_name'

export interface HeroOption {
  readonly value: string
  readonly count: number
}

/** The hero's data about the stock. */
export interface HeroData {
  /** The kind of item that the counts are about. */
  readonly itemType: ItemType
  /** Cars for sale. */
  readonly count: number
  readonly byType: Readonly<Partial<Record<CarType, number>>>
  /** Values in stock, sorted alphabetically. */
  readonly options: Readonly<Partial<Record<ListedFilter, readonly HeroOption[]>>>
  /** The body types of the shortcuts that have at least one car. */
  readonly bodies: readonly SimpleBody[]
}
