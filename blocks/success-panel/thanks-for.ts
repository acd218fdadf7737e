import type { FormKind } from '#domain/enquiry/form/kinds.ts'
import type { Words } from '#domain/site/interface-texts.ts'

/** The heading of the thanks for a form; of a booked test drive its own. Spec 2.09, D27. */
export function thanksFor(form: FormKind, words: Words, isBooked: boolean): string {
  switch (form) {
    case 'test_drive':
      return isBooked ? words.sentBooked : words.sentTestDrive
    case 'service':
      return words.sentService
    case 'request_photos':
      return words.sentPhotos
    case 'sell_my_car':
      return words.sentSell
    case 'call_back':
      return words.sentCallBack
    case 'careers':
      return words.sentCareers
    default:
      return words.sentEnquiry
  }
}
