import { isAbsent } from '../absence.ts'
import type { Car } from './car.ts'
import { type SpecContext, type SpecRow, specRows } from './spec-rows.ts'

/** By what a buyer can check a car: its safety rating, dates, plate and identity. */
const papers = ['ancap', 'build', 'compliance', 'rego', 'rego_expiry', 'vin']

/**
 * The evidence that a car's record holds: what the dealer's own tag says, such as Full Service History,
 * and the papers; nothing is concluded from them. `said` names the tag. Spec 2.45, 5.35, 5.37.
 */
export function carPapers(car: Car, context: SpecContext, said: string): SpecRow[] {
  const { tag } = car
  const rows = specRows(car, context)
  const own = tag !== undefined && !isAbsent(tag) ? [{ key: 'tag', label: said, value: tag }] : []
  return [...own, ...papers.flatMap((name) => rows.find(({ key }) => key === name) ?? [])]
}
