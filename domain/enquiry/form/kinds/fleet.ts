import { defineForm, details, ending, person } from './define-form.ts'

/** Vehicles for a company. Spec 2.08. */
export const fleet = defineForm(
  {
    formTitleFleet: 'Vehicles for your company',
    formSubmitFleet: 'Send fleet enquiry',
    formFleetNeeds: 'What do you need?',
  },
  {
    title: 'formTitleFleet',
    submit: 'formSubmitFleet',
    message: 'formFleetNeeds',
    required: ['message', 'company'],
    steps: [details('company', ...person, 'fleet_size', 'message', ...ending)],
    more: ['location', 'budget', 'preferred_contact', 'preferred_time'],
    category: 'Fleet Enquiry',
    letter: 'L',
    thanks: 'sentEnquiry',
    next: ['nextAnswer'],
  },
)
