import { crc32 } from 'node:zlib'
import { earliest } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { listing, nextListingChangeAt } from '#domain/car/listing.ts'
import { nextNewArrivalChangeAt } from '#domain/car/new-arrival.ts'
import { type SearchDocument, searchDocument } from '#domain/stock-query/document.ts'
import { featuresIn } from '#domain/stock-query/features.ts'
import { type Filter, matches } from '#domain/stock-query/filter.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import { columnsOf, type EngineColumns } from './engine/engine.ts'
import { stockFields } from './stock-fields.ts'

export interface StockIndexOptions {
  /** The moment the listing is for, ISO 8601. */
  readonly now: string
  /** Days that a sold car stays listed (Spec 4.01). */
  readonly soldListedDays: number
  /** Days that a car counts as a new arrival (Spec 4.03). */
  readonly newTagDays: number
  /** The site's own rule of what it lists (D9). */
  readonly stockFilter?: Filter | undefined
  /** The estimate of the tenant's finance provider, dollars a week (D11). */
  readonly weeklyEstimate?: ((car: Car) => number | undefined) | undefined
}

/**
 * One tenant's stock, indexed: plain data of few large arrays, so that a thread may make it for
 * another. Its rows are places in a list of cars, which is kept beside it.
 */
export interface StockIndex {
  /** Of the listed cars; they come first in the list of cars. */
  readonly columns: EngineColumns
  readonly names: Pinnable
  /** Checksums of the slugs of all cars that have a page, ascending, and the row of each. */
  readonly slugs: { readonly checksums: Uint32Array; readonly rows: Uint32Array }
  /**
   * The next moment at which time alone makes it another, milliseconds since 1970: a sold car leaves
   * the list, a car becomes a new arrival or is one no longer. Infinity where that never happens.
   */
  readonly nextChangeAt: number
}

/** Makes an index car by car, so that no more than one whole car need be in memory. */
export interface StockIndexer {
  /** Answers whether the site has a page for this car, and whether it lists it. */
  add(car: Car): 'listed' | 'unlisted' | 'hidden'
  /** The index; its rows are the listed cars as they were added, then the unlisted ones. */
  finish(): StockIndex
}

/** An index of cars as they are at `options.now`: when the stock changes, make another. */
export function stockIndexer(options: StockIndexOptions): StockIndexer {
  const now = new Date(options.now)
  const { stockFilter, soldListedDays } = options
  const documentOptions = { ...options, now, featuresIn: remembering(featuresIn) }
  const documents: SearchDocument[] = []
  const listed: string[] = []
  const unlisted: string[] = []
  const names = namesInStock()
  let nextChangeAt = Number.POSITIVE_INFINITY
  return {
    add(car) {
      if (!car.show_on_dealer_website) return 'hidden'
      const document = searchDocument(car, documentOptions)
      if (stockFilter && !matches(stockFilter, document)) return 'hidden'
      if (!listing(car, { now, soldListedDays }).eligible) {
        unlisted.push(car.slug)
        return 'unlisted'
      }
      documents.push(document)
      listed.push(car.slug)
      names.add(car)
      nextChangeAt = Math.min(nextChangeAt, nextChangeOf(car, now, options))
      return 'listed'
    },
    finish: () => ({
      columns: columnsOf(stockFields, documents),
      names: names.sorted(),
      slugs: slugTable([...listed, ...unlisted]),
      nextChangeAt,
    }),
  }
}

function nextChangeOf(
  car: Car,
  now: Date,
  { soldListedDays, newTagDays }: StockIndexOptions,
): number {
  const next = earliest([
    nextListingChangeAt(car, { now, soldListedDays }),
    nextNewArrivalChangeAt(car, { now, days: newTagDays }),
  ])
  return next?.getTime() ?? Number.POSITIVE_INFINITY
}

/** A checksum of 4 bytes for each slug, in place of a map of texts. */
function slugTable(slugs: readonly string[]): StockIndex['slugs'] {
  const sums = Uint32Array.from(slugs, (slug) => crc32(slug))
  const rows = Uint32Array.from(slugs.keys()).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))
  return { checksums: Uint32Array.from(rows, (row) => sums[row] ?? 0), rows }
}

/** The rows whose slug has this one's checksum: nearly always one or none. */
export function* rowsOfSlug({ slugs }: StockIndex, slug: string): Generator<number> {
  const { checksums, rows } = slugs
  const sum = crc32(slug)
  let [low, high] = [0, checksums.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((checksums[middle] ?? 0) < sum) low = middle + 1
    else high = middle
  }
  for (let at = low; checksums[at] === sum; at++) yield rows[at] ?? 0
}

/** Collects the makes, models and bodies of listed cars. */
function namesInStock() {
  const models = new Map<string, Set<string>>()
  const bodies = new Set<string>()
  return {
    add({ make, model, simple_body }: Car): void {
      const known = models.get(make)
      if (known) known.add(model)
      else models.set(make, new Set([model]))
      if (simple_body) bodies.add(simple_body)
    },
    sorted(): Pinnable {
      const makes = [...models.keys()].sort()
      return {
        makes,
        modelsByMake: Object.fromEntries(
          makes.map((make) => [make, [...(models.get(make) ?? [])].sort()]),
        ),
        bodies: [...bodies].sort(),
      }
    },
  }
}

function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? read(text)
    known.set(text, result)
    return result
  }
}
