import type { CorrectionField } from '#domain/car/correction.ts'
import type { StockShow } from '#domain/staff/stock-shows.ts'
import type { StockRow } from './stock-queries.ts'

/** The chips above the list; those after the second are also what a car of the list needs, or is. */
export const shareWords: Readonly<Record<StockShow, { readonly label: string }>> = {
  all: { label: 'All' },
  no_photos: { label: 'No photos' },
  no_price: { label: 'No price' },
  no_comments: { label: 'No description' },
  hidden: { label: 'Hidden' },
  reserved: { label: 'Reserved' },
  sold: { label: 'Sold' },
  corrected: { label: 'Corrected' },
  over_60_days: { label: 'Over 60 days' },
  left: { label: 'Left the feed' },
}

export const typeWords: Readonly<Record<StockRow['car_type'], string>> = {
  new: 'New',
  demo: 'Demo',
  used: 'Used',
}

export const statusWords: Readonly<Record<StockRow['status'], string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}

export const fieldWords: Readonly<Record<CorrectionField, string>> = {
  price: 'Price',
  tag: 'Tag',
  comments: 'Comments',
  photos: 'Photos',
  hidden: 'Hidden',
  sold: 'Sold',
  rank: 'Place in searches',
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
export const dollarsOf = (price: number | undefined): string =>
  price === undefined ? '–' : dollars.format(price)

/** Words of what a car needs or is, without what its other columns say. */
export const needsOf = ({ shows }: StockRow): string[] =>
  shows
    .filter((show) => !['sold', 'left', 'all'].includes(show))
    .map((show) => shareWords[show].label)
