import { type Change, isAsAsked, isLive, type Standing } from './standing.ts'

type Decided = Pick<Standing, 'stage' | 'heldUntil' | 'endedWhy' | 'asked'>

/** What a person's decision changes: nothing where it was made before; or that it comes too late. */
export type Decision = Change | 'made' | 'too_late'

/** The dealer's confirmation: the hold no longer lapses. D31. */
export function confirmation(of: Decided, now: Date): Decision {
  if (of.stage === 'confirmed') return 'made'
  return of.stage === 'held' && !hasLapsed(of, now) ? { hold: { stage: 'confirmed' } } : 'too_late'
}

/** The decision of buyer or dealer to end it; what was paid is given back. Spec 9.19, D31. */
export function release(of: Decided, by: 'buyer' | 'dealer', now: Date): Decision {
  if (by === 'buyer' && isAsAsked(of)) return 'too_late'
  if (isLive(of)) return hasLapsed(of, now) ? 'too_late' : releasedBy(of, by)
  const isOwn =
    of.endedWhy === `released_by_${by}` || (by === 'buyer' && of.endedWhy === 'cancelled')
  return isOwn ? 'made' : 'too_late'
}

/** The end of a reservation by buyer or dealer. A claim that its buyer gives up was never held. */
export const releasedBy = ({ stage }: Pick<Standing, 'stage'>, by: 'buyer' | 'dealer'): Change =>
  stage === 'claimed' && by === 'buyer'
    ? { hold: { stage: 'ended', why: 'cancelled' } }
    : { hold: { stage: 'ended', why: `released_by_${by}` }, letter: 'released' }

/** Whether its 48 hours are over. */
export const hasLapsed = (
  { stage, heldUntil }: Pick<Decided, 'stage' | 'heldUntil'>,
  now: Date,
): boolean => stage === 'held' && heldUntil !== undefined && Date.parse(heldUntil) <= now.getTime()
