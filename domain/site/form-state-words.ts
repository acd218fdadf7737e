/** Texts of a form while it is filled in and sent that a site may override, of `baseWords`. Spec 4.19, 8.04, 8.05. */
export const formStateWords = {
  formOptional: '(optional)',
  formFaults: 'Please fix the following errors:',
  formErrorTitle: 'Error: {title}',
  formSending: 'Sending…',
  formSendAgain: 'Send again',
  formStepOf: 'Step {step} of {steps}',
  formContinue: 'Continue',
  formBack: 'Back',
  formChange: 'Change',
  formChoose: 'Please choose',
  formTermsPage: 'Read the terms of use',
  formYardTimes: 'See the free times at',
  formOtherYard: 'Another location',
  formInStock: 'In stock now',
  formTrap: 'Leave this field empty',
  formNotSent: 'Your enquiry was not sent',
  formFailed: 'An error occurred when submitting this form',
  formUnexpected: 'An unexpected error occured',
  formKept: 'Everything you typed is still here. Please try again, or call us.',
  formOffline: 'You are offline',
  formOfflineAdvice:
    'Nothing has been sent. What you typed is kept on this device. When you are back online, press Send.',
  formNoAnswer: 'We do not know yet if that reached us',
  formNoAnswerAdvice:
    'No answer came within 15 seconds. Send it again: if the first one did arrive, we count it only once.',
  formRefused: 'We could not take this from your connection. Please call us on {phone}.',
  formCarUnknown: 'We cannot find this vehicle any more. Please call us on {phone}.',
  formSlotTaken:
    'Someone has just booked {time}. Your details are kept. Please choose another time.',
  formSlotsNear: 'Free near it: {times}.',
  formSlotGone: 'This time cannot be booked any more. Please choose another one.',
} as const
