import { isAbsent } from '../absence.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'

/** Why a form is not stored. */
export type StoredFormReason = 'name_missing' | 'email_missing' | 'phone_missing'

/** Whether a form's values are stored in the browser for the next form. Spec 5.16. */
export const storedForReuse = (values: {
  name?: unknown
  email?: unknown
  phone?: unknown
}): Eligibility<StoredFormReason> =>
  eligibleUnless(
    ['name_missing', isAbsent(values.name)],
    ['email_missing', isAbsent(values.email)],
    ['phone_missing', isAbsent(values.phone)],
  )
