import { fillPlaceholders } from '../../fill-placeholders.ts'
import { presetMessage } from '../preset-message.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldName } from './field-names.ts'
import type { FieldSpec } from './fields.ts'
import {
  MAX_CHOICE_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_REGO_TYPED_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from './thresholds.ts'

/** The message: required where the form says so, unless the site does not; preset for a car that is gone, and for a model. Spec 3.23, 5.12, 5.14. */
export function messageField({ about, plan, words, site }: FieldContext): FieldSpec {
  const most = MAX_MESSAGE_CHARACTERS
  const required =
    plan.required.includes('message') && !(plan.followsSite && site.forms.messageOptional)
  const model = about.parameters?.model
  const value =
    presetMessage(about.car, site.words) ??
    (model && fillPlaceholders(words.modelMessage, { model }))
  return {
    name: 'message',
    kind: 'textarea',
    label: words[plan.message],
    required,
    most,
    ...(plan.messageHint && { hint: words[plan.messageHint] }),
    ...(required && { missing: words.formMessageMissing }),
    tooLong: fillPlaceholders(words.formTooLong, { most }),
    ...(value !== undefined && { value }),
  }
}

/** The registration number of the buyer's car. Spec 3.38, 5.13. */
export const regoField = ({ words }: FieldContext): FieldSpec => ({
  name: 'Rego',
  kind: 'text',
  label: words.formRego,
  required: false,
  wrong: words.formRegoWrong,
  tooLong: words.formRegoLong,
  most: MAX_REGO_TYPED_CHARACTERS,
  autocomplete: 'off',
})

/** What a short text is asked for with. */
export interface ShortText {
  readonly label: string
  readonly hint?: string
  readonly missing?: string
  readonly autocomplete?: string
  readonly value?: string | undefined
}

/** A short text that is kept as it is typed. */
export function shortField(name: FieldName, about: ShortText, context: FieldContext): FieldSpec {
  const { plan, words } = context
  const most = MAX_SHORT_TEXT_CHARACTERS
  const { autocomplete, hint, label, missing, value } = about
  const required = missing !== undefined && plan.required.some((one) => one === name)
  return {
    name,
    kind: 'text',
    label: label,
    required,
    most,
    ...(hint && { hint }),
    ...(required && { missing }),
    tooLong: fillPlaceholders(words.formTooLong, { most }),
    ...(autocomplete && { autocomplete }),
    ...(value && { value: value.slice(0, most) }),
  }
}

/** The day and time of a visit, of the times that are free; empty for any. Spec 5.09. */
export function slotField({ about, words }: FieldContext): FieldSpec {
  const at = about.parameters?.at
  return {
    name: 'dateTime',
    kind: 'slot',
    label: words.formSlot,
    required: false,
    wrong: words.formSlotWrong,
    tooLong: words.formSlotWrong,
    most: MAX_CHOICE_CHARACTERS,
    ...(at && { value: at }),
  }
}

/** The day that the buyer would like: a wish. */
export const dayField = ({ words }: FieldContext): FieldSpec => ({
  name: 'preferred_day',
  kind: 'day',
  label: words.formDay,
  required: false,
  wrong: words.formDayWrong,
  tooLong: words.formDayWrong,
  most: MAX_CHOICE_CHARACTERS,
})
