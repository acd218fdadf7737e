import type { Car } from './car.ts'
import { type FoldedList, foldedList } from './folded-list.ts'
import { type SpecContext, type SpecRow, specRows } from './spec-rows.ts'
import { KEY_FACTS_SHOWN } from './thresholds.ts'

/** What a buyer asks first, in this order; those of caravans are between those of cars. */
const askedFirst = [
  ...['body', 'sleeps', 'engine', 'drive', 'seats', 'body_length', 'tare', 'colour', 'doors'],
  ...['gears', 'consumption', 'ancap', 'rego_expiry', 'build', 'stock'],
]

/**
 * The rows of a car that buyers ask for first, without those that the page has told; four are shown, the rest
 * is folded. Spec 2.45, 9.09.
 */
export function keyInformation(
  car: Car,
  context: SpecContext,
  told: ReadonlySet<string> = new Set(),
): FoldedList<SpecRow> {
  const rows = specRows(car, context).filter(({ key }) => !told.has(key))
  const asked = askedFirst.flatMap((name) => rows.find(({ key }) => key === name) ?? [])
  return foldedList(asked, KEY_FACTS_SHOWN)
}
