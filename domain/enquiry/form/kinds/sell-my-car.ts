import { defineForm, details, ending, person } from './define-form.ts'

/** What the buyer's own car is worth. Spec 2.08. */
export const sellMyCar = defineForm(
  {
    formTitleSell: 'Sell us your car',
    formSubmitSell: 'Ask for a valuation',
    formCondition: 'Its condition',
    formConditionHint: 'Service history, damage, changes: whatever a buyer would ask.',
    sentSell: 'Thank you{name}. We have the details of your car.',
    nextSell: 'We look at what you sent and call you about it.',
  },
  {
    title: 'formTitleSell',
    submit: 'formSubmitSell',
    message: 'formCondition',
    messageHint: 'formConditionHint',
    required: ['own_vehicle'],
    steps: [
      {
        key: 'car',
        title: 'formStepCar',
        fields: ['Rego', 'own_vehicle', 'own_odometer', 'message'],
      },
      details(...person, 'location', ...ending),
    ],
    more: ['preferred_contact', 'preferred_time'],
    locations: ['sales'],
    category: 'Trade-In Valuation',
    letter: 'V',
    thanks: 'sentSell',
    next: ['nextSell'],
  },
)
