import { defineForm, details, person } from './define-form.ts'

/** A person who would like to work there. Spec 2.08. */
export const careers = defineForm(
  {
    formTitleCareers: 'Work with us',
    formSubmitCareers: 'Send to us',
    formAboutYou: 'About you',
    formAboutYouHint:
      'What you do now, and the work that you are after. We ask for a CV later, by email.',
    sentCareers: 'Thank you{name}. We have your message.',
    nextCareers: 'We read it and write back. A CV can follow by email.',
  },
  {
    title: 'formTitleCareers',
    submit: 'formSubmitCareers',
    message: 'formAboutYou',
    messageHint: 'formAboutYouHint',
    required: ['message'],
    steps: [details(...person, 'location', 'message', 'terms_conditions')],
    category: 'Careers Enquiry',
    letter: 'C',
    thanks: 'sentCareers',
    next: ['nextCareers'],
  },
)
