import { defineForm, details, ending, person } from './define-form.ts'

/** A question about finance. Spec 2.08. */
export const finance = defineForm(
  {
    formTitleFinance: 'Ask about finance',
    formSubmitFinance: 'Send finance enquiry',
  },
  {
    title: 'formTitleFinance',
    submit: 'formSubmitFinance',
    message: 'formRemarks',
    required: [],
    steps: [details('budget', ...person, 'dealership_slug', 'location', 'message', ...ending)],
    more: ['preferred_contact', 'preferred_time'],
    locations: ['sales'],
    category: 'Finance Enquiry',
    letter: 'F',
    thanks: 'sentEnquiry',
    next: ['nextAnswer'],
  },
)
