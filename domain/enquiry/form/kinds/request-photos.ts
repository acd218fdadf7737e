import { defineForm, details, person } from './define-form.ts'

/** More photos of a car. Spec 5.10. */
export const requestPhotos = defineForm(
  {
    formTitlePhotos: 'Ask for photos',
    formSubmitPhotos: 'Ask for photos',
    formPhotosWanted: 'What would you like to see?',
    sentPhotos: 'Thank you{name}. We have your request for photos.',
    nextPhotos: 'We send the photos to you.',
  },
  {
    title: 'formTitlePhotos',
    submit: 'formSubmitPhotos',
    message: 'formPhotosWanted',
    required: [],
    steps: [details(...person, 'message', 'terms_conditions')],
    more: ['opt_in'],
    category: 'Request Photos',
    letter: 'R',
    thanks: 'sentPhotos',
    next: ['nextPhotos'],
  },
)
