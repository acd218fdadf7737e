/** Shares of a site's cars that its people look at, in the order of the screen; all but `left` are still in their feeds. */
export const stockShows = [
  'all',
  'no_photos',
  'no_price',
  'no_comments',
  'hidden',
  'reserved',
  'sold',
  'corrected',
  'over_60_days',
  'left',
] as const
export type StockShow = (typeof stockShows)[number]

/** What cars can be sorted by. */
export const stockSorts = ['name', 'price', 'days', 'photos'] as const
export type StockSort = (typeof stockSorts)[number]

/** Cars of one answer, at most. */
export const STOCK_PAGE = 200
