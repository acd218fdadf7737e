import type { WordName } from '../../site/interface-texts.ts'
import { presetMessage } from '../preset-message.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldName, FieldSpec } from './fields.ts'
import {
  CHOICE_CHARACTERS_AT_MOST,
  MESSAGE_CHARACTERS_AT_MOST,
  REGO_TYPED_CHARACTERS_AT_MOST,
  SHORT_TEXT_CHARACTERS_AT_MOST,
} from './thresholds.ts'

/** The message: required where the form says so, unless the site does not; preset for a car that is gone. Spec 5.12, 5.14. */
export function messageField({ about, plan, say, site }: FieldContext): FieldSpec {
  const most = MESSAGE_CHARACTERS_AT_MOST
  const isOwn = plan.message === 'formMessage'
  const required = plan.required.includes('message') && !(isOwn && site.forms.messageOptional)
  const value = presetMessage(about.car, site.words)
  return {
    ...{ name: 'message', kind: 'textarea', label: say(plan.message), required, most },
    ...(plan.messageHint && { hint: say(plan.messageHint) }),
    ...(required && { missing: say('formMessageMissing') }),
    tooLong: say('formTooLong', { most }),
    ...(value !== undefined && { value }),
  }
}

/** The registration number of the buyer's car. Spec 3.38, 5.13. */
export const regoField = ({ say }: FieldContext): FieldSpec => ({
  ...{ name: 'Rego', kind: 'text', label: say('formRego'), required: false },
  ...{ wrong: say('formRegoWrong'), tooLong: say('formRegoLong') },
  ...{ most: REGO_TYPED_CHARACTERS_AT_MOST, autocomplete: 'off' },
})

/** What a short text is asked for with. */
export interface ShortText {
  readonly label: WordName
  readonly hint?: WordName
  readonly missing?: WordName
  readonly autocomplete?: string
  readonly value?: string | undefined
}

/** A short text that is kept as it is typed. */
export function shortField(name: FieldName, about: ShortText, context: FieldContext): FieldSpec {
  const { plan, say } = context
  const most = SHORT_TEXT_CHARACTERS_AT_MOST
  const { autocomplete, hint, label, missing, value } = about
  const required = missing !== undefined && plan.required.includes(name)
  return {
    ...{ name, kind: 'text', label: say(label), required, most },
    ...(hint && { hint: say(hint) }),
    ...(required && { missing: say(missing) }),
    tooLong: say('formTooLong', { most }),
    ...(autocomplete && { autocomplete }),
    ...(value && { value: value.slice(0, most) }),
  }
}

/** The day and time of a visit, of the times that are free; empty for any. Spec 5.09. */
export function slotField({ about, say }: FieldContext): FieldSpec {
  const at = about.parameters?.at
  return {
    ...{ name: 'dateTime', kind: 'slot', label: say('formSlot'), required: false },
    ...{ wrong: say('formSlotWrong'), tooLong: say('formSlotWrong') },
    most: CHOICE_CHARACTERS_AT_MOST,
    ...(at && { value: at }),
  }
}

/** The day that the buyer would like: a wish. */
export const dayField = ({ say }: FieldContext): FieldSpec => ({
  ...{ name: 'preferred_day', kind: 'day', label: say('formDay'), required: false },
  ...{ wrong: say('formDayWrong'), tooLong: say('formDayWrong') },
  most: CHOICE_CHARACTERS_AT_MOST,
})
