import { isAbsent } from '../absence.ts'
import type { Car } from './car.ts'
import { type FoldedList, foldedList } from './folded-list.ts'
import { FEATURES_SHOWN } from './thresholds.ts'

/** A car's features, without duplicates and in order; the first 8 are shown, the rest is folded. Spec 5.35, 9.09. */
export function features(car: Pick<Car, 'standardEquipment'>): FoldedList<string> {
  const said = car.standardEquipment?.filter((feature) => !isAbsent(feature))
  return foldedList([...new Set(said)], FEATURES_SHOWN)
}
