import { isAbsent } from '../../absence.ts'
import { EMAIL_PATTERN } from '../../contact/email.ts'
import { MAX_REGO_CHARACTERS } from '../../contact/thresholds.ts'
import type { FieldSpec } from './fields.ts'
import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from './thresholds.ts'

/** What the check in the browser needs of a field: all of it can stand in attributes of its HTML. */
export type CheckedField = Pick<
  FieldSpec,
  'name' | 'kind' | 'required' | 'missing' | 'wrong' | 'tooShort' | 'tooLong' | 'most'
>

function checkPhone(field: CheckedField, text: string): string | undefined {
  // An extension, and letters in place of digits, are of no use to whoever calls back.
  if (/[^\d\s()+./-]/.test(text)) return field.wrong
  const digits = text.replace(/\D/g, '').length
  if (digits < MIN_PHONE_DIGITS) return field.tooShort
  return digits > MAX_PHONE_DIGITS ? field.tooLong : undefined
}

function checkRego(field: CheckedField, text: string): string | undefined {
  const letters = text.replace(/[\s\p{Dash}]/gu, '')
  if (!/^[a-z0-9]*$/i.test(letters)) return field.wrong
  return letters.length > MAX_REGO_CHARACTERS ? field.tooLong : undefined
}

/**
 * The check of one answer in the browser: presence, length, the shape of an address, of a number; undefined
 * if it may be sent. It refuses nothing that the server takes, needs no library, and the server's word is
 * final. A box that is not ticked is an empty text. Spec 5.09-5.15, 8.12.
 */
export function checkText(field: CheckedField, text: string): string | undefined {
  if (isAbsent(text)) return field.required ? field.missing : undefined
  const entered = text.trim()
  if (field.name === 'Rego') return checkRego(field, entered)
  if (entered.length > field.most) return field.tooLong
  if (field.kind === 'email') return EMAIL_PATTERN.test(entered) ? undefined : field.wrong
  return field.kind === 'tel' ? checkPhone(field, entered) : undefined
}
