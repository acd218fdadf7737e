import type { FinanceLender } from '../car/finance-lender.ts'
import { calendarDay } from '../format.ts'
import { termMonthsOf } from './loan-term.ts'
import { MONTHS_PER_YEAR } from './thresholds.ts'

/** What provider 4's estimate shows besides its payment: whole dollars, years, a calendar day. */
export type Provider4Layout = {
  deposit?: number | undefined
  termYears?: number | undefined
  finalPayment: number
  /** Last day of the offer, `2026-12-31`. */
  offerEnds?: string | undefined
}

/**
 * A final payment is $0 if the lender states none. The offer's last day is the site's and is shown up
 * to that day: one that moved on by itself would be false urgency. Spec 9.16.
 */
export function provider4Layout(
  lender: FinanceLender,
  settings: { offerEnds?: string | undefined },
  { now, timeZone }: { now: Date; timeZone: string },
): Provider4Layout {
  const months = termMonthsOf(lender)
  const { offerEnds = '' } = settings
  // An empty string sorts before every day.
  const isOver = offerEnds < calendarDay(now, timeZone)
  return {
    deposit: lender.deposit,
    termYears: months && months / MONTHS_PER_YEAR,
    finalPayment: lender.balloon ?? 0,
    offerEnds: isOver ? undefined : offerEnds,
  }
}
