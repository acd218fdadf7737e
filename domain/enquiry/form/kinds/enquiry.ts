import { defineForm, details, ending, person } from './define-form.ts'

/** A question about a car, or in general. Spec 5.11-5.14. */
export const enquiry = defineForm(
  {
    formTitleCar: 'Ask about this {vehicleType}',
  },
  {
    title: 'formTitleCar',
    titleWithoutCar: 'formTitleEnquiry',
    submit: 'formSubmitEnquiry',
    message: 'formMessage',
    messageHint: 'formMessageHint',
    required: ['message'],
    steps: [details(...person, 'location', 'Rego', 'message', ...ending)],
    more: ['dealership_slug', 'preferred_contact', 'preferred_time', 'budget', 'company'],
    followsSite: true,
    letter: 'E',
    thanks: 'sentEnquiry',
    next: ['nextAnswer', 'nextNoOrder'],
  },
)
