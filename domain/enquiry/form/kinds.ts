/** The forms that a buyer fills in. Spec 1.05, 2.08, 2.13, 2.14, 5.09-5.11. */
export const formKinds = [
  'enquiry',
  'test_drive',
  'service',
  'finance',
  'parts',
  'fleet',
  'careers',
  'contact',
  'request_photos',
  'sell_my_car',
  'call_back',
] as const
export type FormKind = (typeof formKinds)[number]

/** Whether a text names a form: that of an address, or of a hidden field. */
export const isFormKind = (name: unknown): name is FormKind =>
  formKinds.some((kind) => kind === name)
