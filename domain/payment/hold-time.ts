import { REMINDED_BEFORE_MS } from '../reservation/thresholds.ts'
import { hasLapsed, releasedBy } from './decision.ts'
import { type Change, isAsAsked, isLive, type Standing } from './standing.ts'
import { after, lookAgain, type NextStep, wait } from './step.ts'

/** What time alone, or a buyer who is forgotten, changes of a hold: its end at 48 hours, the reminder before. D31. */
export function dueByTime(of: Standing, now: Date): Change | undefined {
  const { stage, heldUntil, attempt } = of
  if (isLive(of) && of.account === undefined && !isAsAsked(of)) return releasedBy(of, 'buyer')
  if (stage !== 'held' || heldUntil === undefined) return undefined
  if (hasLapsed(of, now)) return { hold: { stage: 'ended', why: 'lapsed' }, letter: 'lapsed' }
  return attempt.state === 'captured' && of.remindedAt === undefined && now >= remindAt(heldUntil)
    ? { told: 'reminded', letter: 'reminder' }
    : undefined
}

/** The deposit is paid: until the reminder, then until the hold lapses. */
export function waitFor(of: Standing, now: Date): NextStep {
  if (of.stage === 'ended') return lookAgain(of, now)
  if (of.stage !== 'held' || of.heldUntil === undefined) return wait()
  return wait(of.remindedAt === undefined ? remindAt(of.heldUntil) : new Date(of.heldUntil))
}

const remindAt = (heldUntil: string) => after(heldUntil, -REMINDED_BEFORE_MS)
