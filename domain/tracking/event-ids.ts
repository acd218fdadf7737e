// Constants of their own: a page's script has these two, and not the numbers of all events.
/** A click that reveals or dials a phone (Spec 7.25). */
export const PHONE_CLICK = 25
/** A car is saved (Spec 4.15). */
export const FAVOURITE = 39

/** Numbers of the measured events. Spec 7.19-7.28. */
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
} as const

export type EventName = keyof typeof eventIds
export type EventId = (typeof eventIds)[EventName]
