import type { z } from 'zod'
import { comparedFacts } from '#domain/car/compared-facts.ts'
import { formatNumber } from '#domain/format.ts'
import { measure, measureText } from '#domain/measure.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { CompareData } from './data.ts'
import type block from './schema.ts'

/** A cell, without text where a figure is unknown; `share` is the length of its bar, from 0 to 1. */
export interface ShownCell {
  readonly text?: string
  readonly share?: number | undefined
}

/** A table as it is shown; an empty head is no heading. */
interface ShownTable {
  readonly heads: readonly { readonly text: string; readonly href?: string }[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly ShownCell[] }[]
}

type Content = z.output<typeof block.props>['content']

/** Vehicles side by side: their figures, then their prices. */
export function vehicleTable({ cars, best }: CompareData, site: SiteView): ShownTable {
  const facts = comparedFacts(cars, site.locale, best).map(({ name, facts }) => ({
    name,
    cells: facts.map(
      (fact): ShownCell => (fact ? { text: measureText(fact), share: fact.share } : {}),
    ),
  }))
  const prices = cars.map((car) => ({ text: shownPrice(car, site).text }))
  return {
    heads: [
      { text: '' },
      ...cars.map(({ year, make, model, badge, slug }) => ({
        text: [year, make, model, badge].filter(Boolean).join(' '),
        href: `/cars/${slug}`,
      })),
    ],
    rows: facts.length > 0 ? [...facts, { name: 'Price', cells: prices }] : [],
  }
}

/** What a vehicle can tow of the stock, by its limit for braked towing. */
export function towingTable(
  { towing }: CompareData,
  titles: Extract<Content, { type: 'towing' }>,
  { locale }: SiteView,
): ShownTable {
  const weight = (kg: number) => measureText(measure(kg, 'kilograms', locale))
  const { limitTitle, advisedTitle, towedTitle, towingTitle } = titles
  return {
    heads: [limitTitle, advisedTitle, towedTitle, towingTitle].map((text) => ({ text })),
    rows: towing.map(({ limit, advised, towed, towing }) => ({
      name: weight(limit),
      cells: [weight(advised), formatNumber(towed, locale), formatNumber(towing, locale)].map(
        (text) => ({ text }),
      ),
    })),
  }
}
