import { MAX_IMAGES } from './thresholds.ts'

/** Messages of the valuation's fields. Spec 5.20-5.25, 8.11, 8.12. */
export const valuationMessages = {
  errorsHeading: 'Please fix the following errors:',
  required: '* This field is required',
  noCarChosen: '* Please choose one car.',
  odometerUnclear: 'Please enter the odometer in whole kilometres, such as 85,000.',
  imageTooBig: 'Please upload an image file under 10MB',
  imageEmpty: 'This image file is empty. Please choose another one.',
  imageType: 'Please upload a JPEG, JPG, PNG, GIF or HEIC image.',
  imageTooManyPixels: 'This image has too many pixels. Please upload a smaller one.',
  imageUnreadable: 'This image file is damaged. Please choose another one.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  olderForm: 'You went on from here before. This is where you are now; nothing was lost.',
  tooManyImages: `You can only upload ${MAX_IMAGES} images`,
} as const

/** Messages of the valuation's failed calls. Spec 8.05, 8.07, 8.10. */
export const valuationFailures = {
  submission: 'An error occurred while submitting the form. Please try again.',
  /** For the console only: the valuation continues. */
  saving: 'Failed to save valuation data',
  noMatch: 'Unfortunately, we could not find a match for your registration number.',
  noMatchAdvice:
    'Check the number and the state, or contact our team: we will value your car with you.',
} as const

/** The form's question about a loan on the car. Spec 5.17. */
export const FINANCE_QUESTION = 'Is Your Car Currently Under Finance?'

/** The actions offered if nothing matches, in order. Spec 4.26, 8.10. */
export const noMatchActions = ['call', 'contact', 'back'] as const
