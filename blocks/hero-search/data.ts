import type { Car } from '#domain/car/car.ts'
import type { CarType, ItemType, SimpleBody } from '#domain/car/kinds.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'

/** Filters whose drop-down lists values from the stock. */
export type ListedFilter = 'make' | 'simple_body' | 'simple_fuel' | 'transmission' | 'location_name'

export interface HeroOption {
  readonly value: string
  readonly count: number
}

/** A search that the finder links to, with the number of cars that it finds, above 0. */
export interface CountedSearch {
  readonly href: string
  readonly count: number
}

/** A search with a name of its own: `For the big lap`. */
export interface NamedSearch extends CountedSearch {
  readonly text: string
}

/** Cars up to a price in whole dollars. */
export interface PriceDoor extends CountedSearch {
  readonly price: number
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
  /** The site's categories that find something; empty where the finder `index` lists them. */
  readonly categories: readonly NamedSearch[]
  /** Searches of the finder `index`; empty for the others. */
  readonly index: readonly NamedSearch[]
  /** Links of the finder `prices`, the lowest price first; empty for the others. */
  readonly doors: readonly PriceDoor[]
  /** The car of the picture, if the picture is to be of one in stock. */
  readonly car: Car | undefined
  /** The best figures in stock; empty unless the hero shows readings. */
  readonly best: BestFigures
}
