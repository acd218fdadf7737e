import type { VariantOf } from '#domain/site/look-axes.ts'

export type CardVariant = VariantOf<'card'>

/** What a card shows beside name, price, facts and finance, by its variant. */
interface CardContent {
  /** Cards side by side that suit a wide screen. */
  readonly columns: 2 | 3 | 4
  /** The first sentence of the dealer's comments. */
  readonly note?: true
  /** Weights and measures instead of the four facts, and the length on the drawing. */
  readonly measures?: true
  /** How far below the market it is stands on the picture, so that names and facts of a row share their lines; else beside the name. */
  readonly marketOnPicture?: true
  /** Figures as bars, compared with the best in stock. */
  readonly bars?: true
}

/** Parts that a variant does not show are not written either: a page has many cards. */
export const cardContent: Readonly<Record<CardVariant, CardContent>> = {
  label: { columns: 3, marketOnPicture: true },
  note: { columns: 2, note: true },
  plate: { columns: 3, measures: true },
  readout: { columns: 3, bars: true },
  poster: { columns: 4 },
}
