import { earliest } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { listing, nextListingChangeAt } from '#domain/car/listing.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { nextNewArrivalChangeAt } from '#domain/car/new-arrival.ts'
import { colourFamily } from '#domain/car/paint/colour-family.ts'
import { type SoldDays, soldDaysOf } from '#domain/car/sold-days.ts'
import {
  type Repayments,
  type SearchDocument,
  searchDocument,
} from '#domain/stock-query/document.ts'
import { featuresIn } from '#domain/stock-query/features.ts'
import { type Filter, matches } from '#domain/stock-query/filter.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import { type CodedValues, changedValues, codedValues } from './engine/coded-values.ts'
import { changedColumns, columnsOf, type EngineColumns } from './engine/columns.ts'
import { type DocumentChange, numbersAfter, type RowChange } from './engine/row-change.ts'
import { changedRowTable, type RowTable, rowTable } from './row-table.ts'
import { stockFields } from './stock-fields.ts'
import { factsOf, traitsOf } from './stock-traits.ts'

export interface StockIndexOptions extends SoldDays {
  /** The time for which cars are listed, ISO 8601. */
  readonly now: string
  /** Days that a car counts as a new arrival (Spec 4.03). */
  readonly newTagDays: number
  /** The site's filter of listed cars (D9). */
  readonly stockFilter?: Filter | undefined
  readonly repayments?: Repayments | undefined
}

/**
 * The index of one tenant's stock: plain data in a few large arrays, which can be transferred
 * between threads. Its rows are indexes in a list of cars, which is stored separately.
 */
export interface StockIndex {
  /** Of the listed cars, which come first in the list of cars. */
  readonly columns: EngineColumns
  readonly names: Pinnable
  /** The best figures of listed cars. */
  readonly best: BestFigures
  /** Checksums of the slugs of all cars with a page, ascending, and the row of each. */
  readonly slugs: RowTable
  /** The same of their ids. */
  readonly ids: RowTable
  /** See `traitsOf`, of all cars with a page. */
  readonly traits: CodedValues
  /** When each listed car changes by time alone, ms since 1970; Infinity if never. */
  readonly changesAt: Float64Array
  /**
   * When the index next changes by time alone, ms since 1970: a sold car leaves the list, a car
   * becomes or stops being a new arrival. Infinity if never.
   */
  readonly nextChangeAt: number
}

/** Builds an index car by car, so that only one car need be in memory at a time. */
export interface StockIndexer {
  /** Returns whether the site lists the car, only has a page for it, or hides it. */
  add(car: Car): IndexedCar['kind']
  /** The index; its rows are the listed cars in the order added, then the unlisted ones. */
  finish(): StockIndex
}

/** Builds an immutable index of cars as they are at `options.now`. */
export function stockIndexer(options: StockIndexOptions): StockIndexer {
  const read = carIndexer(options)
  const documents: SearchDocument[] = []
  const changes: number[] = []
  const cars: Record<'listed' | 'unlisted', Omit<IndexedCar, 'document'>[]> = {
    listed: [],
    unlisted: [],
  }
  return {
    add(car) {
      const { document, ...indexed } = read(car)
      const { kind, changesAt } = indexed
      if (kind === 'hidden') return kind
      cars[kind].push(indexed)
      if (kind === 'listed') {
        documents.push(document)
        changes.push(changesAt)
      }
      return kind
    },
    finish() {
      const all = [...cars.listed, ...cars.unlisted]
      return {
        columns: columnsOf(stockFields, documents),
        slugs: rowTable(all.map(({ slug }) => slug)),
        ids: rowTable(all.map(({ id }) => id)),
        ...withFacts(codedValues(all.map(({ traits }) => [traits])), Float64Array.from(changes)),
      }
    },
  }
}

/** What an index has of a car. */
export interface IndexedCar {
  /** Whether the site lists the car, only has a page for it, or hides it. */
  readonly kind: 'listed' | 'unlisted' | 'hidden'
  readonly id: string
  readonly slug: string
  readonly document: SearchDocument
  readonly traits: string
  /** As in `StockIndex`. */
  readonly changesAt: number
}

/** Reads cars as they are at `options.now`. */
export function carIndexer(options: StockIndexOptions): (car: Car) => IndexedCar {
  const now = new Date(options.now)
  const { stockFilter } = options
  const documentOptions = {
    ...options,
    now,
    featuresIn: memoize(featuresIn),
    familyIn: memoize(colourFamily),
  }
  const kindOf = (car: Car, document: SearchDocument) => {
    if (!car.show_on_dealer_website) return 'hidden'
    if (stockFilter && !matches(stockFilter, document)) return 'hidden'
    const at = { now, soldListedDays: soldDaysOf(car, options) }
    return listing(car, at).eligible ? 'listed' : 'unlisted'
  }
  return (car) => {
    const { id, slug } = car
    const document = searchDocument(car, documentOptions)
    const kind = kindOf(car, document)
    const changesAt = kind === 'listed' ? nextChangeOf(car, now, options) : Number.POSITIVE_INFINITY
    return { kind, id, slug, document, traits: traitsOf(car), changesAt }
  }
}

/** How the cars of an index change. */
export interface IndexChange {
  /** Of the listed rows. */
  readonly listed: DocumentChange<SearchDocument>
  /** Of all rows. */
  readonly all: RowChange
  /** The new ones of all rows, in their order. */
  readonly cars: readonly IndexedCar[]
}

/** The index after a change: equal to one that is built of the cars after it, at the same time. */
export function changedIndex(index: StockIndex, { listed, all, cars }: IndexChange): StockIndex {
  const slugs = cars.map(({ slug }) => slug)
  const ids = cars.map(({ id }) => id)
  const traits = cars.map((car) => [car.traits])
  const changes = cars.flatMap(({ kind, changesAt }) => (kind === 'listed' ? [changesAt] : []))
  const after = changedValues(index.traits, all, traits)
  const changesAt = numbersAfter(index.changesAt, listed, changes)
  const isSame = after === index.traits && listed.isInPlace
  return {
    columns: changedColumns(index.columns, stockFields, listed),
    slugs: changedRowTable(index.slugs, all, slugs),
    ids: changedRowTable(index.ids, all, ids),
    ...(isSame
      ? { ...timesOf(changesAt), traits: after, names: index.names, best: index.best }
      : withFacts(after, changesAt)),
  }
}

const withFacts = (traits: CodedValues, changesAt: Float64Array) => ({
  traits,
  ...timesOf(changesAt),
  ...factsOf(traits, changesAt.length),
})

const timesOf = (changesAt: Float64Array) => ({
  changesAt,
  nextChangeAt: changesAt.reduce((next, at) => Math.min(next, at), Number.POSITIVE_INFINITY),
})

function nextChangeOf(car: Car, now: Date, options: StockIndexOptions): number {
  const next = earliest([
    nextListingChangeAt(car, { now, soldListedDays: soldDaysOf(car, options) }),
    nextNewArrivalChangeAt(car, { now, days: options.newTagDays }),
  ])
  return next?.getTime() ?? Number.POSITIVE_INFINITY
}

function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const result = results.get(text) ?? read(text)
    results.set(text, result)
    return result
  }
}
