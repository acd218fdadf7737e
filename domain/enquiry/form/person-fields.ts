import { countryOf } from '../../contact/country-of.ts'
import { phoneExamples } from '../../contact/phone-messages.ts'
import { MAX_EMAIL_CHARACTERS } from '../../contact/thresholds.ts'
import { fillPlaceholders } from '../../fill-placeholders.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldSpec } from './fields.ts'
import { MAX_NAME_CHARACTERS, MAX_PHONE_CHARACTERS } from './thresholds.ts'

/** Who asks. Spec 3.38. */
export function nameField({ words }: FieldContext): FieldSpec {
  const most = MAX_NAME_CHARACTERS
  return {
    name: 'name',
    kind: 'text',
    label: words.formName,
    autocomplete: 'name',
    most,
    required: true,
    missing: words.formNameMissing,
    tooLong: fillPlaceholders(words.formTooLong, { most }),
  }
}

/** Where to answer: optional where a block adds it to a form that asks for a call. Spec 3.38. */
export function emailField({ plan, words }: FieldContext): FieldSpec {
  const required = !plan.more?.includes('email')
  return {
    name: 'email',
    kind: 'email',
    label: words.formEmail,
    autocomplete: 'email',
    required,
    ...(required && { missing: words.formEmailMissing }),
    wrong: words.formEmailWrong,
    tooLong: words.formEmailLong,
    most: MAX_EMAIL_CHARACTERS,
  }
}

/** The number to call, with the sentence for each reason that a number is refused. Spec 3.38. */
export function phoneField({ words, site }: FieldContext): FieldSpec {
  const values = { example: phoneExamples[countryOf(site.locale)] }
  return {
    name: 'phone',
    kind: 'tel',
    label: words.formPhone,
    autocomplete: 'tel',
    required: true,
    missing: words.formPhoneMissing,
    wrong: fillPlaceholders(words.formPhoneWrong, values),
    tooShort: fillPlaceholders(words.formPhoneShort, values),
    tooLong: fillPlaceholders(words.formPhoneLong, values),
    reasons: {
      country_not_served: fillPlaceholders(words.formPhoneForeign, values),
      not_in_numbering_plan: fillPlaceholders(words.formPhoneUnknown, values),
    },
    most: MAX_PHONE_CHARACTERS,
  }
}
