import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import type { Model } from '#domain/model/model.ts'
import { emptyState, type SearchState } from '#domain/stock-query/state.ts'
import { shownPrice } from '../price/shown-price.ts'
import type { SearchPort } from '../search/page-search.ts'
import type { SiteView } from '../view-context.ts'

/** A model as a tile or a page shows it, with what the stock has of it. */
export interface ModelItem {
  readonly model: Model
  /** How many are in stock, of all conditions. */
  readonly count: number
  readonly price: ModelPrice | undefined
}

/** The price from which there is one, and what it includes. */
export interface ModelPrice {
  /** `From $31,990` */
  readonly text: string
  readonly note: string | undefined
}

/** The search for the cars of a model. Spec 2.17. */
export const modelSearch = ({ manufacturer_name, name }: Model): SearchState => ({
  ...emptyState,
  terms: {
    model: [name],
    ...(manufacturer_name !== undefined && { make: [manufacturer_name] }),
  },
})

/** The same, of cars in stock alone. */
export const inStock = (search: SearchState): SearchState => ({
  ...search,
  terms: { ...search.terms, status: ['in_stock'] },
})

/** The model with its number in stock; its price is the dealer's lowest, else that of the cheapest in stock. */
export async function modelItem(
  model: Model,
  site: SiteView,
  ports: Pick<SearchPort, 'search'>,
): Promise<ModelItem> {
  const state: SearchState = { ...inStock(modelSearch(model)), sortBy: 'price_asc' }
  const { hits, count } = await ports.search({ state, hitsPerPage: 1, facets: [] })
  const from = (price: string) => fillPlaceholders(site.words.modelFrom, { price })
  const { from_price } = model
  if (from_price !== undefined) {
    const price = { text: from(formatMoney(from_price, site.locale)), note: ownNote(site) }
    return { model, count, price }
  }
  const shown = hits[0] && shownPrice(hits[0], site)
  const price = shown && !shown.isText ? { text: from(shown.text), note: shown.note } : undefined
  return { model, count, price }
}

/** What the dealer's own price includes: in Australia a price in an advertisement is the whole of it. */
const ownNote = ({ locale, words }: SiteView): string =>
  locale === 'en-AU' ? words.driveAway : words.excludingCharges
