import type { Car } from '#domain/car/car.ts'
import { keyFacts, type SpecRow, specRows } from '#domain/car/spec-rows.ts'
import { KEY_FACTS_SHOWN } from '#domain/car/thresholds.ts'
import type { SiteView } from '../view-context.ts'

/** Facts of a caravan in place of odometer and fuel. Spec 3.16. */
const caravanFacts = ['sleeps', 'body_length', 'tare', 'axle']

/** The four facts of a card; a caravan has facts of its own. Spec 2.41. */
export function shownFacts(car: Car, { locale, timeZone }: SiteView, now: string): SpecRow[] {
  const context = { now: new Date(now), locale, timeZone }
  const facts = keyFacts(car, context)
  if (car.item_type !== 'caravan') return facts
  const rows = specRows(car, context)
  const own = caravanFacts.flatMap((name) => rows.find(({ key }) => key === name) ?? [])
  return [...facts, ...own].slice(0, KEY_FACTS_SHOWN)
}
