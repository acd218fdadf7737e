import { countryOf } from '../../contact/country-of.ts'
import { phoneExamples } from '../../contact/phone-messages.ts'
import { EMAIL_CHARACTERS_AT_MOST } from '../../contact/thresholds.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldSpec } from './fields.ts'
import { NAME_CHARACTERS_AT_MOST, PHONE_CHARACTERS_AT_MOST } from './thresholds.ts'

/** Who asks. Spec 3.38. */
export function nameField({ say }: FieldContext): FieldSpec {
  const most = NAME_CHARACTERS_AT_MOST
  return {
    ...{ name: 'name', kind: 'text', label: say('formName'), autocomplete: 'name', most },
    ...{ required: true, missing: say('formNameMissing'), tooLong: say('formTooLong', { most }) },
  }
}

/** Where to answer: asked for by every form but one that asks for a call. Spec 3.38. */
export function emailField({ kind, say }: FieldContext): FieldSpec {
  const required = kind !== 'call_back'
  return {
    ...{ name: 'email', kind: 'email', label: say('formEmail'), autocomplete: 'email', required },
    ...(required && { missing: say('formEmailMissing') }),
    ...{ wrong: say('formEmailWrong'), tooLong: say('formEmailLong') },
    most: EMAIL_CHARACTERS_AT_MOST,
  }
}

/** The number to call, with the sentence for each reason that a number is refused. Spec 3.38. */
export function phoneField({ say, site }: FieldContext): FieldSpec {
  const values = { example: phoneExamples[countryOf(site.locale)] }
  return {
    ...{ name: 'phone', kind: 'tel', label: say('formPhone'), autocomplete: 'tel' },
    ...{ required: true, missing: say('formPhoneMissing') },
    wrong: say('formPhoneWrong', values),
    tooShort: say('formPhoneShort', values),
    tooLong: say('formPhoneLong', values),
    reasons: {
      country_not_served: say('formPhoneForeign', values),
      not_in_numbering_plan: say('formPhoneUnknown', values),
    },
    most: PHONE_CHARACTERS_AT_MOST,
  }
}
