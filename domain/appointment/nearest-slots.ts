import type { Slot } from './slots.ts'
import { NEAREST_SLOTS } from './thresholds.ts'

/**
 * The free slots nearest to a taken one, in the order of their times: those of the same day before others.
 * Spec 7.07, D21.
 * @param wanted the taken slot
 * @param free all free slots
 */
export function nearestSlots(wanted: Slot, free: readonly Slot[]): readonly Slot[] {
  const dayOf = ({ local }: Slot) => local.slice(0, 'yyyy-mm-dd'.length)
  const away = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - Date.parse(wanted.startsAt))
  const isOtherDay = (slot: Slot) => Number(dayOf(slot) !== dayOf(wanted))
  return free
    .toSorted((a, b) => isOtherDay(a) - isOtherDay(b) || away(a) - away(b))
    .slice(0, NEAREST_SLOTS)
    .sort((a, b) => Number(a.startsAt > b.startsAt) - Number(a.startsAt < b.startsAt))
}
