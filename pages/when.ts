import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { CarType } from '#domain/car/kinds.ts'
import { type Eligibility, reasonsOf } from '#domain/eligibility.ts'
import { carTypeDisplay, type DisplayReason } from '#domain/promotion/car-type-display.ts'
import { dayWindow, type WindowReason } from '#domain/promotion/day-window.ts'
import type { Flags } from '#domain/site/flags.ts'
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
    carTypeAnswer(when, circumstances).eligible &&
    dayAnswer(when, circumstances).eligible
  )
}

/** Whether a block's feature is on, if it has one. */
export const isFlagOn = ({ flag }: When = {}, flags: Flags): boolean =>
  flag === undefined || flags[flag]

/** Whether a block of the page is shown to this visitor (D3). */
export const isForVisitor = (when: When | undefined, visitor: Visitor): boolean =>
  when?.signedIn === undefined || when.signedIn === isSignedIn(visitor)

/** Why a condition hides a block. */
export type WhenReason =
  | 'feature_off'
  | 'no_car_type_here'
  | DisplayReason
  | WindowReason
  | 'not_signed_in'
  | 'signed_in'
  /** Known where the page is shown. */
  | 'other_screen'

/** A condition of a block, by its name in `when`, and why it hides the block, if it does. */
export interface Condition {
  readonly name: Exclude<keyof When, 'exactCarTypes'>
  readonly reason?: WhenReason
  /** The feature, where the condition is one. */
  readonly flag?: When['flag']
}

/** The conditions of a block, each with its answer; that of `viewport` is left to who shows the page. */
export function conditionsOf(
  when: When,
  circumstances: Circumstances,
  visitor: Visitor,
): Condition[] {
  const [carType] = reasonsOf(carTypeAnswer(when, circumstances))
  const days = reasonsOf(dayAnswer(when, circumstances))
  const forOthers = isForVisitor(when, visitor)
    ? undefined
    : when.signedIn
      ? 'not_signed_in'
      : 'signed_in'
  const answers: readonly (readonly [Condition['name'], WhenReason | undefined])[] = [
    ['flag', isFlagOn(when, circumstances.flags) ? undefined : 'feature_off'],
    ['carTypes', carType],
    ['from', days.find((reason) => reason === 'not_started')],
    ['until', days.find((reason) => reason === 'expired')],
    ['viewport', undefined],
    ['signedIn', forOthers],
  ]
  return answers.flatMap(([name, reason]) =>
    when[name] === undefined
      ? []
      : [{ name, ...(reason && { reason }), ...(name === 'flag' && { flag: when.flag }) }],
  )
}

function carTypeAnswer(
  { carTypes: display, exactCarTypes: strictDisplay = false }: When,
  { carTypes }: Circumstances,
): Eligibility<DisplayReason | 'no_car_type_here'> {
  if (display === undefined) return { eligible: true }
  return carTypes === undefined
    ? { eligible: false, reasons: ['no_car_type_here'] }
    : carTypeDisplay({ display, strictDisplay }, carTypes)
}

const dayAnswer = ({ from, until }: When, { today }: Circumstances): Eligibility<WindowReason> =>
  dayWindow({ first: from, last: until }, today)
