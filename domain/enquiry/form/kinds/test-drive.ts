import { defineForm, details, person } from './define-form.ts'

/** A drive at a time that is free. Spec 5.09, D21. */
export const testDrive = defineForm(
  {
    formTitleTestDrive: 'Book a test drive',
    formSubmitTestDrive: 'Book test drive',
    formSubmitViewing: 'Book this time',
    sentTestDrive: 'Thank you{name}. We have your request for a test drive.',
    sentViewing: 'Thank you{name}. We have your request to look it over.',
    sentViewingBooked: 'Your time to look it over is booked{name}',
    sentBooked: 'Your test drive is booked{name}',
    nextDriveAsked: 'We confirm your time, or call you to find one. Bring your driver licence.',
    nextDriveBooked: 'Bring your driver licence. If something comes up, call us.',
    nextViewingAsked: 'We confirm your time, or call you to find one.',
    nextViewingBooked: 'If something comes up, call us.',
  },
  {
    title: 'formTitleTestDrive',
    submit: 'formSubmitTestDrive',
    forCaravan: {
      title: 'viewing',
      submit: 'formSubmitViewing',
      thanks: 'sentViewing',
      next: ['nextViewingAsked'],
      booked: { thanks: 'sentViewingBooked', next: ['nextViewingBooked'] },
    },
    message: 'formRemarks',
    required: [],
    steps: [
      { key: 'time', title: 'formStepTime', fields: ['location', 'dateTime'] },
      details(...person, 'message', 'terms_conditions'),
    ],
    more: ['opt_in', 'preferred_contact'],
    locations: ['sales'],
    category: 'Test Drive',
    letter: 'T',
    thanks: 'sentTestDrive',
    next: ['nextDriveAsked'],
    booked: { thanks: 'sentBooked', next: ['nextDriveBooked'] },
  },
)
