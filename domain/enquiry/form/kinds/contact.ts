import { defineForm } from './define-form.ts'
import { enquiry } from './enquiry.ts'

/** A question that is about no car. Spec 2.14. */
export const contact = defineForm(enquiry.words, {
  ...enquiry.plan,
  title: 'formTitleEnquiry',
  next: ['nextAnswer'],
})
