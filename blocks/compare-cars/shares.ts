import type { CSSProperties } from 'react'
import { measuredFacts } from '#domain/car/measured-facts.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { type CompareCarsView, variantOf } from './view.ts'

/** Of each car by the key of a row, how long its bar is, of 1. */
export type Shares = readonly ReadonlyMap<string, number | undefined>[]

/** In a variant whose cards have bars. */
export function sharesOf(view: CompareCarsView): Shares | undefined {
  const { data, site } = view
  if (!cardContent[variantOf(view)].bars) return undefined
  return data.cars.map((car) => {
    const facts = measuredFacts(car, site.locale, data.best)
    return new Map(facts.map(({ key, share }) => [key, share] as const))
  })
}

/** The style of a value that has a bar. */
export const barOf = (
  share: number | undefined,
): (CSSProperties & Record<'--share', number>) | undefined =>
  share === undefined ? undefined : { '--share': share }
