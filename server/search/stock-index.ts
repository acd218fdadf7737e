import { earliest } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { listing, nextListingChangeAt } from '#domain/car/listing.ts'
import { type BestFigures, withBest } from '#domain/car/measured-facts.ts'
import { nextNewArrivalChangeAt } from '#domain/car/new-arrival.ts'
import { colourFamily } from '#domain/car/paint/colour-family.ts'
import { type SoldDays, soldDaysOf } from '#domain/car/sold-days.ts'
import { checksum } from '#domain/checksum.ts'
import { pathSlug } from '#domain/model/path-slug.ts'
import {
  type Repayments,
  type SearchDocument,
  searchDocument,
} from '#domain/stock-query/document.ts'
import { featuresIn } from '#domain/stock-query/features.ts'
import { type Filter, matches } from '#domain/stock-query/filter.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import { columnsOf, type EngineColumns } from './engine/engine.ts'
import { stockFields } from './stock-fields.ts'

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
  /**
   * When the index next changes by time alone, ms since 1970: a sold car leaves the list, a car
   * becomes or stops being a new arrival. Infinity if never.
   */
  readonly nextChangeAt: number
}

/** Rows by a text of each row: checksums, ascending, and the row of each. */
interface RowTable {
  readonly checksums: Uint32Array
  readonly rows: Uint32Array
}

/** Builds an index car by car, so that only one car need be in memory at a time. */
export interface StockIndexer {
  /** Returns whether the site lists the car, only has a page for it, or hides it. */
  add(car: Car): 'listed' | 'unlisted' | 'hidden'
  /** The index; its rows are the listed cars in the order added, then the unlisted ones. */
  finish(): StockIndex
}

/** Builds an immutable index of cars as they are at `options.now`. */
export function stockIndexer(options: StockIndexOptions): StockIndexer {
  const now = new Date(options.now)
  const { stockFilter } = options
  const documentOptions = {
    ...options,
    now,
    featuresIn: memoize(featuresIn),
    familyIn: memoize(colourFamily),
  }
  const documents: SearchDocument[] = []
  const listed = keysOfCars()
  const unlisted = keysOfCars()
  const names = namesOfCars()
  let best: BestFigures = {}
  let nextChangeAt = Number.POSITIVE_INFINITY
  return {
    add(car) {
      if (!car.show_on_dealer_website) return 'hidden'
      const document = searchDocument(car, documentOptions)
      if (stockFilter && !matches(stockFilter, document)) return 'hidden'
      if (!listing(car, { now, soldListedDays: soldDaysOf(car, options) }).eligible) {
        unlisted.add(car)
        names.add(car, 'unlisted')
        return 'unlisted'
      }
      documents.push(document)
      listed.add(car)
      names.add(car, 'listed')
      best = withBest(best, car)
      nextChangeAt = Math.min(nextChangeAt, nextChangeOf(car, now, options))
      return 'listed'
    },
    finish: () => ({
      columns: columnsOf(stockFields, documents),
      names: names.sorted(),
      best,
      slugs: rowTable([...listed.slugs, ...unlisted.slugs]),
      ids: rowTable([...listed.ids, ...unlisted.ids]),
      nextChangeAt,
    }),
  }
}

function nextChangeOf(car: Car, now: Date, options: StockIndexOptions): number {
  const next = earliest([
    nextListingChangeAt(car, { now, soldListedDays: soldDaysOf(car, options) }),
    nextNewArrivalChangeAt(car, { now, days: options.newTagDays }),
  ])
  return next?.getTime() ?? Number.POSITIVE_INFINITY
}

function keysOfCars() {
  const slugs: string[] = []
  const ids: string[] = []
  return {
    slugs,
    ids,
    add({ slug, id }: Car): void {
      slugs.push(slug)
      ids.push(id)
    },
  }
}

/** 8 bytes a text, in place of a map with texts as keys. */
function rowTable(texts: readonly string[]): RowTable {
  const sums = Uint32Array.from(texts, (text) => checksum(text))
  const rows = Uint32Array.from(texts.keys()).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))
  return { checksums: Uint32Array.from(rows, (row) => sums[row] ?? 0), rows }
}

/** The rows whose text has the same checksum: nearly always one or none. */
export function* rowsOf({ checksums, rows }: RowTable, text: string): Generator<number> {
  const sum = checksum(text)
  let [low, high] = [0, checksums.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((checksums[middle] ?? 0) < sum) low = middle + 1
    else high = middle
  }
  for (let at = low; checksums[at] === sum; at++) yield rows[at] ?? 0
}

/** Collects the makes, models and bodies that the site has or had. */
function namesOfCars() {
  const makes = spellings()
  const bodies = spellings()
  const models = new Map<string, ReturnType<typeof spellings>>()
  return {
    add({ make, model, simple_body }: Car, kind: CarKind): void {
      makes.add(make, kind)
      const slug = pathSlug(make)
      const ofMake = models.get(slug) ?? spellings()
      models.set(slug, ofMake)
      ofMake.add(model, kind)
      if (simple_body) bodies.add(simple_body, kind)
    },
    sorted(): Pinnable {
      const names = makes.sorted()
      const modelsByMake = Object.fromEntries(
        names.map((make) => [make, models.get(pathSlug(make))?.sorted() ?? []]),
      )
      return { makes: names, modelsByMake, bodies: bodies.sorted() }
    },
  }
}

type CarKind = 'listed' | 'unlisted'

/** Names by their slug: that of a listed car goes before that of a car that was sold. */
function spellings() {
  const names = new Map<string, { readonly name: string; readonly kind: CarKind }>()
  return {
    add(name: string, kind: CarKind): void {
      const slug = pathSlug(name)
      const known = names.get(slug)
      if (!known || (kind === 'listed' && known.kind === 'unlisted'))
        names.set(slug, { name, kind })
    },
    sorted: (): string[] => [...names.values()].map(({ name }) => name).sort(),
  }
}

function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const result = results.get(text) ?? read(text)
    results.set(text, result)
    return result
  }
}
