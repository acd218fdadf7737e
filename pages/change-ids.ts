import type { Change, Spot } from './change.ts'

/** Id of the block that a change is about. */
export function subjectOf(change: Change): string {
  if ('set' in change) return change.set
  if ('remove' in change) return change.remove
  return 'move' in change ? change.move : change.insert.id
}

/** Id of the block that a spot refers to, if any. */
export function anchorOf(spot: Spot): string | undefined {
  if ('after' in spot) return spot.after
  if ('before' in spot) return spot.before
  return 'into' in spot ? spot.into : undefined
}
