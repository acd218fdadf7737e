// Constants of their own: a page's script has these, and not the numbers of all events.
/** A click that reveals or dials a phone (Spec 7.25). */
export const PHONE_CLICK = 25
/** A car is saved (Spec 4.15). */
export const FAVOURITE = 39
// Events for which the specification has no number: ours begin at 1001, above all of its own.
/** A car's page is opened. */
export const CAR_VIEW = 1001
/** A car is chosen to be compared. */
export const COMPARE = 1002
/** A list of results is opened, or its filters change. */
export const SEARCH = 1003
/** Such a search finds nothing; it counts as a search too. */
export const EMPTY_SEARCH = 1004

/** Numbers of the measured events: Spec 7.19-7.28, and our own from 1001. */
export const eventIds = {
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  defaultEnquiry: 22,
  phoneClick: PHONE_CLICK,
  favourite: FAVOURITE,
  usedTestDrive: 48,
  careerEnquiry: 51,
  carView: CAR_VIEW,
  compare: COMPARE,
  search: SEARCH,
  emptySearch: EMPTY_SEARCH,
} as const

export type EventName = keyof typeof eventIds
export type EventId = (typeof eventIds)[EventName]
