import type { EnquiryCategory } from '../category.ts'
import type { FieldName } from './field-names.ts'
import type { FormKind } from './kinds/form-kinds.ts'

/**
 * What a field is to HTML: `checks` are several boxes of one name, `slot` a day and time of the times that
 * are free (`2026-11-26T10:30`, empty for any), `day` a calendar day (`2026-11-26`).
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'radios'
  | 'checks'
  | 'checkbox'
  | 'slot'
  | 'day'
  | 'hidden'

/** A choice of a `select`, of `radios` or of `checks`. */
export interface FieldOption {
  readonly value: string
  readonly label: string
}

/**
 * A field: from it come the HTML, the check in the browser and on the server, the JSON Schema and the
 * docs. All sentences are the site's own, in its spelling. Spec 5.09-5.15, 9.25.
 */
export interface FieldSpec {
  readonly name: FieldName
  readonly kind: FieldKind
  readonly label: string
  readonly hint?: string
  readonly required: boolean
  /** The sentence where nothing was entered; of required fields alone. */
  readonly missing?: string
  /** The sentence for a text that cannot be what is asked for. */
  readonly wrong?: string
  /** The sentence for a phone number with too few digits. */
  readonly tooShort?: string
  readonly tooLong: string
  /** The most characters, as `maxlength` counts them (UTF-16 units). */
  readonly most: number
  /** Sentences for reasons that the server alone finds, by reason (`PhoneReason`). */
  readonly reasons?: Readonly<Record<string, string>>
  /** As HTML has it (WCAG 1.3.5). */
  readonly autocomplete?: string
  readonly options?: readonly FieldOption[]
  /** What it begins with; a `checkbox` that begins ticked has `on`. */
  readonly value?: string
}

/** A part of a form that is shown at a time. Spec 2.53, 4.20. */
export interface FormStep {
  /** In the address: `?step=details`. */
  readonly key: string
  readonly title: string
  readonly fields: readonly FieldSpec[]
}

/** A form of a site about a car, a location or nothing. Spec 5.09-5.15. */
export interface FormSpec {
  readonly kind: FormKind
  /** The id of the block, `form_id` of what is sent. */
  readonly id: string
  /** The category where the buyer chooses none. D19. */
  readonly category: EnquiryCategory
  /** What it is for, as a heading: "Ask about this car". */
  readonly title: string
  readonly steps: readonly FormStep[]
  /** The words beside the opt-in, kept with the lead as they were shown. Spec 5.13. */
  readonly consent?: string
  /** The terms that must be agreed to, and the page that has them. Spec 5.15. */
  readonly terms?: { readonly text: string; readonly page?: string }
  readonly submit: string
}

/** All fields of a form, over its steps. */
export const fieldsOf = ({ steps }: Pick<FormSpec, 'steps'>): readonly FieldSpec[] =>
  steps.flatMap(({ fields }) => fields)

/** How a block narrows a form. An absent or an empty list narrows nothing. */
export interface NarrowedForm {
  /** The id of the block; the kind where absent. */
  readonly id?: string | undefined
  /**
   * Which fields show, and in which order; the form's own order and selection where absent. A name, a way
   * to answer and the terms are asked for in any case.
   */
  readonly fields?: readonly FieldName[] | undefined
  /** The buyer chooses one of these; with one it is a hidden field. */
  readonly categories?: readonly EnquiryCategory[] | undefined
  /** Slugs of the locations to choose from. */
  readonly locations?: readonly string[] | undefined
}

/** What the buyer entered, as a lead keeps it: a phone in E.164, a registration number in capitals. */
export type FormValues = {
  readonly [Name in Exclude<
    FieldName,
    'category' | 'opt_in' | 'terms_conditions' | 'additional_services'
  >]?: string
} & {
  readonly category?: EnquiryCategory
  readonly opt_in?: boolean
  readonly terms_conditions?: boolean
  readonly additional_services?: readonly string[]
}

/** A parsed form: the values of a lead, or a sentence for each field with a fault. */
export type FormReading =
  | { readonly valid: true; readonly values: FormValues }
  | { readonly valid: false; readonly errors: Readonly<Partial<Record<FieldName, string>>> }
