import { defineForm, details, person } from './define-form.ts'

/** A wish for a day in the workshop. Spec 2.13. */
export const service = defineForm(
  {
    formTitleService: 'Book a service',
    formSubmitService: 'Ask for this booking',
    formNoticed: 'What have you noticed?',
    formNoticedHint: 'Noises, lights on the dash, when it happens.',
    sentService: 'Thank you{name}. We have your booking request.',
    nextService: 'The workshop calls you to agree on the time. Nothing is booked until then.',
  },
  {
    title: 'formTitleService',
    submit: 'formSubmitService',
    message: 'formNoticed',
    messageHint: 'formNoticedHint',
    required: ['own_vehicle'],
    steps: [
      { key: 'car', title: 'formStepCar', fields: ['Rego', 'own_vehicle', 'own_odometer'] },
      { key: 'needs', title: 'formStepNeeds', fields: ['additional_services', 'message'] },
      {
        key: 'when',
        title: 'formStepWhen',
        fields: ['Service Location', 'preferred_day', 'preferred_time'],
      },
      details(...person, 'terms_conditions'),
    ],
    more: ['opt_in', 'preferred_contact'],
    locations: ['service', 'service-and-parts'],
    category: 'Service Booking',
    letter: 'S',
    thanks: 'sentService',
    next: ['nextService'],
  },
)
