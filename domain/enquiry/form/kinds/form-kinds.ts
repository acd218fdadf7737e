import { callBack } from './call-back.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { enquiry } from './enquiry.ts'
import { finance } from './finance.ts'
import { fleet } from './fleet.ts'
import { parts } from './parts.ts'
import { requestPhotos } from './request-photos.ts'
import { sellMyCar } from './sell-my-car.ts'
import { service } from './service.ts'
import { testDrive } from './test-drive.ts'

/** The forms that a buyer fills in, by the names that leads and page files have. Spec 1.05, 2.08, 2.13, 2.14, 5.09-5.11. */
export const forms = {
  enquiry,
  test_drive: testDrive,
  service,
  finance,
  parts,
  fleet,
  careers,
  contact,
  request_photos: requestPhotos,
  sell_my_car: sellMyCar,
  call_back: callBack,
}
export type FormKind = keyof typeof forms

/** Whether a text names a form: that of an address, or of a hidden field. */
export const isFormKind = (name: unknown): name is FormKind =>
  typeof name === 'string' && Object.hasOwn(forms, name)

export const formKinds: readonly FormKind[] = Object.keys(forms).filter(isFormKind)

/** The texts of all kinds that a site may override, of `baseWords`. */
export const formKindWords = {
  ...enquiry.words,
  ...testDrive.words,
  ...service.words,
  ...finance.words,
  ...parts.words,
  ...fleet.words,
  ...careers.words,
  ...requestPhotos.words,
  ...sellMyCar.words,
  ...callBack.words,
}
