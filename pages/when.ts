import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { CarType } from '#domain/car/kinds.ts'
import { carTypeDisplay } from '#domain/promotion/car-type-display.ts'
import { dayWindow } from '#domain/promotion/day-window.ts'
import { type Flags, isFeatureOn } from '#domain/site/flags.ts'
import type { When } from './page.ts'

/** What conditions depend on that is the same for every visitor. */
export interface Circumstances {
  readonly flags: Flags
  /** The calendar day in the site's time zone, `2026-11-21` (D5). */
  readonly today: string
  /**
   * The type of the page's car, or on a search page those that are searched, none for any; absent on
   * other pages.
   */
  readonly carTypes?: readonly CarType[] | undefined
}

/**
 * Whether a block is part of the page (D3), for any visitor. `viewport` is left to the stylesheet:
 * the server does not know the screen, so the block is always sent.
 */
export function isShown(when: When | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true
  return (
    isFlagOn(when, circumstances.flags) &&
    isOfCarType(when, circumstances) &&
    isInDays(when, circumstances)
  )
}

/** Whether a block's feature is on, if it has one. */
export const isFlagOn = ({ flag }: When = {}, flags: Flags): boolean =>
  flag === undefined || isFeatureOn(flags, flag)

const isOfCarType = (
  { carTypes: display, exactCarTypes: strictDisplay = false }: When,
  { carTypes }: Circumstances,
): boolean =>
  display === undefined ||
  (carTypes !== undefined && carTypeDisplay({ display, strictDisplay }, carTypes).eligible)

const isInDays = ({ from, until }: When, { today }: Circumstances): boolean =>
  dayWindow({ first: from, last: until }, today).eligible

/** Whether a block of the page is shown to this visitor (D3). */
export const isForVisitor = (when: When | undefined, visitor: Visitor): boolean =>
  when?.signedIn === undefined || when.signedIn === isSignedIn(visitor)
