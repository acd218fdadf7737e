import { defineForm, details, ending, person } from './define-form.ts'

/** A question about a part. Spec 2.13. */
export const parts = defineForm(
  {
    formTitleParts: 'Ask for a part',
    formSubmitParts: 'Send parts enquiry',
    formPart: 'Which part do you need?',
    formPartHint: 'Its name or number, and which side it is for.',
  },
  {
    title: 'formTitleParts',
    submit: 'formSubmitParts',
    message: 'formPart',
    messageHint: 'formPartHint',
    required: ['message', 'own_vehicle'],
    steps: [details('own_vehicle', 'Rego', 'message', ...person, 'location', ...ending)],
    more: ['preferred_contact'],
    locations: ['parts', 'service-and-parts'],
    category: 'Parts Enquiry',
    letter: 'P',
    thanks: 'sentEnquiry',
    next: ['nextAnswer'],
  },
)
