import type { VariantOf } from '#domain/site/look-axes.ts'

const narrow = '(min-width:36rem) 45vw,92vw'
/** The `sizes` of a card's picture by the number of columns. */
const sizesByColumns: Readonly<Record<number, string>> = {
  1: '(min-width:62rem) 60rem,92vw',
  2: `(min-width:62rem) 36rem,${narrow}`,
  3: `(min-width:75rem) 24rem,${narrow}`,
  4: `(min-width:75rem) 19rem,${narrow}`,
}
/** The picture of a row is half as wide as the row. */
const rowSizes = '(min-width:48rem) 26rem,92vw'
/** Large cards at the start of a feature. */
const featured = 2

/** The `sizes` attribute of the picture of each card by its place. */
export function cardSizes(list: VariantOf<'list'>, columns: number): (index: number) => string {
  const size = (count: number) => sizesByColumns[count] ?? narrow
  if (list === 'rows') return () => rowSizes
  if (list === 'feature') return (index) => size(index < featured ? 2 : 3)
  return () => size(columns)
}

/** How many of these cars fill whole rows, as a short list without promotions should; all of one row. */
export function inWholeRows(list: VariantOf<'list'>, cars: number, columns: number): number {
  if (list === 'rows') return cars
  const missing = list === 'feature' && cars > featured ? columns - featured : 0
  const cells = cars + missing
  return cells <= columns ? cars : cells - (cells % columns) - missing
}

/**
 * How many places the last promotion takes, so that the last row has no hole: 1 where it has none, or
 * where no width of it closes the row. With two promotions, a page of 21 cars needs two places in two,
 * three and four columns. Spec 2.42.
 */
export function lastPromoSpan(
  list: VariantOf<'list'>,
  cars: number,
  cuts: readonly number[],
  columns: number,
): number {
  const last = cuts.at(-1)
  if (last === undefined || columns < 2 || list === 'rows') return 1
  // The large cards of a feature are one in place of two, or two in place of three.
  const first = list === 'feature' ? 1 : 0
  const cells = first + cars + cuts.length
  const missing = (columns - (cells % columns)) % columns
  const placesBefore = (first + last + cuts.length - 1) % columns
  return placesBefore + 1 + missing <= columns ? 1 + missing : 1
}

/** Columns that a list may have where its screen has no room for all that are wanted. */
const columnCounts = [2, 3, 4] as const

/** The places of the last promotion by the number of columns, at most those wanted; only where it has more than one. */
export const lastPromoSpans = (
  list: VariantOf<'list'>,
  cars: number,
  cuts: readonly number[],
  columns: number,
): ReadonlyMap<number, number> =>
  new Map(
    columnCounts
      .map((count) => [count, lastPromoSpan(list, cars, cuts, Math.min(count, columns))] as const)
      .filter(([, span]) => span > 1),
  )
