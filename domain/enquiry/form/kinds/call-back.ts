import { defineForm, details } from './define-form.ts'

/** A wish to be called. Spec 1.05. */
export const callBack = defineForm(
  {
    formTitleCallBack: 'Ask for a call',
    formSubmitCallBack: 'Call me back',
    sentCallBack: 'Thank you{name}. We will call you.',
    nextCall: 'We call you on the number that you gave.',
  },
  {
    title: 'formTitleCallBack',
    submit: 'formSubmitCallBack',
    message: 'formRemarks',
    required: [],
    steps: [details('name', 'phone', 'preferred_time', 'message', 'terms_conditions')],
    more: ['email', 'location', 'preferred_day', 'opt_in'],
    letter: 'B',
    thanks: 'sentCallBack',
    next: ['nextCall'],
  },
)
