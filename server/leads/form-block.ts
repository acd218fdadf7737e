import { z } from 'zod'
import type { FormSpec } from '#domain/enquiry/form/fields.ts'
import { formOf } from '#domain/enquiry/form/form-of.ts'
import { formProps } from '#domain/site/forms.ts'
import type { LeadCar } from './lead-car.ts'
import type { Submission } from './submission.ts'

const props = z.object(formProps)

/** The form of a block, about the car and the place of its page, as it was shown; undefined for another block. */
export function specOf(
  { tenant, page, block }: Pick<Submission, 'tenant' | 'page' | 'block'>,
  { car }: Exclude<LeadCar, 'unknown'>,
): FormSpec | undefined {
  const read = props.safeParse(block.props)
  if (!read.success) return undefined
  const { form, ...narrowed } = read.data
  const about = { car, location: page.records.location, parameters: page.parameters }
  return formOf(form, tenant.site, { id: block.id, ...narrowed }, about)
}
