import { createHash } from 'node:crypto'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'

/** Crockford's base 32: no letter that is read as a digit, or that makes a word. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The kind of a lead that comes by no form: a car that is held. */
export const RESERVATION = 'reservation'
/** What a buyer paid as the dealer asked. Spec 2.12. */
export const PAYMENT = 'payment'

const CHARACTERS = 6
const FIRST_GROUP = 4

/**
 * What a buyer reads out on the phone, such as `T-8M2P-06`: the same for the same lead. Short, so two leads
 * of many thousand may share one; the lead's id is what tells them apart.
 */
export function referenceOf(
  kind: FormKind | typeof RESERVATION | typeof PAYMENT,
  leadId: string,
): string {
  const digest = createHash('sha256').update(leadId).digest()
  const text = Array.from(
    digest.subarray(0, CHARACTERS),
    (byte) => DIGITS[byte % DIGITS.length],
  ).join('')
  const letter = kind === RESERVATION ? 'H' : kind === PAYMENT ? 'M' : planOf(kind).letter
  return `${letter}-${text.slice(0, FIRST_GROUP)}-${text.slice(FIRST_GROUP)}`
}
