/** Numbers of the measured events. Spec 7.19-7.28. */
export const eventIds = {
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  defaultEnquiry: 22,
  phoneClick: 25,
  favourite: 39,
  usedTestDrive: 48,
  careerEnquiry: 51,
} as const

export type EventName = keyof typeof eventIds
export type EventId = (typeof eventIds)[EventName]
