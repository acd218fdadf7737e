import type { WordName } from '../../site/interface-texts.ts'
import type { FieldName } from './field-names.ts'
import type { FormPlan as PlanOfWords } from './kinds/define-form.ts'
import { type FormKind, forms } from './kinds/form-kinds.ts'

export type FormPlan = PlanOfWords<WordName>

/** A form as it is where neither site nor block says otherwise. Spec 2.08, 2.13, 5.09-5.13. */
export const planOf = (kind: FormKind): FormPlan => forms[kind].plan

/** The fields that show where no block says otherwise. */
export const ownFields = ({ steps }: FormPlan): readonly FieldName[] =>
  steps.flatMap(({ fields }) => fields)
