import { type MeasuredKey, measuredKinds } from '#domain/car/measured-facts.ts'
import { formatNumber } from '#domain/format.ts'
import type { Measure } from '#domain/measure.ts'
import { countedThing } from '#domain/stock-query/counted.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { HeroData } from './data.ts'
import { heroCount } from './hero-count.ts'

type Readout = { name: string } & Measure

/** The figures that a stock is proud of, and what its best one is. */
const superlatives = [
  ['acceleration', 'Quickest,'],
  ['power', 'Most'],
  ['range', 'Longest'],
  ['torque', 'Most'],
  ['battery', 'Largest'],
] as const satisfies readonly (readonly [MeasuredKey, string])[]

/** Figures beside the number of cars at most. */
const FIGURES = 3

/** The best figures of the stock, and how many cars it has; nothing for what no car has. */
export function readoutsOf({ best, count, itemType }: HeroData, site: SiteView): Readout[] {
  if (count === 0) return []
  const { locale, words } = site
  const figures = superlatives.flatMap(([key, word]): Readout[] => {
    const amount = best[key]
    if (amount === undefined) return []
    const kind = measuredKinds[key]
    const name = (locale === 'en-US' && kind.americanName) || kind.name
    const inText = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    return [{ name: `${word} ${inText}`, ...kind.measured(amount, locale) }]
  })
  const shown = heroCount(count, site)
  const stock = {
    name: 'In stock',
    value: formatNumber(shown, locale),
    unit: countedThing(shown, itemType, words),
  }
  return [...figures.slice(0, FIGURES), stock]
}
