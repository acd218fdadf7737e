import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { CarType } from '#domain/car/kinds.ts'
import { dayWindow } from '#domain/promotion/day-window.ts'
import { type Flags, isFeatureOn } from '#domain/site/flags.ts'
import type { When } from './page.ts'

/** What conditions depend on that is the same for every visitor. */
export interface Circumstances {
  readonly flags: Flags
  /** The calendar day in the site's time zone, `2026-11-21` (D5). */
  readonly today: string
  /** Type of the page's car, if it binds one. */
  readonly carType?: CarType | undefined
}

/**
 * Whether a block is part of the page (D3), for any visitor. `viewport` is left to the stylesheet:
 * the server does not know the screen, so the block is always sent.
 */
export function isShown(when: When | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true
  return (
    isFlagOn(when, circumstances) &&
    isOfCarType(when, circumstances) &&
    isInDays(when, circumstances)
  )
}

const isFlagOn = ({ flag }: When, { flags }: Circumstances): boolean =>
  flag === undefined || isFeatureOn(flags, flag)

const isOfCarType = ({ carTypes }: When, { carType }: Circumstances): boolean =>
  carTypes === undefined || (carType !== undefined && carTypes.includes(carType))

const isInDays = ({ from, until }: When, { today }: Circumstances): boolean =>
  dayWindow({ first: from, last: until }, today).eligible

/** Whether a block of the page is shown to this visitor (D3). */
export const isForVisitor = (when: When | undefined, visitor: Visitor): boolean =>
  when?.signedIn === undefined || when.signedIn === isSignedIn(visitor)
